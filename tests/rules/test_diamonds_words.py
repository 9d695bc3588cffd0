"""Tests for the words of Diamonds & Dragons: previews, the head of the table, the captions under the piles, and
events."""

import pytest

from game.bots import stream
from game.core.cards import parse
from game.core.deck import face
from game.core.match import Match
from game.core.narration import sentence
from game.core.view import Action
from game.rules.diamonds import GAME
from game.rules.diamonds.dealer import Dealer
from game.rules.diamonds.greedy import Greedy
from tests.rules.diamonds import do, options, table, told

OPEN = [f"1:turn room.{place}" for place in range(4)]
WEAK = "2D 3D 4D 5D 6D 7D 8D"


def foreseen(match: Match, action: str, seat: int = 0):
    """The preview of an action."""
    return GAME.preview(match.view(seat), Action.parse(action)._replace(seat=seat))


def head(match: Match, seat: int = 0) -> str:
    return str(GAME.status(match.view(seat)))


def captions(match: Match) -> dict[str, str]:
    return {id: str(text) for id, text in GAME.captions(match.view(0)).items()}


def heard(match: Match) -> list[str]:
    """The sentences of the last action."""
    return [str(said) for event in match.state.news if (said := sentence(GAME.messages, event))]


def name(id: str) -> str:
    """The name of a card."""
    return str(face(parse(id)))


# before an action


@pytest.mark.parametrize(
    ("weapon", "slain", "hp", "words", "chip", "kind", "loss", "fatal"),
    [
        ("", "", 20, "Bare hands: lose 9", "−9", "bare", 9, False),
        ("", "", 10, "Bare hands: lose 9", "−9", "bare", 9, False),
        ("", "", 9, "Bare hands: lose 9, and the party falls", "−9", "bare", 9, True),
        ("5D", "", 20, "Spear: lose 4", "−4", "damage", 4, False),
        ("5D", "10S", 4, "Spear: lose 4, and the party falls", "−4", "damage", 4, True),
        ("10D", "10S", 20, "Battle Axe: no harm", "0", "damage", 0, False),
        ("5D", "9S", 20, "Breaks: lose all 9", "−9", "breaks", 9, False),
        ("5D", "8S", 9, "Breaks: lose all 9, and the party falls", "−9", "breaks", 9, True),
    ],
)
def test_a_fight_is_foreseen(weapon, slain, hp, words, chip, kind, loss, fatal):
    found = foreseen(table("9C 2D 3D 4D", weapon=weapon, slain=slain, hp=hp), "fight 9C")
    assert (str(found.text), found.chip, found.kind, found.fatal) == (words, chip, kind, fatal)
    assert found.changes == ({"hp.0": -loss} if loss else {})


@pytest.mark.parametrize(
    ("hp", "drank", "chip", "kind", "gain"),
    [
        (5, False, "+9", "heal", 9),
        (15, False, "+5", "heal", 5),
        (20, False, "+0", "heal", 0),
        (5, True, "0", "wasted", 0),
    ],
)
def test_a_potion_is_foreseen(hp, drank, chip, kind, gain):
    found = foreseen(table("9H 2D 3D 4D", hp=hp, drank_0=drank), "drink 9H")
    assert (found.chip, found.kind, found.changes) == (chip, kind, {"hp.0": gain} if gain else {})


def test_a_new_weapon_and_the_old_one_it_replaces_are_foreseen():
    assert str(foreseen(table("9D 2C 3C 4C"), "take 9D").text) == f"Take the {name('9D')}: strength 9"
    swap = foreseen(table("9D 2C 3C 4C", weapon="4D"), "take 9D")
    assert (str(swap.text), swap.chip) == (f"Take the {name('9D')}, drop the {name('4D')}", "9")
    assert swap.kind == "better"


def test_a_weaker_weapon_is_no_gain_and_is_said_to_be_weaker():
    worse = foreseen(table("2D 2C 3C 4C", weapon="10D"), "take 2D")
    assert (str(worse.text), worse.chip) == (f"Take the {name('2D')}: weaker, 2 instead of 10", "2")
    assert worse.kind == "weaker"
    fresh = foreseen(table("9D 2C 3C 4C", weapon="10D", slain="KS"), "take 9D")
    assert str(fresh.text) == f"Take the {name('9D')}: fresh, but weaker. The {name('10D')} breaks on 13+"
    assert (fresh.chip, fresh.kind) == ("9", "weaker")


