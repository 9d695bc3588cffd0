"""Tests for the computed players of Dungeons and Deuces: what they know, what they choose, and that their plays end."""

from itertools import islice
from random import Random

import pytest

from game.bots import agents
from game.bots import stream as stream_of
from game.core.cards import pack, parse
from game.core.game import defaults, view_of
from game.core.match import Match
from game.core.rng import Rng
from game.rules.deuces import GAME
from game.rules.deuces.agents.fives import DEALS, ROWS
from game.rules.deuces.agents.novice import Novice
from game.rules.deuces.agents.odds import odds
from game.rules.deuces.agents.player import Player
from game.rules.deuces.card_plays import Powers, answers, best, compare
from game.rules.deuces.names import ENEMIES
from tests.rules.deuces import fight
from tests.rules.deuces_duel import bout

ALL_FIVES = 19_092 / 2_598_960


def cards(text):
    return tuple(parse(id) for id in text.split())


def advised(played, seat=None):
    """The adviser's action in a fight, without packs and seats, and its reason."""
    seat = played.s.to_act[0] if seat is None else seat
    advice = Player().advise(view_of(GAME, played.s, played.s.options, seat))
    words = [advice.action.verb, *(id.split(".")[0] if id[0] in "23456789AJKQ1" else id for id in advice.action.ids)]
    return " ".join(words), str(advice.why)


def does(played, seat=None):
    return advised(played, seat)[0]


def quest(seed, **options):
    return Match(GAME, defaults(GAME) | options, seed)


def moves(match, most=100_000):
    """Play on as advised; yield the view of each decision with the advice."""
    player = Player()
    while not match.over and most:
        most -= 1
        view = match.view(match.state.to_act[0])
        advice = player.advise(view)
        yield view, advice
        match.play(advice.action)


# knowledge


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_advice_does_not_hang_on_cards_that_the_seat_does_not_know(seed):
    match = quest(seed, heroes="2", hands="private", start="4", **{"class.0": "cardsharp", "class.1": "hexwright"})
    for number, (view, advice) in enumerate(islice(moves(match), 120)):
        if number % 3 == 0:
            other = match.guess(view.seat, Rng(number))
            assert Player().advise(view_of(GAME, other, match.options, view.seat)) == advice


def test_a_hand_that_was_looked_at_is_taken_into_account():
    against = ("ledger_fiend KS KC 7D", "ledger_fiend 4S 6C 8D")
    played = fight("none KH KD 7S", against=against)
    assert does(played).startswith("attack")
    for zone in ("hand.enemy.0", "hand.enemy.1"):
        played.s.zones[zone].known = [frozenset({0, 1}) for _ in played.s.zones[zone].known]
    word, why = advised(played)
    assert word == "attack KD KH enemy.1"
    assert why == "100% to win"


# odds


@pytest.mark.parametrize(
    ("play", "by_number"),
    [
        ("8S", {1: (48, 7), 2: (20, 7), 3: (8, 7)}),
        ("QS", {1: (78, 6), 3: (47, 15), 6: (19, 16)}),
        ("AS", {1: (93, 7), 4: (71, 29), 8: (52, 48)}),
        ("2S 2H", {1: (100, 0), 3: (83, 1), 6: (34, 4)}),
        ("8S 8H", {2: (97, 1), 5: (72, 4), 8: (38, 7)}),
        ("4S 4H 4C", {5: (98, 0), 8: (90, 1)}),
    ],
)
def test_the_odds_are_those_of_the_content_page(play, by_number):
    """The page's odds were found with 1,500 deals each."""
    for number, (wins, ties) in by_number.items():
        found = odds(best(cards(play)), number)
        assert 100 * found.wins == pytest.approx(wins, abs=3.5)
        assert 100 * found.ties == pytest.approx(ties, abs=3.5)
        assert sum(found) == pytest.approx(1)


