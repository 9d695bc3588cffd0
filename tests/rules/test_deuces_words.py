"""Tests for the words of Dungeons and Deuces: questions, previews, and reasons why something cannot be done."""

from collections.abc import Sequence

import pytest

from game.core.combatants import ALWAYS
from game.core.events import Told
from game.core.game import defaults, view_of
from game.core.match import Match
from game.core.text import Text, say
from game.rules.deuces.agents.player import Player
from game.rules.deuces.labels import play
from game.rules.deuces.names import ENEMIES, HEROES
from game.rules.deuces.pet_text import pet_trait
from game.rules.deuces.pets import PETS
from tests.rules.deuces import GAME, Fight, fight
from tests.rules.deuces_quest import encounter


def view(at: Fight):
    return view_of(GAME, at.s, at.s.options, at.s.to_act[0])


def asked(at: Fight) -> str:
    return say(GAME.status(view(at)))


def foretold(at: Fight, text: str) -> str:
    """The preview of the first legal action that starts with a text."""
    seen = view(at)
    action = next(action for action in seen.legal if " ".join((action.verb, *action.ids)).startswith(text))
    return say(GAME.preview(seen, action).text)


def hint(at: Fight) -> str:
    return say(Player().advise(view(at)).why)


def trait(at: Fight, id: str, who: str = "hero.0"):
    figure = next(figure for figure in GAME.combatants.figures(view(at)) if figure.id == who)
    return next(trait for trait in figure.traits if trait.id == id)


def told(at: Fight) -> list[str]:
    """All messages so far in words."""
    return journal(at.told)


def journal(events: Sequence[Told]) -> list[str]:
    """Some messages in words."""
    lines = [GAME.messages[event.what] for event in events]
    texts = [line(event.who, event.data) if callable(line) else line for line, event in zip(lines, events, strict=True)]
    return [say(text) for text in texts if text]


# an ability that could do nothing


@pytest.mark.parametrize(
    ("hero", "id"),
    [
        ("duelist+slow_hands", "fine_edge"),
        ("wildrunner+slow_hands", "shifting_hide"),
        ("wildrunner+slow_hands", "many_shapes"),
        ("wildrunner+slow_hands", "apex"),
        ("cardsharp+slow_hands", "up_the_sleeve"),
        ("bulwark+rallying_cry", "rallying_cry"),
    ],
)
def test_what_helps_an_attack_cannot_be_used_when_none_is_left(hero: str, id: str):
    at = fight(f"{hero} KH 9D 5C 4S", against="ledger_fiend QS 9S 8S 7S", marks={"hero.0": "sealed:flurry"})
    assert at.offers(id)
    at.do("attack KH enemy.0", "defend 7S")
    assert "end" in at.legal  # another ability is left
    assert not at.offers(id)
    assert say(trait(at, id).note) == "no attack left to use it for"


def test_a_turn_ends_by_itself_when_all_that_is_left_would_do_nothing():
    at = fight("duelist KH 9D", against="ledger_fiend QS 9S 8S", level=1).do("attack KH enemy.0", "defend 8S")
    assert at.s.facts["side"] == ENEMIES


def test_rallying_cry_is_there_while_another_hero_can_attack():
    at = fight("none+rallying_cry KH 4S", "none QH 3S", against="ledger_fiend QS 9S 8S 7S")
    at.do("attack KH enemy.0", "defend 7S")
    assert at.offers("rallying_cry")


def test_low_profile_needs_two_discards():
    assert not fight("none+low_profile KH 4S / 9H", against="ledger_fiend QS").offers("low_profile")
    assert fight("none+low_profile KH 4S / 9H 8H", against="ledger_fiend QS").offers("low_profile")


def test_loud_challenge_may_be_used_alone_but_says_that_it_would_do_nothing():
    alone = fight("bulwark KH 4S", against="ledger_fiend QS")
    assert foretold(alone, "use loud_challenge").endswith("It would do nothing now: they have nobody else to attack.")
    assert "do nothing" in say(trait(alone, "loud_challenge").text)
    assert "do nothing" not in foretold(fight("bulwark KH 4S", "none 9S", against="ledger_fiend QS"), "use loud")


@pytest.mark.parametrize(
    ("answer", "end"), [("10S", "The attack would then win."), ("QS", "The attack would then tie.")]
)
def test_an_ability_in_a_combat_says_how_it_would_stand_with_it(answer: str, end: str):
    at = fight("duelist 9H 5D", against="ledger_fiend QS 10S 8S 7S", level=4)
    assert foretold(at.do("attack 9H enemy.0", f"defend {answer}"), "use feint").endswith(end)


