"""Tests for the Duel of the Duos: its section of the rule text sentence by sentence, and the rulings A86 to A88, B5 and
A72."""

import pytest

from game.bots import agents, stream
from game.core.game import view_of
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.classes import CLASSES
from game.rules.deuces.customs import CUSTOMS
from game.rules.deuces.modes.duel.roster import GIFTS, KINDS, OF_NO_USE
from game.rules.deuces.names import ENEMIES, HEROES
from game.rules.deuces.queries import side_of, threat
from tests.rules.deuces_duel import bout, keep, match, told

NONE = "none"


def offers(at) -> list[str]:
    return [text for text in at.legal if not text.startswith(("attack", "use", "guard"))]


def targets(at, who: str = "") -> set[str]:
    return {text.split()[-1] for text in at.legal if text.startswith(f"attack {who}")}


def facts(at, *names: str) -> tuple:
    return tuple(at.s.facts[name] for name in names)


def finish(duel: Match, first="hero", second="hero") -> Match:
    makers = agents(GAME)
    players = {seat: makers[name](stream(duel.seed, seat)) for seat, name in enumerate((first, second))}
    while not duel.over:
        duel.step(players)
    return duel


# "Each Player Draws 3 Hero Classes and 3 Custom Ability cards at random"


@pytest.mark.parametrize("seed", range(1, 9))
def test_each_player_draws_three_classes_and_three_custom_abilities_at_random(seed):
    s = match(seed).state
    dealt = [[GAME.drafts.draft(view_of(GAME, s, s.options, seat)) for seat in (0, 1)]]
    classes = [one.id for page in dealt[0] for one in page.people]
    gifts = [one.id for page in dealt[0] for one in page.gifts]
    assert len({*classes}) == len({*gifts}) == 6  # nothing comes twice
    assert {*classes} <= {*CLASSES} - {NONE}
    assert {*gifts} <= {*CUSTOMS}


def test_what_is_dealt_is_left_to_chance():
    assert len({str(match(seed).legal(0)) for seed in range(12)}) > 8


def test_every_class_and_every_ability_that_can_do_something_in_a_duel_may_be_dealt():
    assert {*KINDS} == {*CLASSES} - {NONE}
    assert {*GIFTS} == {*CUSTOMS} - {*OF_NO_USE}


def test_nobody_sees_what_the_other_was_dealt_or_has_kept_before_both_have_chosen():
    duel = match(3)
    for _ in range(6):
        seat = duel.state.to_act[0]
        for other in {0, 1} - {seat}:
            view = duel.view(other)
            assert not view.legal
            assert not any(view.zones[f"{zone}.{seat}"][n] for zone in ("offer", "kept")
                           for n in range(len(view.zones[f"{zone}.{seat}"])))  # fmt: skip
        assert not duel.state.tokens
        duel.play(duel.legal(seat)[0])
    assert all(card for view in map(duel.view, (0, 1)) for seat in (0, 1) for card in view.zones[f"kept.{seat}"])


# "They choose 2 out of the 3 Hero Classes and which 2 Custom Abilities to use."


def test_they_choose_two_of_three_classes_and_an_ability_for_each_hero():
    duel = match(5)
    page = GAME.drafts.draft(duel.view(0))
    assert [len(action.ids) for action in duel.legal(0)] == [2, 2, 2]
    duel.play(duel.legal(0)[1])
    one, other = (people.id for people in GAME.drafts.draft(duel.view(0)).people if people.kept)
    assert [action.ids[0] for action in duel.legal(0)] == [gift.id for gift in page.gifts]
    duel.play(duel.legal(0)[2])
    assert len(duel.legal(0)) == 2
    duel.play(duel.legal(0)[0])
    assert not duel.legal(0)
    keeps = [duel.play(duel.legal(1)[0]) for _ in range(3)]
    assert keeps
    s = duel.state
    assert [token.kind for token in s.tokens.values()][:2] == [one, other]
    assert (s.facts["custom.0"], s.facts["custom.1"]) == (page.gifts[2].id, page.gifts[0].id)
    assert [token.seat for token in s.tokens.values()] == [0, 0, 1, 1]
    assert [side_of(s, who) for who in s.tokens] == [HEROES, HEROES, ENEMIES, ENEMIES]


# "Players Draw a hand for each of their chosen Classes. No Threat Cards are required." A86