@pytest.mark.parametrize("play", ["9S", "6S 6H", "2S 2H 2C", "9S 9H 4C 4D", "9S 8H 7C 6D 5S", "KS 9S 5S 4S 2S"])
@pytest.mark.parametrize("raised", [0, 2])
def test_the_odds_are_those_of_dealing(play, raised):
    attack, chance, deals = best(cards(play), Powers(twin=True)), Random(5), 400
    powers = Powers(raises=((raised, 1, 5),))
    for number in (5, 8):
        ends = [0, 0, 0]
        for _ in range(deals):
            found = [compare(attack, one) for _, one in answers(chance.sample(pack(), number), powers, attack)]
            ends[min(found, default=1) + 1] += 1
        computed = odds(attack, number, raised)
        for many, likely in zip(reversed(ends), computed, strict=True):
            assert many / deals == pytest.approx(likely, abs=0.09)


def test_the_table_of_fives_is_right_where_it_can_be_counted():
    assert sum(ROWS[0]) / DEALS == pytest.approx(ALL_FIVES, abs=0.002)
    assert [sum(row) for row in ROWS] == sorted(sum(row) for row in ROWS)


# turns


@pytest.mark.slow
@pytest.mark.parametrize("heroes", ["1", "3"])
def test_nobody_passes_an_attack_by(heroes):
    """A63. A hero may change a card instead, and need not die for nothing."""
    match = quest(4, heroes=heroes, levels="fast")
    for view, advice in moves(match):
        verbs = {action.verb for action in view.legal}
        if {"attack", "end"} <= verbs:
            assert advice.action.verb in ("attack", "use", "guard", "offer", "end")
            assert advice.action.verb not in ("guard", "end") or view.seat < int(heroes)
            assert advice.action.verb != "end" or str(advice.why).endswith("fails, you fall")
        assert advice.action.verb not in ("fold", "low", "high", "decline")


def test_what_wins_ties_is_taken_into_account():
    hand = "none AS KS 9H 4D"
    assert advised(fight(hand, against="ledger_fiend 9S"))[1] == "92% to win, 8% to tie, and then both draw"
    assert advised(fight(hand, against="the_croupier 9S"))[1] == "92% to win"


def test_the_hint_says_that_a_two_goes_with_an_attack():
    word, why = advised(fight("none 2H 2D", against="ledger_fiend 4S"), 0)
    assert (word, why) == ("attack 2D 2H enemy.0", "100% to win. It costs 2s that could have been loot")


def test_no_hero_dies_for_an_attack_that_cannot_win():
    many = " ".join(f"{rank}S" for rank in range(3, 11))
    word, why = advised(fight("none 2H", "none KH KD", against=f"ledger_fiend {many}"), 0)
    assert (word, why) == ("end", "If an attack with every card left fails, you fall")
    assert does(fight("none AH", "none KH KD", against=f"ledger_fiend {many}"), 0) == "attack AH enemy.0"


def test_a_hero_without_a_guard_attacks_with_anything():
    assert does(fight("none 5S 3D", against="ledger_fiend 9S 8S 7S 6S 5S 4S 3S")).startswith("attack")


def test_a_hero_with_a_guard_changes_a_card_that_matters_little():
    played = fight("none 9S 3C 2D", against="ledger_fiend " + " ".join(f"{rank}S" for rank in range(2, 11)), guard="on")
    assert does(played) == "guard 3C"


def test_the_best_attack_is_made_and_its_chances_told():
    played = fight("none AS KS 9H 4D", against=("ledger_fiend 9S", "ledger_fiend 9D 8D 7D 6D"))
    word, why = advised(played)
    assert word == "attack AS enemy.0"
    assert why == "92% to win, 8% to tie, and then both draw"


def test_an_ability_that_gains_is_used_before_the_attack():
    assert does(fight("mender 9S 8D 3C")) == "use poultice hero.0"
    assert does(fight("hexwright AS KS QS JS 10S", level=1)).startswith("attack")


def test_a_summons_is_worth_an_attack():
    assert does(fight("gravecaller 9S 8D 7C 6H 3D", level=1)) == "use call_bones"


# defence