def test_an_ability_in_a_combat_says_when_it_would_change_nothing():
    at = fight("duelist 9H 5D", against="ledger_fiend KS 10S 8S", level=4).do("attack 9H enemy.0", "defend KS")
    assert foretold(at, "use feint").endswith("The attack would still fail.")


# questions


def test_who_has_attacked_is_told_what_is_left():
    at = fight("bulwark KH 9D 5C", against="ledger_fiend QS 9S 8S 7S", level=2)
    assert asked(at) == "Bulwark: attack with cards, or use an ability"
    assert asked(at.do("use loud_challenge")) == "Bulwark goes on: attack, or end the turn"
    at = fight("bulwark KH 9D 5C", against="ledger_fiend QS 9S 8S 7S", level=2)
    at.do("attack KH enemy.0", "defend 7S")
    assert asked(at) == "Bulwark has no attack left: use an ability, or end the turn"
    assert foretold(at, "end") == "End the turn of Bulwark"


def test_ending_a_turn_without_its_attack_is_said():
    at = fight("bulwark KH", "none 9S", against="ledger_fiend QS")
    assert asked(at) == "Bulwark: attack with cards, or use an ability"
    assert foretold(at, "end") == "End the turn of Bulwark without an attack"


def test_an_own_ability_is_offered_by_its_name_and_passing_says_what_comes_next():
    at = fight("bulwark KH 9D", against="mire_toad 7S", side=ENEMIES, level=1).do("attack 7S hero.0")
    assert asked(at) == "Mire Toad attacks Bulwark with a single 7. Use Set the Wall first?"
    assert foretold(at, "pass") == "Use no ability. Next you choose the cards to answer with."
    assert asked(at.do("pass")) == "Mire Toad attacks Bulwark with a single 7. Answer with 1 card."


def test_several_cards_are_asked_for_where_the_attack_has_several():
    at = fight("none KH 9D 4S", against="mire_toad 7S 7C", side=ENEMIES).do("attack 7C 7S hero.0")
    assert asked(at).endswith("with a pair of 7s. Answer with 2 cards.")
    assert set(at.legal) >= {"defend KH 9D", "defend KH 4S", "defend 9D 4S"}  # any two cards may be thrown


def test_who_must_discard_is_told_why_and_how_many():
    at = fight("none+slow_hands KH 9D 4S", against="ledger_fiend QS").do("use slow_hands")
    assert asked(at) == "Slow Hands: Hero 1 discards 2 cards"


def test_a_discard_that_an_enemy_wants_says_whose_doing_it_is():
    at = fight("none KH 9D 4S", "none 8S", against="lich_of_low_cards KS 9S", side=ENEMIES)
    at.do("use cold_tithe@enemy.0 hero.0")
    assert asked(at) == "Lich of Low Cards uses Cold Tithe: Hero 1 must discard 1 card"


def test_over_ten_cards_the_limit_is_the_reason():
    at = fight("cardsharp KH KD QC JC 10S 9D 8C 7C 4S 3S", against="ledger_fiend QS", start=True)
    at.do(next(text for text in at.legal if text.startswith("use marked_backs")))
    assert asked(at) == "More than 10 cards: Cardsharp must discard 1 of them"


def test_a_discard_tells_the_threat_it_makes_where_there_are_several_heroes():
    at = fight("none+slow_hands KH 9D 4S", "none 8S", against="ledger_fiend QS").do("use slow_hands")
    assert foretold(at, "drop KH 9D").endswith("On top it makes a Threat of 9.")
    alone = fight("none+slow_hands KH 9D 4S", against="ledger_fiend QS").do("use slow_hands")
    assert foretold(alone, "drop KH 9D") == "Discard: king of hearts, 9 of diamonds"


# initiative, and one enemy more


def test_one_hero_alone_draws_for_initiative_without_being_asked():
    at = encounter("the_croupier", "the_croupier", heroes="1", target="-1")
    assert at.s.facts["first"] in ("heroes", "enemies")
    assert not any(text.startswith("first") for text in at.legal)
    assert any(line.startswith("Initiative:") for line in told(at))


def test_several_heroes_are_asked_and_told_what_initiative_is():
    at = encounter("the_croupier", "rusted_champion").do("hit")
    assert asked(at) == "Initiative: the higher card goes first. Whose deck draws?"
    assert "against the enemies'" in foretold(at, "first hero.0")