@pytest.mark.parametrize(
    ("slain", "new", "chip", "kind", "words"),
    [
        ("2S", "8D", "8", "better", "Take the War Hammer: fresh. The Battle Axe breaks on anything"),
        ("5S", "8D", "8", "better", "Take the War Hammer: fresh. The Battle Axe breaks on 5+"),
        ("9S", "8D", "8", "better", "Take the War Hammer: fresh. The Battle Axe breaks on 9+"),
        ("9S", "5D", "5", "weaker", "Take the Spear: fresh, but weaker. The Battle Axe breaks on 9+"),
    ],
)
def test_a_new_weapon_is_compared_with_what_the_old_one_still_can(slain, new, chip, kind, words):
    found = foreseen(table(f"{new} 2C 3C 4C", weapon="10D", slain=slain), f"take {new}")
    assert (found.chip, found.kind, str(found.text)) == (chip, kind, words)


def test_a_run_says_how_many_cards_go_back():
    assert "all 4 cards" in str(foreseen(table("9D 2C 3C 4C"), "run").text)
    assert "all 7 cards" in str(foreseen(table(WEAK, mode="duo"), "run").text)


def test_what_a_dealer_may_say_is_foreseen_and_own_words_are_called_so():
    match = do(Match(GAME, options("dealer"), 1), *OPEN)
    *lines, own = [str(GAME.preview(match.view(1), action).text) for action in match.legal(1)]
    assert own == "Say in your own words what the party sees"
    assert len(set(lines)) == 5
    assert own not in lines


def test_the_dealer_counts_the_places_of_the_room_from_one():
    assert [str(foreseen(Match(GAME, options("dealer"), 1), f"turn room.{n}", 1).text)[-1] for n in (0, 3)] == [
        "1",
        "4",
    ]


# the head of the table


def test_alone_the_head_says_how_many_cards_and_that_one_may_run():
    match = table("2D 3D 4D 5D", deck="6D 7D 8D")
    assert head(match) == "Face 3 of the 4 cards, or run"
    assert head(do(match, "take 2D")) == "Face 2 more cards"
    assert head(do(match, "take 3D")) == "Face 1 more card"


def test_after_a_run_the_head_says_that_this_room_must_be_faced():
    match = do(table("2D 3D 4D 5D"), "run")
    assert head(match) == "You ran from the last room: face 3 cards of this one"
    card = next(action for action in match.legal(0))
    assert head(do(match, str(card))) == "Face 2 more cards"


def test_all_of_the_last_room_is_ones_own():
    assert head(table("2D 3D 4D", deck="")) == "Face 3 more cards"


def test_of_two_the_first_decides_and_each_has_half_of_the_room():
    match = table(WEAK, mode="duo")
    assert head(match) == "You decide for both: face the room, or run"
    assert head(match, 1) == "The other party picks a card"
    do(match, "take 2D")
    assert (head(match), head(match, 1)) == ("The other party picks a card", "Face 3 more cards")
    assert head(table(WEAK, mode="duo", hp=0, turn=1, taken=1), 1) == "Face 6 more cards"


def test_who_stands_alone_decides_for_itself():
    """A surviving party is not told that it decides for the fallen one."""
    assert head(table(WEAK, mode="duo", hp=0, turn=1), 1) == "Face 6 of the 7 cards, or run"


def test_while_the_dealer_works_each_seat_hears_its_own():
    match = Match(GAME, options("dealer"), 1)
    assert (head(match), head(match, 1)) == ("The Dealer turns the cards", "Turn the cards up, in any order")
    do(match, *OPEN)
    assert head(match) == "Face 3 of the 4 cards, or run"
    assert head(match, 1) == "Tell what they see, or let them choose"
    do(match, "1:say Well%20well")
    assert head(match, 1) == "The party picks a card"
    do(match, "run")
    assert (head(match), head(match, 1)) == ("The Dealer gathers the cards", "They ran: gather the cards")


@pytest.mark.parametrize(
    ("mine", "theirs", "words"),
    [
        (20, 20, "Both parties made it out"),
        (2, 20, "Only the second party made it out"),
        (20, 3, "Only the first party made it out"),
        (2, 3, "Neither party made it out"),
    ],
)
def test_the_end_of_two_is_told_for_both(mine, theirs, words):
    match = do(table("2C 3C 4D 5D 6D 7D", mode="duo", deck="", hp=mine, other={"hp": theirs}), "fight 2C", "fight 3C")
    while not match.over:
        do(match, str(match.legal(match.state.to_act[0])[0]))
    assert head(match) == head(match, 1) == words


@pytest.mark.parametrize(("hp", "words"), [(6, "The party made it out"), (5, "The party fell in the dungeon")])
def test_the_end_of_one_is_told(hp, words):
    assert head(do(table("5C", deck="", hp=hp), "fight 5C")) == words


# under the piles


def test_the_weapon_says_what_it_still_strikes():
    assert captions(table("2C"))["weapon.0"] == "No weapon"
    assert captions(table("2C", weapon="5D"))["weapon.0"] == "Strikes anything"
    assert captions(table("2C", weapon="5D", slain="KC 9C"))["weapon.0"] == "Breaks on 9+"
    assert captions(table("2C", weapon="5D", slain="2S"))["weapon.0"] == "Breaks on anything"