def test_a86_both_heroes_of_a_player_have_one_deck_and_one_discard_pile():
    s = keep(match(2)).state
    assert [len(s.cards(f"hand.hero.{n}")) for n in range(4)] == [6, 6, 6, 6]
    assert [len(s.cards(f"deck.{seat}")) for seat in (0, 1)] == [40, 40]
    at = bout("none KH 3H", "none QH 4H", against=("none 2C 3C", "none 2D 4D"), decks={0: "5H 6H 7H"})
    at.do("attack KH hero.2", "defend 2C").do("attack QH hero.3", "defend 2D")
    assert at.hand("hero.0") == "5H 3H"
    assert at.hand("hero.1") == "6H 4H"
    assert at.pile("hero.0") == at.pile("hero.1") == "QH KH"
    assert at.pile("hero.2") == at.pile("hero.3") == "2D 2C"


def test_no_threat_cards_are_required():
    s = keep(match(2)).state
    assert not s.cards("discard.0")
    assert not s.cards("discard.1")
    at = bout("none KH 3H", "none QH 4H")
    assert targets(at) == {"hero.2", "hero.3"}
    assert {"low", "high"}.isdisjoint(at.legal)


# A87


def test_a87_a_threat_that_is_set_draws_the_attacks_until_that_heros_next_turn():
    at = bout("bulwark KH 3H", "none QH 4H", against=("none 9C 8C", "none 9D 8D"), level=2)
    at.do("use loud_challenge", "end", "end")
    assert (threat(at.s, "hero.0"), threat(at.s, "hero.1")) == (15, 0)
    assert targets(at) == {"hero.0"}
    at.do("end")
    assert threat(at.s, "hero.0") == 0


def test_a87_its_pets_share_it_and_may_be_attacked_instead():
    ours, pets = ("bulwark KH 3H", "none QH 4H"), ["familiar@hero.0 7H", "familiar@hero.1 8H"]
    at = bout(*ours, pets=pets, level=2).do("use loud_challenge", "end", "end")
    assert targets(at) == {"hero.0", "pet.0"}


def test_a87_no_other_threat_ability_is_ever_dealt():
    threats = {id for id, one in CUSTOMS.items() if "THREAT" in one.doc}
    assert threats == {"low_profile"}
    assert threats.isdisjoint(GIFTS)


# "Draw for Initiative or concede Initiative."


def test_the_higher_card_begins_and_both_go_under_the_decks():
    at = bout("none KH", "none QH", decks={0: "5H", 1: "9H"}, begin="who-begins")
    at.do("draw", "draw")
    assert facts(at, "first") == (ENEMIES,)
    assert [at.s.cards(f"deck.{seat}")[0].id for seat in (0, 1)] == ["5H", "9H.1"]
    assert [event.data for event in at.told if event.what == "begins"] == [(1,)]


def test_equal_cards_are_drawn_again():
    at = bout("none KH", "none QH", decks={0: "5H 6S JH", 1: "5C 6D 2H"}, begin="who-begins").do("draw", "draw")
    assert facts(at, "first") == (HEROES,)
    assert told(at).count("initiative-drawn") == 3
    assert [card.id for card in at.s.cards("deck.0")[:3]] == ["JH", "6S", "5H"]


@pytest.mark.parametrize(
    ("said", "first"), [(("concede",), ENEMIES), (("draw", "concede"), HEROES)], ids=["the first", "the second"]
)
def test_who_concedes_lets_the_other_begin_and_no_card_is_drawn(said, first):
    at = bout("none KH", "none QH", begin="who-begins").do(*said)
    assert facts(at, "first") == (first,)
    assert "initiative-drawn" not in told(at)


# "The Player without Initiative may Draw an extra card for 1 of their Heroes." A88


@pytest.mark.parametrize(("said", "seat"), [(("concede",), 0), (("draw", "concede"), 1)])
def test_a88_the_player_without_initiative_may_draw_an_extra_card_for_one_hero(said, seat):
    at = bout("none KH", "none QH", begin="who-begins").do(*said)
    one, other = f"hero.{2 * seat}", f"hero.{2 * seat + 1}"
    assert at.s.to_act == (seat,)
    assert at.legal == [f"extra {one}", f"extra {other}", "forgo"]
    before = at.size(other)
    at.do(f"extra {other}")
    assert (at.size(other), at.size(one)) == (before + 1, before)
    assert at.s.facts["stage"] == "fight"  # and not again


def test_a88_nobody_must():
    at = bout("none KH", "none QH", begin="who-begins").do("concede", "forgo")
    assert [at.size(f"hero.{n}") for n in range(4)] == [1, 1, 2, 2]