def test_hit_tells_what_treasure_is_worth_and_what_lies_above_the_target():
    at = encounter("the_croupier")
    assert "% to meet 10, " in foretold(at, "hit")
    assert "Both bring Treasure, as good as a 2 for loot." in foretold(at, "hit")
    assert "Above it, a card decides who begins." in foretold(at, "hit")
    assert "loot takes two 2s" in foretold(at, "stay")


# plays that are raised


def test_what_is_raised_is_told_by_what_lies_there():
    at = fight("duelist 10H 5D", against="ledger_fiend 5S 4S 3S", level=1).do("use fine_edge")
    assert told(at)[-1] == "The next attack of Duelist with a single card will count 4 more."
    assert foretold(at, "attack 10H").startswith("a single 10 (+4) against Ledger Fiend")
    at.do("attack 10H enemy.0", "defend 5S")
    assert "Duelist attacks Ledger Fiend with a single 10 (+4)." in told(at)


def test_what_was_lowered_to_one_is_told_as_it_is():
    at = fight("hexwright KH 4S", against="mire_toad 2S", side=ENEMIES, level=2).do(
        "attack 2S hero.0", "use dull_the_blade"
    )
    assert "with a single 1" in asked(at)


def test_drawn_cards_have_a_noun():
    at = fight("none AH 5D", against="ledger_fiend 5S 4S 3S").do("attack AH enemy.0", "defend 3S")
    assert "Hero 1 draws 1 card." in told(at)


def test_cards_that_are_given_away_are_named():
    at = fight("reaver 8H 4S 3D", against="ledger_fiend KS KC", side=ENEMIES, level=1).do("attack KC KS hero.0")
    assert "Reaver throws away 2 cards: 4 of spades, 3 of diamonds." in told(at.do("defend 4S 3D"))
    at = fight("none 7H 4S", "mender 9D", against="ledger_fiend KS QS", guard="on").do("guard 4S")
    assert "Hero 1 discards the 4 of spades." in told(at)
    at = fight("gravecaller 8H 4S", against="ledger_fiend KS QS", level=4)
    assert "Gravecaller uses Exhume. The price: 4 of spades." in told(at.do("use exhume 4S", "recover 4S"))


def test_the_pieces_of_a_trade_are_named():
    words = GAME.messages["traded"]("hero.0", ("mender", "2H.6", "KS.6"))
    assert say(words) == "Mender trades loot for a better piece: 2 of hearts, king of spades."


# cards that come back after a failed defence


@pytest.mark.parametrize(("wards", "shields"), [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)])
def test_the_preview_of_a_defence_knows_the_cards_that_come_back(wards, shields):
    at = fight("none KH KD 9H 9D 5H 5D 4D 3S", against="ledger_fiend 9S 9C", side=ENEMIES).do("attack 9C 9S hero.0")
    at.s.mark("hero.0", "ward", wards)
    at.s.note("shield", shields)
    seen = view(at)
    for action in seen.legal:
        text, after = say(GAME.preview(seen, action).text), at.s.copy()
        GAME.apply(after, action)
        while back := [each for each in GAME.legal(after, 0) if each.verb == "recover"]:
            GAME.apply(after, back[0])
        n = sum(isinstance(event, Told) and event.what == "keeps" for event in after.news)
        assert text.partition(", but ")[2] == ("", "1 card comes back", "2 cards come back")[n]


def test_an_attack_that_cannot_succeed_is_marked_as_harm():
    at = fight("none 5H 4S", against="ledger_fiend KS QS", level=1)
    at.s.reveal("hand.enemy.0")
    seen = view(at)
    harm = next(action for action in seen.legal if action.verb == "attack")
    assert (GAME.preview(seen, harm).chip, GAME.preview(seen, harm).kind) == ("0%", "damage")


def test_a_play_that_is_lowered_says_by_how_much():
    assert say(play(2, 2, (9, 9), -2)) == "a pair of jacks (−2)"


# one hero, and several


@pytest.mark.parametrize(("what", "data"), [("turn", ()), ("initiative", ("KH", "9S.4"))])
def test_one_hero_is_not_called_several(what: str, data: tuple[str, ...]):
    line = GAME.messages[what]
    assert callable(line)
    assert "The hero" in say(line(HEROES, (*data, 1)))
    assert "The heroes" in say(line(HEROES, (*data, 3)))


