"""Tests for Masters and Monsters: the rulings A79 to A85 and B5, the vectors 25 and 26, and invariants of every
play."""

from collections.abc import Iterable

import pytest

from game.bots import agents, stream
from game.core.events import Changed, Event, Told
from game.core.game import defaults
from game.core.match import Match
from game.rules.deuces import GAME
from game.rules.deuces.names import ENEMIES
from game.rules.deuces.queries import opponents, seat_of
from game.rules.deuces.ruleset import mode_of
from tests.rules.deuces_masters import MODE, battle, counted, drawn, over
from tests.rules.deuces_quest import loot
from tests.rules.test_deuces_masters import idle

SEEDS = range(4)


def aimed_at(at, verb: str) -> set[str]:
    return {text.split()[-1] for text in at.legal if text.startswith(verb)}


# A79 to A85


def test_a79_heroes_attack_only_enemies():
    at = battle("none KS", "none AS", "none QS", against=[idle(0), idle(1), idle(2)])
    assert aimed_at(at, "attack") == {"enemy.1", "enemy.2"}


def test_a79_pets_are_like_the_hero_that_summoned_them():
    at = battle("gravecaller KS", "none AS / KD", against=[idle(0), idle(1)], pets=["husk@hero.0 9C"], level=1)
    pets = {text.split()[-1] for text in at.legal if text.startswith("attack 9C")}
    assert pets == {"enemy.1"}
    at.do("end", "end")
    assert at.s.facts["player"] == 1
    at.do("end")
    assert aimed_at(at, "attack") == {"hero.0", "pet.0"}


def test_a80_all_enemies_defeated_is_a_win():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"]).do("attack KS enemy.0")
    assert at.s.facts["ended"] == "beaten"


def test_a80_all_heroes_defeated_is_a_defeat_without_loot_for_anybody():
    at = battle("none 3S", "none AS", against=["ledger_fiend@1 9S", "ledger_fiend@0 8H"], side=ENEMIES, player=1)
    at.s.mark("hero.1", "out")
    at.s.facts["kills.0"] = 1
    at.do("attack 9S hero.0")
    assert at.s.facts["ended"] == "wiped"
    assert [at.s.facts[f"deuces.{seat}"] for seat in (0, 1)] == [-1, -1]


def test_a80_when_only_my_own_enemies_are_left_it_ends_as_a_win_for_the_survivors():
    at = battle("none KS 2S", "none AS", against=[idle(0), "ledger_fiend@1 3S"])
    at.s.mark("hero.1", "out")
    at.s.facts["fell.1"] = True
    at.do("attack KS enemy.1")
    assert at.s.facts["ended"] == "alone"
    assert at.s.facts["victories"] == 1
    assert counted(at, 0) == (2, ["2S", "survivors:1"])
    assert at.s.facts["deuces.1"] == -1


def test_a80_it_goes_on_while_anybody_has_an_opponent():
    at = battle("none KS QS", "none AS", "none QH", against=[idle(0), "ledger_fiend@1 3S"])
    at.s.mark("hero.1", "out")
    at.do("attack KS enemy.1")
    assert at.s.facts["stage"] == "fight"
    assert opponents(at.s, "hero.2") == ["enemy.0"]


def test_a81_there_is_no_treasure():
    at = drawn("crypt_warden crypt_warden")
    assert at.s.facts["treasure"] is False
    over_target = drawn("rusted_champion rusted_champion")
    assert over_target.s.facts["treasure"] is False


def test_a82_the_deuces_of_a_player_whose_hero_was_defeated_count_for_heroes_defeated():
    at = battle("none KS", "none AS", "none QH", against=[idle(0), "ledger_fiend@1 3S"])
    at.s.mark("hero.0", "out")
    at.s.move(at.s.cards("hand.hero.0")[0], "discard.0", src="hand.hero.0")
    at.s.facts |= {"fell.0": True, "kills.0": 1}
    for who in ("enemy.0", "enemy.1"):
        at.s.mark(who, "out")
    over(at)
    assert counted(at, 0) == (2, ["kills:1"])
    assert at.mark("hero.0", f"tier:{at.s.facts['found.0']}") == 1
    assert counted(at, 1) == (2, ["survivors:2"])
    assert mode_of(at.s).rules.has_fallen(at.s, "hero.0")