# "Both of a Player's Heroes have their turn before it becomes the other Player's turn."


def test_both_heroes_of_a_player_have_their_turn_before_the_other_player():
    at = bout("none KH 3H", "none QH 4H", against=("none 2C 3C 4C", "none 2D 3D 4D"))
    assert at.s.to_act == (0,)
    at.do("attack QH hero.2", "defend 2C")
    assert at.s.to_act == (0,)
    at.do("attack KH hero.3", "defend 2D")
    assert at.s.to_act == (1,)
    assert targets(at) == {"hero.0", "hero.1"}


def test_abilities_of_allies_are_for_ones_own_duo_and_those_against_foes_for_the_other():
    at = bout("mender 9H 3H", "hexwright QH 4H", level=1)
    uses = {text for text in at.legal if text.startswith("use")}
    assert {text.split()[-1] for text in uses if "poultice" in text} <= {"hero.0", "hero.1"}
    assert {text.split()[2] for text in uses if "wither" in text} <= {"hero.2", "hero.3"}
    assert {text.split()[1] for text in uses} == {"poultice", "wither@hero.1"}


# "Win an Encounter by Defeating both of your opponent's Heroes."


def test_an_encounter_is_won_by_defeating_both_of_the_opponents_heroes():
    at = bout("none KH 3H", "none QH 4H", against=("none 2C", "none 2D"))
    at.do("attack KH hero.2")
    assert at.out("hero.2")
    assert facts(at, "won.0", "won.1") == (0, 0)
    at.do("attack QH hero.3")
    assert facts(at, "won.0", "won.1", "ended") == (1, 0, HEROES)


def test_pets_fight_on_for_a_fallen_duo():
    at = bout("none KH QH 3H", "none 4H", against=("none 2C", "none"), pets=["king@hero.2 2D"], marks={"hero.3": "out"})
    at.do("attack KH hero.2")
    assert facts(at, "won.0") == (0,)
    assert at.out("hero.2")


def test_a72_when_both_duos_fall_at_once_the_encounter_is_fought_again_on_the_same_level():
    """A72 lets the heroes win, but here both sides are heroes."""
    ours, theirs = ("none 3H", "none"), ("none+spite 2C", "none")
    at = bout(*ours, against=theirs, level=2, decks={0: "4H"}, marks={"hero.1": "out", "hero.3": "out"})
    at.do("attack 3H hero.2")  # the card drawn for a falling hero goes with it
    assert facts(at, "won.0", "won.1", "ended") == (0, 0, "drawn")
    assert at.do("go").s.gauges["level"] == 2
    assert at.s.gauges["encounter"] == 2


# "Begin at Level 1. Both Players gain a Level after each Encounter. The best out of 5 wins!"


def test_encounter_n_is_fought_on_level_n_by_both():
    at = bout("none KH 3H", "none QH 4H", against=("none 2C", "none"), marks={"hero.3": "out"}, level=2)
    at.do("attack KH hero.2")
    assert at.s.gauges["level"] == 3
    at.do("go")
    assert (at.s.gauges["encounter"], at.s.gauges["level"]) == (3, 3)
    assert [at.size(f"hero.{n}") for n in range(4)] == [7, 7, 7, 7]
    assert match().state.gauges["level"] == 1


def test_all_pools_are_shuffled_anew_for_the_next_encounter():
    at = bout("none KH 3H", "none QH 4H", against=("none 2C", "none"), marks={"hero.3": "out"})
    at.do("attack KH hero.2")
    assert [len(at.s.cards(f"deck.{seat}")) for seat in (0, 1)] == [52, 52]
    assert not [zone for zone in at.s.zones if zone.startswith(("hand", "discard", "played")) and at.s.cards(zone)]


@pytest.mark.parametrize(("won", "over"), [((2, 2), True), ((1, 2), False), ((2, 0), True)])
def test_the_best_out_of_five_wins(won, over):
    at = bout("none KH 3H", "none QH 4H", against=("none 2C", "none"), marks={"hero.3": "out"}, won=won, level=sum(won))
    at.do("attack KH hero.2")
    assert (at.s.outcome is not None) == over
    if over:
        assert at.s.outcome.results == ("won", "lost")
        assert at.s.outcome.scores == (3, won[1])
        assert told(at)[-1] == "decided"