def test_alone_nothing_that_happens_is_told_as_of_several():
    match = Match(GAME, {**defaults(GAME), "heroes": "1", "start": "4", "levels": "fast"}, 3, seats=("hero", "gm"))
    programs = [Player(), Player()]
    while not match.over:
        seat = match.state.to_act[0]
        seen = match.view(seat)
        sentences = [
            GAME.status(seen),
            *GAME.combatants.stakes(seen),
            *(GAME.preview(seen, action).text for action in seen.legal),
        ]
        assert not [text for text in map(say, sentences) if "heroes" in text or "a deck runs out" in text]
        match.play(programs[seat].choose(seen))
    events = [event for deed in match.history for event in deed if isinstance(event, Told)]
    assert {"turn", "level-up", "hands-away"} <= {event.what for event in events}
    assert not [line for line in journal(events) if "heroes" in line or "everybody" in line]


# hints


def test_a_hint_tells_chances_in_the_words_of_the_preview():
    at = fight("none AS KS 9H 4D", against=("ledger_fiend 9S", "ledger_fiend 9D 8D 7D 6D"))
    assert hint(at) == "92% to win, 8% to tie, and then both draw"
    assert foretold(at, "attack AS enemy.0").endswith("92% to win, 8% to tie, and then both draw")


def test_the_number_on_a_plate_is_the_chance_to_win_without_the_ties():
    seen = view(fight("none AS KS 9H 4D", against=("ledger_fiend 9S", "ledger_fiend 9D 8D 7D 6D")))
    action = next(action for action in seen.legal if action.ids[0].startswith("AS") and action.ids[1:] == ("enemy.0",))
    assert GAME.preview(seen, action).chip == "92%"


def test_cards_thrown_away_say_what_that_costs():
    at = fight("none KH 4S 9D", against="ledger_fiend AS AC 8S", side=ENEMIES, level=1).do("attack AC AS hero.0")
    assert foretold(at, "defend KH 9D") == "Thrown away: no answer, 1 card left, and Ledger Fiend draws 2"


@pytest.mark.parametrize(
    ("heroes", "words"),
    [
        ("2", "The party votes; Hero 1 breaks a tie. Enemies worth 7, target 10. One more?"),
        ("3", "The party votes. Enemies worth 14, target 15. One more, or is that enough?"),
    ],
)
def test_whose_word_counts_is_said_where_votes_can_be_even(heroes: str, words: str):
    assert asked(encounter("the_croupier", "the_croupier", heroes=heroes, hands="open", target="0")) == words


def test_a_hint_for_one_card_names_it():
    at = fight("none KH 4S 9D", against="ledger_fiend AS 8S", side=ENEMIES, level=1).do("attack AS hero.0")
    assert hint(at) == "Nothing here answers it. Least useful: 4 of spades"


def test_with_no_attack_left_a_hint_says_that_no_ability_is_worth_it():
    at = fight("bulwark KH 9D 5C", against="ledger_fiend QS 9S 8S 7S", level=2).do("attack KH enemy.0", "defend 7S")
    assert hint(at) == "No ability is worth using now"


# figures


@pytest.mark.parametrize(
    ("id", "told"),
    [
        ("husk", "attacks with 2 cards at most. It doesn't attack on the turn it comes."),
        ("familiar", "attacks with a single card."),
        ("king", "attacks with any set of cards. All it plays counts 1 more."),
    ],
)
def test_a_pet_says_what_it_may_do(id: str, told: str):
    trait = pet_trait(PETS[id], Text("Bulwark"))
    assert say(trait.text) == f"It fights for Bulwark, and {told}"
    assert trait.state == ALWAYS


def test_a_pet_on_the_table_has_something_to_say():
    at = fight("gravecaller KH 4S 9D 9C", against="ledger_fiend AS 8S").do("use call_bones")
    (pet,) = (figure for figure in GAME.combatants.figures(view(at)) if figure.id.startswith("pet."))
    assert say(pet.traits[0].text).startswith("It fights for Gravecaller")


def test_what_an_enemy_has_summoned_fights_for_the_enemies():
    at = fight("none KH KS QH", against="mourning_willow 3C", side=ENEMIES, decks={"enemy.0": "9C 9D"})
    (sapling,) = (each for each in GAME.combatants.figures(view(at.do("use seed@enemy.0"))) if each.kind == "sapling")
    assert say(sapling.traits[0].text).startswith("It fights for the enemies")


def test_notes_of_abilities_stand_in_the_midst_of_a_sentence():
    at = fight("bulwark KH", against="ledger_fiend QS", level=1)
    assert say(trait(at, "unbroken_line").note) == "from level 5"
    elite = next(figure for figure in GAME.combatants.figures(view(at)) if figure.id == "enemy.0").traits[1]
    assert say(elite.note).startswith("only as an Elite, from hero level ")