def test_one_party_has_hit_points_and_two_have_names():
    assert captions(table("2C"))["hp.0"] == "Hit points"
    two = captions(table("2C", mode="duo"))
    assert (two["hp.0"], two["hp.1"]) == ("First party", "Second party")


# events


def test_each_deed_is_told():
    match = table("2D 9C 3H 4H", weapon="5D", slain="6S", hp=4)
    assert told(do(match, "take 2D")) == ["equip"]
    assert told(do(match, "drink 3H")) == ["drink", "hero-up"]
    match = table("9C 3H 4H 2D", weapon="5D", slain="6S", hp=10, drank_0=True)
    assert told(do(match, "drink 3H")) == ["wasted"]
    assert told(do(match, "fight 9C")) == ["weapon-breaks", "strike", "hero-down", "hero-down"]
    assert told(do(Match(GAME, options("dealer"), 1), OPEN[0])) == ["turned"]


@pytest.mark.parametrize(("turn", "whose"), [(0, "First party"), (1, "Second party")])
def test_of_two_it_is_said_whose_deed_it_was(turn, whose):
    match = do(table(WEAK, mode="duo", turn=turn), "take 2D")
    assert heard(match)[0] == f"{whose}: {name('2D')}, strength 2."
    assert heard(do(table("2D 3D 4D 5D"), "take 2D"))[0] == f"You take the {name('2D')}: strength 2."


@pytest.mark.parametrize(
    ("action", "weapon", "slain", "alone", "of_two"),
    [
        ("fight 9C", "5D", "", "You fight the Bear with the Spear: you lose 4.", "the Bear costs 4."),
        ("fight 4C", "5D", "9S", "You fight the Spider with the Spear: no harm.", "Spider, no harm."),
        ("fight 9C", "", "", "You fight the Bear bare-handed: you lose 9.", "the Bear costs 9."),
        ("fight 9C", "5D", "6S", "You fight the Bear bare-handed: you lose 9.", "the Bear costs 9."),
        ("drink 7H", "", "", "You drink the Heart Flask: it heals 5.", "the Heart Flask heals 5."),
    ],
)
def test_a_deed_is_told_with_what_and_with_what_it_cost_or_brought(action, weapon, slain, alone, of_two):
    room = "9C 4C 7H 2D 3D 4D 10D"
    assert alone in heard(do(table(room[:11], weapon=weapon, slain=slain, hp=15), action))
    assert f"First party: {of_two}" in heard(do(table(room, mode="duo", weapon=weapon, slain=slain, hp=15), action))


def test_a_potion_that_gives_nothing_back_says_so():
    assert "You drink the Heart Flask: nothing to heal." in heard(do(table("7H 2D 3D 4D"), "drink 7H"))
    second = do(table(f"7H {WEAK}"[:-3], mode="duo", turn=1), "drink 7H")
    assert "Second party: the Heart Flask heals nothing." in heard(second)


# the score, line by line


def test_the_lines_of_a_score_add_up_to_it():
    for match in (
        do(table("5H", deck="", hp=17), "drink 5H"),
        do(table("5H", deck="", hp=12), "drink 5H"),
        do(table("9C 2D", deck="3C 9D XR 5H", hp=8), "fight 9C"),
    ):
        lines = GAME.explain(match.view(0))
        assert sum(line.amount for line in lines) == match.state.outcome.scores[0]
        assert {card.id for line in lines for card in line.cards} in ({"5H"}, set(), {"3C", "XR"})
    assert GAME.explain(table("5H").view(0)) == ()


def test_no_line_of_a_score_is_about_no_enemies():
    lines = GAME.explain(do(table("9C 2D", deck="5H", hp=8), "fight 9C").view(0))
    assert [line.text.message for line in lines] == ["Hit points when you fell"]


# the computer Dealer


def test_the_computer_dealer_turns_from_left_to_right_and_leaves_other_seats_to_a_player():
    dealer, match = Dealer(stream(1, 1), Greedy()), Match(GAME, options("dealer"), 1)
    turned = []
    while match.state.to_act == (1,):
        turned.append(str(dealer.choose(match.view(1))))
        match.play(Action.parse(turned[-1]))
    assert turned == OPEN
    assert dealer.choose(match.view(0)) == Greedy().choose(match.view(0))


def test_a_run_is_told_as_it_happens():
    """With a Dealer the room stays on the table until the Dealer gathers it."""
    assert heard(do(table("2D 3D 4D 5D"), "run"))[:2] == ["The party runs.", "The room goes back into the deck."]
    match = do(Match(GAME, options("dealer"), 1), *OPEN)
    assert heard(do(match, "0:run")) == ["The party runs."]
    assert heard(do(match, "1:gather")) == ["The room goes back into the deck."]
