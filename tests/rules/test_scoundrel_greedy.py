"""Tests for greedy: its model agrees with the game, it plays far better than chance, and it does not peek."""

import pytest

from game.bots import stream
from game.core.cards import parse
from game.core.game import view_of
from game.core.lookahead import DEAD, WON
from game.core.match import Match
from game.core.rng import Rng
from game.core.table import Zone
from game.core.text import Text
from game.core.view import Action
from game.rules.scoundrel import GAME, worth
from game.rules.scoundrel.dungeon import dungeon
from game.rules.scoundrel.greedy import Greedy, Turn
from game.rules.scoundrel.model import Hero, hero_of, ways
from game.rules.scoundrel.reasons import why
from game.rules.scoundrel.worth import after_room, rest
from game.sim import Study, play, run
from tests import work
from tests.contract.plays import presets, whole
from tests.rules.acting import do
from tests.rules.scoundrel import SETS, room, table

every_set = pytest.mark.parametrize("options", SETS, ids=lambda options: "-".join(options.values()))
DEALS = 40


@every_set
@pytest.mark.parametrize("seed", range(12))
def test_the_model_and_the_rules_agree_card_by_card(options, seed):
    """Every way of the model is a legal action and vice versa, and both lead to the same hero."""
    preset = next(preset for preset in presets() if preset.options == options)
    for index in range(len(log := whole(preset, seed).log)):
        match = Match(GAME, options, seed)
        for action in log[:index]:
            match.play(action)
        view = match.view(0)
        cards = [card for card in match.game.legal(match.state, 0) if card.verb != "avoid"]
        found = [way for id in dict.fromkeys(a.ids[0] for a in cards) for way in _ways(view, id, options)]
        assert {way.action for way in found} == set(cards)
        for way in found:
            state = match.state.copy()
            GAME.apply(state, way.action)
            assert state.gauges["health"] == way.hero.life
            if state.outcome is None:
                after = hero_of(_view(state, options))
                turn_goes_on = state.facts["faced"] != 0
                assert after == (way.hero if turn_goes_on else way.hero._replace(drunk=False))


def _ways(view, id, options):
    card = view.top(view.zone_of(id))
    return ways(hero_of(view), card, options["wear"])


def _view(state, options):
    return view_of(GAME, state, options, 0)


@every_set
def test_a_plan_played_out_leads_to_the_hero_it_promised(options):
    for seed in range(DEALS):
        match = Match(GAME, options, seed)
        while not match.over:
            turn = Turn(match.view(0))
            plan = turn.best(turn.room, turn.hero)
            for way in plan.steps:
                match.play(way.action)
                assert match.state.gauges["health"] == way.hero.life
            if plan.steps[-1].hero.dead:
                assert match.state.outcome.result == "lost"
                assert plan.worth == DEAD + match.state.outcome.scores[0]
                break
            assert match.over == turn.last_turn
            assert not match.over or plan.worth == WON + match.state.outcome.scores[0]


@pytest.mark.slow
@every_set
def test_greedy_beats_chance_by_a_hundred_points_and_wins(options):
    greedy = run(Study("scoundrel", options, "greedy", DEALS, 1))
    chance = run(Study("scoundrel", options, "random", DEALS, 1))
    assert greedy["score"]["mean"] >= chance["score"]["mean"] + 100
    assert greedy["won"] >= 1


@pytest.mark.slow
@every_set
def test_greedy_plays_alike_whatever_the_hidden_cards_are(options):
    for seed in range(4):
        match = Match(GAME, options, seed)
        while not match.over:
            advice = Greedy().advise(match.view(0))
            assert isinstance(advice.why, Text)
            for n in range(5):
                other = Match(GAME, options, seed)
                other.state = match.guess(0, Rng(n))
                assert Greedy().advise(other.view(0)) == advice
            match.play(advice.action)