def test_a83_the_own_hero_is_no_target_of_harmful_abilities_of_own_enemies():
    at = battle("none KS 3S", "none AS 4S", against=["lich_of_low_cards@0 9S", idle(1)], side=ENEMIES)
    assert aimed_at(at, "use") == {"hero.1"}


def test_a84_a_defeat_by_an_ability_counts():
    at = battle("none KS 3S", "none 4S", "none 5S", against=["lich_of_low_cards@0 9S", idle(1)], side=ENEMIES)
    at.do("use cold_tithe@enemy.0 hero.1")
    assert at.out("hero.1")
    assert at.s.facts["kills.0"] == 1


def test_a84_also_by_one_that_an_enemy_uses_as_it_falls():
    """Itch: the hero that Defeats the midges discards a card, here through an ability used in the hero's own Turn."""
    at = battle("none KS", "none 4S", "none 5S", against=["bog_midges@1 3S", idle(2)], decks={"hero.0": "QD"})
    at.do("attack KS enemy.0")
    assert at.out("enemy.0")
    assert at.out("hero.0")
    assert at.s.facts["kills.1"] == 1


def test_a_hero_that_falls_by_its_own_attack_counts_for_the_enemy_that_held():
    at = battle("none 3S", "none AS", "none KH", against=[idle(0), "ledger_fiend@1 9H", idle(2)])
    at.do("attack 3S enemy.1")
    assert at.out("hero.0")
    assert at.s.facts["kills.1"] == 1


@pytest.mark.parametrize(("heroes", "cards"), [("2", 52), ("3", 104), ("4", 104)])
def test_a85_one_deck_for_two_players_and_two_for_three_or_four(heroes, cards):
    played = Match(GAME, defaults(GAME) | {"mode": MODE, "heroes": heroes}, 5)
    zones = ("deck.gm", "discard.gm", "box.gm")
    lie = sum(len(played.state.cards(zone)) for zone in zones[:2])
    held = sum(len(played.state.cards(f"hand.enemy.{n}")) for n in range(12))
    assert lie + held == cards


# B5


def _passed(rounds: int, **more):
    """A fight of two players who have done nothing for `rounds` Rounds; the first player holds fewer cards."""
    at = battle("none KS QS", "none AS KH QH JH", against=["ledger_fiend@0 9S", idle(1)], **more)
    at.do(*["end"] * (4 * rounds))
    assert at.s.facts["idle"] == rounds + 1
    return at


def test_b5_three_rounds_may_pass_without_an_attack():
    assert "end" in _passed(2).legal


def test_b5_after_three_rounds_the_one_who_holds_fewer_cards_must_attack():
    at = _passed(3)
    assert (at.s.to_act, "end" in at.legal) == ((0,), False)
    at.do("attack KS enemy.1")
    assert at.s.facts["idle"] == 0


def test_b5_who_must_attack_neither_guards_instead():
    at = _passed(3, guard="on")
    assert not any(text.startswith("guard") for text in at.legal)
    assert "end" not in at.legal


def test_b5_who_holds_more_cards_need_not():
    at = _passed(3)
    assert not mode_of(at.s).rules.must_attack(at.s, "hero.1")
    assert mode_of(at.s).rules.must_attack(at.s, "enemy.0")  # a player's side is everything that they play


def test_b5_where_several_hold_the_fewest_all_of_them_must():
    at = battle("none KS QS", "none AS KH", against=["ledger_fiend@0 9S", "ledger_fiend@1 9H"])
    at.s.facts["idle"] = 4
    assert all(mode_of(at.s).rules.must_attack(at.s, who) for who in at.s.tokens)