def test_a_deck_that_runs_out_is_only_made_anew():
    at = bout("none KH 3H", "none QH 4H", against=("none 2C 3C 4C", "none 2D"))
    deck = at.s.cards("deck.0")
    for card in deck[1:]:
        at.s.move(card, "discard.0", src="deck.0")
    at.do("attack KH hero.2", "defend 2C")
    assert len(at.s.cards("deck.0")) > 1
    assert not at.s.facts["pending"]
    assert "ran-out" not in told(at)


# B5


def idle(at, rounds: int):
    """Let a number of Rounds pass in which nobody attacks."""
    return at.do(*["end"] * 2 * rounds)


def test_b5_after_three_rounds_without_an_attack_the_side_with_fewer_cards_must_attack():
    at = bout("none KH 3H 2H", "none QH 4H", against=("none 9C 8C", "none 9D"))
    idle(at, 3)
    assert "end" in at.legal  # the first duo holds more cards
    at.do("end")
    assert "end" not in at.legal
    assert {text.split()[0] for text in at.legal} == {"attack"}
    at.do("attack 9C hero.0", "defend 2H")
    assert "end" in at.legal  # once is enough


def test_b5_both_must_where_they_hold_as_many():
    at = idle(bout("none KH 3H", "none QH 4H"), 3)
    assert "end" not in at.legal


def test_b5_after_six_rounds_the_encounter_is_fought_again_on_the_same_level():
    """This can only happen if nobody is able to attack, because those who are must do so."""
    at = bout("none KH 3H", "none QH 4H", against=("none 9C 8C", "none 9D"), level=3)
    for who in at.s.tokens:
        at.s.mark(who, "bind", 1)
        at.s.mark(who, "bound", 99)
    at.do("end")
    assert at.s.gauges["round"] == 6
    assert facts(at, "ended", "won.0", "won.1") == ("drawn", 0, 0)
    at.do("go")
    assert (at.s.gauges["level"], at.s.gauges["encounter"]) == (3, 3)


# night, for which there is no ruling of the rule text: our own is that the cards are counted


@pytest.mark.parametrize(("ours", "ended"), [("KH JH 3H", HEROES), ("KH", ENEMIES), ("KH 3H", "drawn")])
def test_when_night_falls_the_one_who_holds_more_cards_has_won(ours, ended):
    at = bout(f"none {ours}", "none QH 4H", against=("none 9C 8C", "none 9D 8D"))
    at.s.gauges["round"] = 20
    at.do("end", "end")
    assert facts(at, "ended") == (ended,)


# open information


def test_each_player_sees_their_own_duo_near():
    s = keep(match(4)).state
    for seat in (0, 1):
        figures = GAME.combatants.figures(view_of(GAME, s, s.options, seat))
        assert {figure.seat for figure in figures if figure.side == HEROES} == {seat}
        assert [figure.rival for figure in figures] == [False, False, True, True]
        assert ["deck" in figure.zones for figure in figures] == [True, False, True, False]


def test_nobody_sees_the_others_hands():
    duel = keep(match(4))
    for seat in (0, 1):
        view = duel.view(seat)
        known = [all(view.zones[f"hand.hero.{n}"]) for n in range(4)]
        assert known == [seat == 0, seat == 0, seat == 1, seat == 1]


def test_the_hint_of_a_draft_agrees_in_number():
    for seed in range(12):
        duel = match(seed)
        while (view := duel.view(duel.state.to_act[0])).legal[0].verb == "keep":
            advice = GAME.adviser().advise(view)
            verb = "wins" if len(advice.action.ids) == 1 else "win"
            assert str(advice.why).endswith(f" {verb} the most duels")
            duel.play(advice.action)


# the duel ends


@pytest.mark.slow
@pytest.mark.parametrize(
    ("first", "second"), [("hero", "hero"), ("novice", "hero"), ("random", "random"), ("random", "novice")]
)
def test_every_duel_ends_and_keeps_its_cards(first, second):
    for seed in range(1, 9):
        duel = match(seed, guard="on" if seed % 2 else "off")
        cards = sorted(card for zone in duel.state.zones.values() for card in zone.cards)
        finish(duel, first, second)
        assert sorted(duel.state.outcome.results) == ["lost", "won"]
        assert max(duel.state.outcome.scores) == 3
        assert min(duel.state.outcome.scores) < 3
        assert sorted(card for zone in duel.state.zones.values() for card in zone.cards) == cards
        assert sum(row.amount for row in GAME.explain(duel.view(0))) == duel.state.outcome.scores[0]