def test_a_decision_is_little_work():
    for seed in range(10):
        match = Match(GAME, SETS[0], seed)
        while not match.over:
            view = match.view(0)
            with work.at_most(6_000):
                action = Greedy().choose(view)
            match.play(action)


def shown(match):
    """A seat's view, with every card that lies nowhere on the table among the discards: none is hidden."""
    there = [card for zone in match.state.zones.values() for card in zone.cards]
    match.state.zones["discard"] = Zone(card for card in dungeon() if card not in there)
    return match.view(0)


def hint(*args, **more):
    advice = GAME.adviser().advise(table(*args, **more).view(0))
    return str(advice.action), str(advice.why)


def test_it_takes_the_weapon_before_the_monster():
    assert hint("10D KC 2H 9S") == ("take 10D", "Take the Battle Axe first: the Minotaur is next")


def test_it_kills_the_strongest_first_while_the_weapon_is_fresh():
    assert hint("8C KC 4H 9S", weapon="9D", avoided=True) == (
        "fight KC weapon",
        "Kill the Minotaur first, while the Longsword is fresh",
    )


def test_it_avoids_what_would_kill_it():
    action, why = hint("AC AS KC KS", health=12)
    assert (action, why) == ("avoid", "Avoid: every way through this room ends in death")


@pytest.mark.parametrize(
    ("life", "cards", "words"),
    [
        (14, "AC", "ends in death"),
        (20, "9C 2D", "costs 9"),
        (8, "2C 2D", "costs 2"),
        (20, "2C 9D 7D", "would waste another"),
        (20, "2C 6H", "waste a potion"),
        (15, "3C 4H 2D", "worth more later"),
    ],
)
def test_a_room_is_avoided_for_what_the_way_through_costs_or_wastes(life, cards, words):
    view, plan = table("2S 3S 4S 5S", health=life).view(0), []
    for id in cards.split():
        hero = plan[-1].hero if plan else hero_of(view)
        plan.append(next(ways(hero, parse(id), "lower")))
    assert words in str(why(view, Action("avoid"), plan))


@pytest.mark.parametrize(
    ("room", "weapon", "slain", "words"),
    [
        ("10C 6S 4H 2D", "", "", "Bare hands first: then the Old Red heals what it costs"),
        ("10C 6S", "", "", "Bare hands: the best way through this room begins with it"),
        ("10C QS", "", "", "Bare hands: you have no weapon, and no monster here is weaker"),
        ("10C 6S", "5D", "9C", "Bare hands: the best way through this room begins with it"),
        ("10C QS", "5D", "9C", "Bare hands: the Spear is too worn, and no monster here is weaker"),
    ],
)
def test_bare_hands_have_a_reason_that_is_true(room, weapon, slain, words):
    """None says that a card costs least while another in the room costs less."""
    view, plan = table(room, weapon=weapon, slain=slain).view(0), []
    for id in room.split():
        hero = plan[-1].hero if plan else hero_of(view)
        plan.append(next(way for way in ways(hero, parse(id), "lower") if way.action.ids[-1] != "weapon"))
    assert str(why(view, plan[0].action, plan)) == words


def test_it_goes_down_fighting_when_it_must():
    action, why = hint("AC AS KC KS", health=12, avoided=True)
    assert action.startswith("fight")
    assert why == "There is no way out: go down fighting"


def test_it_does_not_die_while_it_can_live():
    for _ in range(3):
        match = table("5H KC 9C 2S", health=9, avoided=True, deck="3C 4C 5C 6C 7C")
        while match.state.facts["faced"] != 0 or match.log == []:
            do(match, str(Greedy().choose(match.view(0))))
            assert not match.over


def test_it_drinks_the_last_potion_last_for_the_bonus():
    match = table("2C 9H", deck="", health=19, weapon="5D")
    assert hint("2C 9H", deck="", health=19, weapon="5D")[0] == "fight 2C weapon"
    while not match.over:
        match.play(Greedy().choose(match.view(0)))
    assert match.state.outcome.scores == (29,)