def test_b5_the_one_who_cannot_attack_need_not():
    at = battle("none KS QS", "none AS KH QH JH", against=["ledger_fiend@0 9S", idle(1)], marks={})
    at.s.mark("hero.0", "bind", 1)
    at.s.facts["idle"] = 4
    assert "end" in at.legal


def test_b5_after_six_rounds_it_is_drawn_and_fought_again_at_the_same_level_without_loot():
    foes = ["ledger_fiend@0 9S", idle(1)]
    at = battle("none KS QS", "none AS KH QH JH", against=foes, level=2, player=1, side=ENEMIES)
    at.s.mark("hero.0", "ran")
    at.s.facts |= {"idle": 6, "pending": True}
    at.do("end")
    assert at.s.facts["ended"] == "drawn"
    assert (at.s.facts["victories"], at.s.facts["defeats"]) == (0, 0)
    assert [at.s.facts[f"deuces.{seat}"] for seat in (0, 1)] == [-1, -1]
    assert [len(at.s.cards(f"deck.{seat}")) for seat in (0, 1)] == [52, 52]
    at.do("go")
    assert (at.s.gauges["encounter"], at.s.gauges["level"], at.s.facts["pending"]) == (2, 2, True)


def test_after_twenty_rounds_it_is_drawn_too():
    at = battle("none KS QS", "none AS KH QH JH", against=["ledger_fiend@0 9S", idle(1)])
    at.s.gauges["round"] = 20
    at.do(*["end"] * 4)
    assert at.s.facts["ended"] == "night"
    assert at.s.facts["defeats"] == 0


# vectors


def test_vector_25_the_order_of_players():
    """A has drawn 5 with one Enemy, B 5 with two, C 7: B, A, C."""
    at = drawn("crypt_warden lantern_wisp grave_porter lich_of_low_cards", heads=3)
    assert [at.s.gauges[f"difficulty.{seat}"] for seat in range(3)][:2] == [5, 5]
    assert at.s.gauges["difficulty.2"] > 5
    assert at.s.facts["order"] == "1 0 2"


def test_vector_26_three_survive_and_a_rare_comes_even_without_a_2():
    at = battle("none KS KH", "none AS", "none QS", against=["ledger_fiend@2 3S"], epics="5")
    at.do("attack KS enemy.0")
    assert [counted(at, seat)[0] for seat in range(3)] == [3, 3, 3]
    assert at.mark("hero.1", f"tier:{at.s.facts['found.1']}") == 2
    assert at.s.facts["kills.1"] == 0


# who wins


def _ended(*held: dict[str, int]):
    """The end of the race when the seats have this loot, each piece with its tier, and one Epic is enough to end it."""
    at = battle("none KS", "none AS", against=["ledger_fiend@1 3S"], epics="1")
    for seat, own in enumerate(held):
        for piece, tier in own.items():
            loot(at, f"hero.{seat}", piece, tier)
    for who in ("hero.0", "hero.1"):
        at.s.move(at.s.cards(f"hand.{who}")[0], f"discard.{who[-1]}", src=f"hand.{who}")
    at.s.mark("enemy.0", "out")
    over(at)
    while at.s.outcome is None:
        at.do("go")
    return at.s.outcome.results


@pytest.mark.parametrize(
    ("mine", "theirs", "results"),
    [
        ({"9S": 3, "8S": 3}, {"9H": 3, "8H": 2}, ("won", "lost")),
        ({"9S": 3}, {"9H": 3, "8H": 2}, ("lost", "won")),
        ({"9S": 3, "8S": 2, "7S": 1}, {"9H": 3, "8H": 2}, ("won", "lost")),
        ({"9S": 3, "8S": 2}, {"9H": 3, "8H": 2}, ("drawn", "drawn")),
    ],
)
def test_of_several_who_have_enough_the_most_epics_win_then_rares_then_commons(mine, theirs, results):
    assert _ended(mine, theirs) == results