def test_the_weakest_answer_that_wins():
    played = fight("none KS QS JS 4D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    assert does(played) == "defend JS"


def test_a_tie_is_better_than_nothing():
    played = fight("none 10D 4D 3D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    assert does(played) == "defend 10D"


def test_what_cannot_be_held_is_answered_with_what_breaks_no_set_and_is_no_two():
    played = fight("none KS KD 7C 5D 2H", against="ledger_fiend AS AD", side=ENEMIES, level=1)
    played.do("attack AS AD hero.0" if "attack AS AD hero.0" in played.legal else "attack AD AS hero.0")
    word, why = advised(played)
    assert sorted(word.split()[1:]) == ["5D", "7C"]
    assert why == "Nothing here answers it. Least useful: 7 of clubs, 5 of diamonds"


def test_cards_to_drop_are_the_ones_that_matter_least():
    played = fight("none 9S 9D 4C 2H KS", against="lich_of_low_cards 8S 7D 6C", side=ENEMIES, level=1)
    played.do("use cold_tithe@enemy.0 hero.0")
    assert does(played) == "drop 4C"


# Disrupts


def test_a_shield_is_used_when_it_is_likely_to_matter():
    played = fight("bulwark 4S 3D", against="ledger_fiend AS AD", side=ENEMIES, level=1)
    played.do("attack AD AS hero.0")
    assert does(played) == "use set_the_wall"
    held = fight("bulwark AC 3D", against="ledger_fiend 4S", side=ENEMIES, level=1).do("attack 4S hero.0")
    assert does(held) == "pass"


def test_what_there_is_once_is_kept_for_a_large_attack():
    small = fight("bulwark 9S 5D 3D", against="ledger_fiend KS", side=ENEMIES).do("attack KS hero.0")
    assert does(small) != "use unbroken_line 3D"
    large = fight("bulwark 9S 5D 4C 3D", against="ledger_fiend KS KD KC", side=ENEMIES).do("attack KC KD KS hero.0")
    assert does(large) == "use unbroken_line 3D"


def test_an_attack_that_is_beaten_is_raised_if_that_helps():
    played = fight("duelist 9S 3D", against="ledger_fiend JS", level=4).do("attack 9S enemy.0")
    assert does(played) == "use feint"
    lost = fight("duelist 4S 3D", against="ledger_fiend KS", level=4).do("attack 4S enemy.0")
    assert does(lost) == "pass"


def test_the_fallen_are_saved():
    played = fight("mender 9S 8D", "none 4S", against="ledger_fiend AS", side=ENEMIES).do("attack AS hero.1")
    assert does(played) == "use second_breath"


# everything else


@pytest.mark.slow
def test_hit_with_room_for_one_more_and_stay_when_it_is_close():
    seen = set()
    for seed in range(12):
        for view, advice in islice(moves(quest(seed, heroes="2", levels="fast")), 60):
            if advice.action.verb in ("hit", "stay"):
                missing = view.gauges["target"] - view.gauges["difficulty"]
                seen.add((missing, advice.action.verb))
    assert (1, "hit") not in seen
    assert any(verb == "hit" for _, verb in seen)


def test_the_game_master_offers_to_give_up_and_the_heroes_accept():
    held = "KS KD KC QS QD QC"
    played = fight(f"none {held}", against="ledger_fiend 4S", side=ENEMIES, level=1)
    assert does(played) == "offer"
    assert does(played.do("offer")) == "accept"


def test_two_pieces_of_a_tier_are_traded_for_a_better_one():
    match = quest(3, heroes="1", levels="fast")
    s = match.state
    for id in ("9S.6", "KS.6", "5D.6"):
        s.move(parse(id), "loot.0")
        s.mark("hero.0", f"tier:{id}", 1)
    traded = next(advice for view, advice in moves(match) if any(action.verb == "trade" for action in view.legal))
    assert traded.action.ids in (("9S.6", "5D.6"), ("5D.6", "9S.6"))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("heroes", "options"),
    [
        ("1", {"class.0": "gravecaller", "custom.0": "familiar"}),
        ("2", {"class.0": "cardsharp", "class.1": "wildrunner", "hands": "private"}),
        ("3", {"class.0": "hexwright", "class.1": "duelist", "class.2": "reaver", "hands": "open"}),
        ("4", {"mode": "boss", "boss": "gorrath"}),
    ],
)
def test_quests_come_to_an_end_with_a_reason_for_everything(heroes, options):
    match = quest(7, heroes=heroes, levels="fast", **options)
    assert all(str(advice.why) for _, advice in moves(match, 4000))
    assert match.over


@pytest.mark.slow
def test_a_hero_behind_a_shield_does_not_stand_there_for_ever():
    """The hero has one card that always comes back, and the enemies only take back their own cards: somebody has to
    attack."""
    match = quest(153, heroes="1", sets="fenwild", start="2", guard="off", **{"class.0": "bulwark"})
    rounds = max(view.gauges["round"] for view, _ in moves(match, 3000))
    assert match.over
    assert rounds < 40


# owners of cards where a seat plays two heroes


def test_a_guard_changes_a_card_of_the_one_who_holds_it():
    many = ("none 9S 8S 7S 6S 5S 4S AS AC AD", "none")
    played = bout("none", "none 9C 3H 2S", against=many, guard="on", marks={"hero.0": "out", "hero.3": "out"})
    assert does(played) == "guard 2S"


def test_what_is_looked_at_goes_to_the_one_who_looks():
    played = bout("none KH 3H", "cardsharp 9H 4S 2D", decks={0: "AC KS 3D"})
    word, why = advised(played.do("use palm@hero.1"))
    assert word == "swap 2D AC"
    assert why == "Your hand is better with this exchange"


def test_discards_come_back_to_the_one_who_uses_the_ability():
    played = bout("none KH 3H", "gravecaller 9H 9S 4C", level=4)
    for id in ("9C", "AD"):
        played.s.move(parse(id), "discard.0", src="deck.0")
    played.do("use exhume@hero.1 4C")
    assert does(played) == "recover 9C"


def test_where_twos_bring_no_loot_nobody_spares_them():
    with_loot = advised(fight("none 2H 2D", against="ledger_fiend 4S"), 0)[1]
    assert with_loot.endswith("loot")
    duel = bout("none 2H 2D", "none", against=("none 4S", "none"), marks={"hero.1": "out", "hero.3": "out"})
    assert advised(duel) == ("attack 2D 2H hero.2", "100% to win")


# a weaker player


def novice(played, stream=1):
    """The novice's action, without packs and seats."""
    view = view_of(GAME, played.s, played.s.options, played.s.to_act[0])
    action = Novice(Rng(stream)).choose(view)
    return " ".join((action.verb, *(id.split(".")[0] if id[0] in "23456789AJKQ1" else id for id in action.ids)))


def test_a_novice_attacks_with_the_most_and_highest_cards_the_one_who_holds_the_fewest():
    played = fight("none AS 7H 7D 3C", against=("ledger_fiend KS KC 9D", "ledger_fiend KH QC"), level=1)
    assert novice(played) == "attack 7D 7H enemy.1"


def test_a_novice_answers_with_the_cheapest_cards_that_hold():
    played = fight("none KS QS JS 4D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    assert novice(played) == "defend JS"
    played = fight("none 9S 5S 4D", against="ledger_fiend 10S", side=ENEMIES, level=1).do("attack 10S hero.0")
    assert novice(played) == "defend 4D"


def test_a_novice_uses_an_ability_now_and_then():
    played = fight("mender 9S 8D 3C")
    found = [novice(played, stream).split()[0] for stream in range(60)]
    assert 8 <= found.count("use") <= 32
    assert found.count("attack") == 60 - found.count("use")


def test_a_novice_is_the_same_with_the_same_stream():
    played = fight("mender 9S 8D 3C")
    assert novice(played, 7) == novice(played, 7)


@pytest.mark.slow
@pytest.mark.parametrize(("better", "worse"), [("hero", "novice"), ("novice", "random")])
def test_players_of_different_strength_win_in_the_right_order(better, worse):
    """In 60 duels, the better player of these pairs won 56 and 60."""
    won = 0
    for seed in range(1, 9):
        names = (better, worse) if seed % 2 else (worse, better)
        duel = Match(GAME, defaults(GAME) | {"mode": "duel"}, seed)
        players = {seat: agents(GAME)[name](stream_of(seed, seat)) for seat, name in enumerate(names)}
        while not duel.over:
            duel.step(players)
        won += duel.state.outcome.results[names.index(better)] == "won"
    assert won >= 6