def test_in_the_last_full_room_it_leaves_the_worst_card():
    match = table("2C KC 3C 9C", deck="4C", health=15, end="full")
    while not match.over:
        match.play(Greedy().choose(match.view(0)))
    assert match.state.outcome.scores == (1,)
    assert room(match)[1] == "KC"


def test_worth_grows_with_life_and_potions_and_falls_with_monsters():
    left, deck = table("2C").state.cards("room.0")[0], rest(table(deck="9C KS 5H 7D").state.cards("deck"))
    hero = hero_of(table(weapon="6D", health=12).view(0))
    base = after_room(hero, left, deck)
    assert after_room(hero._replace(life=15), left, deck) > base
    assert after_room(hero, left, deck._replace(potions=deck.potions + 5)) > base
    assert after_room(hero, left, rest(table(deck="9C KS 5H 7D QS").state.cards("deck"))) < base


def test_the_rest_counts_monsters_potions_and_weapons():
    assert rest(map(parse, ("9C", "KS", "5H", "7D", "2H"))) == worth.Rest((9, 13), 22, potions=7, weapons=7)
    assert rest(()) == worth.Rest((), 0, 0, 0)


@pytest.mark.parametrize(
    ("left", "more"),
    [
        ("5H", [(5, worth.POTIONS), (5, worth.POTION)]),
        ("5D", [(5, worth.WEAPONS), (5, worth.WEAPON)]),
        ("9C", [(5, worth.COST)]),
        (None, [(1, worth.AVOIDED)]),
    ],
)
def test_worth_is_the_sum_of_all_weights_each_of_them_growing_with_the_monsters(left, more):
    """A weapon of strength 4 that strikes below 10, and monsters of 22 in all, of which it takes 4 off the nine."""
    hero, monsters = Hero(10, 4, 10), "KS" if left == "9C" else "9C KS"
    deck = rest(map(parse, monsters.split()))
    found = worth.after_avoiding(hero, deck) if left is None else after_room(hero, parse(left), deck)
    parts = [(10, worth.LIFE), (4, worth.REACH), (13, worth.BEYOND), (4, worth.STRENGTH), (10, worth.BELOW), *more]
    own, slope = (worth.ALWAYS[i] + sum(amount * weights[i] for amount, weights in parts) for i in (0, 1))
    assert found == own + slope * 22 + worth.SQUARE * 22 * 22


@pytest.mark.parametrize(("wear", "end"), [("equal", WON + 5), ("lower", DEAD - 4)])
def test_it_plans_with_the_house_rule_for_weapons(wear, end):
    turn = Turn(shown(table("9C 9S", weapon="9D", deck="", health=5, wear=wear)))
    assert turn.best(turn.room, turn.hero).worth == end


@pytest.mark.parametrize(("deck", "last"), [("6C 7C 8C", False), ("6C 7C", True)])
def test_the_last_full_room_is_the_one_after_which_three_cannot_be_dealt(deck, last):
    assert Turn(table("2C 3C 4C 5C", deck=deck, end="full").view(0)).last_turn == last


def test_it_counts_the_cards_of_a_room_it_avoided_among_those_to_come():
    match = do(Match(GAME, SETS[0], 1), "avoid")
    found, there = (each._replace(monsters=sorted(each.monsters)) for each in _decks(match))
    assert found == there


def _decks(match):
    return Turn(match.view(0)).deck, rest(match.state.cards("deck"))


def test_greedy_is_the_only_agent():
    (name, make), *others = GAME.agents().items()
    assert (name, others) == ("greedy", [])
    assert isinstance(make(stream(1, 0)), Greedy)


def test_random_draws_from_a_stream_of_its_own():
    first = play(GAME, SETS[0], "random", 3)
    again = play(GAME, SETS[0], "random", 3)
    assert first.log == again.log
    assert stream(3, 0) != stream(3, 1) != stream(4, 0)
    assert stream(3, 0).choice([Action("a"), Action("b")]) in (Action("a"), Action("b"))