def test_deck_outs_level_everyone_as_usual_and_five_is_the_highest_level():
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], level=5)
    at.s.facts["pending"] = True
    at.do("attack KS enemy.0", "go")
    assert at.s.outcome is None
    assert at.s.gauges["level"] == 5
    at = battle("none KS KH", "none AS", against=["ledger_fiend@1 3S"], level=2)
    at.s.facts["pending"] = True
    at.do("attack KS enemy.0")
    assert at.s.gauges["level"] == 3


def test_what_an_enemy_gives_others_for_a_turn_ends_with_it():
    """War Croak raises the attacks of all enemies in this Turn; another player's enemies do not keep the bonus."""
    at = battle("none KS", "none AS", against=["mire_toad!@0 9S 8S", idle(1)], side=ENEMIES)
    croak = next(text for text in at.legal if text.startswith("use war_croak"))
    at.do(croak, "end")
    assert at.s.facts["player"] == 1
    assert not any(mark.startswith("turn:") for mark in at.s.tokens["enemy.1"].marks)


# every play


def _played(seed: int, agent: str, heads: int) -> Match:
    made = agents(GAME)[agent]
    played = Match(GAME, defaults(GAME) | {"mode": MODE, "heroes": str(heads)}, seed)
    players = {seat: made(stream(seed, seat)) for seat in range(heads)}
    while not played.over:
        played.step(players)
        _holds(played)
    return played


def _holds(played: Match) -> None:
    """Assert what must be true at any time."""
    s = played.state
    for hero, own in ((f"hero.{seat}", seat) for seat in range(len(played.seats))):
        assert seat_of(s, hero) == own
    for action in (action for seat in s.to_act for action in played.legal(seat)):
        if action.verb == "attack":
            target = next(id for id in action.ids if id in s.tokens)
            assert seat_of(s, target) != action.seat
    if s.facts["stage"] == "fight":
        player = s.facts["player"]
        assert player == -1 or s.facts["attacker"] == "" or seat_of(s, s.text("attacker")) == player


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("agent", "heads"), [("random", 2), ("novice", 3), ("hero", 4)])
def test_every_play_ends_and_holds_what_it_should(seed, agent, heads):
    played = _played(seed, agent, heads)
    assert played.state.outcome is not None
    events = [event for events in played.history for event in events if isinstance(event, Told)]
    won = [event for event in events if event.what in ("race-won", "race-drawn")]
    assert len(won) == 1
    assert _turns_come_in_order(event for events in played.history for event in events)


def _turns_come_in_order(events: Iterable[Event]) -> int:
    """Assert that Turns come in the order of players in each Round, heroes before Enemies; return their number."""
    order: list[int] = []
    count, last = 0, -1
    for event in events:
        if isinstance(event, Told) and event.what == "order":
            order = [int(seat) for seat in event.data]
        elif isinstance(event, Changed) and event.gauge == "round":
            last = -1
        elif isinstance(event, Told) and event.what == "turn" and order:
            at = 2 * order.index(int(event.data[1])) + (event.who == ENEMIES)
            assert at > last
            count, last = count + 1, at
    return count


@pytest.mark.slow
def test_stronger_programs_win_more_often():
    wins = {("hero", "novice"): 0, ("novice", "random"): 0}
    for pair in wins:
        for seed in range(8):
            sitting = pair if seed % 2 else pair[::-1]
            played = Match(GAME, defaults(GAME) | {"mode": MODE}, seed)
            players = {seat: agents(GAME)[who](stream(seed, seat)) for seat, who in enumerate(sitting)}
            while not played.over:
                played.step(players)
            assert played.state.outcome is not None
            wins[pair] += played.state.outcome.results[sitting.index(pair[0])] == "won"
    assert all(won > 5 for won in wins.values()), wins
