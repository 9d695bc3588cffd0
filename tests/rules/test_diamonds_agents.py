"""Tests for greedy and rival: their model agrees with the game, they play far better than chance, and they do not
peek."""

import os
import random

import pytest

from game.core.game import view_of
from game.core.match import Match
from game.core.rng import Rng
from game.core.text import Text
from game.core.view import Action
from game.rules.diamonds import GAME
from game.rules.diamonds.dungeon import dungeon
from game.rules.diamonds.greedy import Greedy, Turn, in_the_deck, standing
from game.rules.diamonds.model import FRESH, Hero, faced, hero_of
from game.rules.diamonds.rival import Duel, Rival
from game.rules.diamonds.worth import Outlook
from game.sim import Study, run
from tests import work
from tests.rules.diamonds import beats, do, hp, options, table
from tests.strength import shows

DEALS = 40
MIRRORED = int(os.environ.get("UNDERDECK_MIRRORED", "30"))  # deals, each played twice


@pytest.mark.parametrize("mode", ["solo", "duo"])
@pytest.mark.parametrize("seed", range(8))
def test_the_model_and_the_rules_agree_card_by_card(mode, seed):
    match, chance = Match(GAME, options(mode), seed), random.Random(seed)
    while not match.over:
        seat = match.state.to_act[0]
        for action in match.legal(seat):
            if action.verb == "run":
                continue
            state = match.state.copy()
            view = match.view(seat)
            GAME.apply(state, action)
            card = view.top(view.zone_of(action.ids[0]))
            assert faced(hero_of(view, seat), card) == hero_of(view_of(GAME, state, match.options, seat), seat)
        match.play(chance.choice(match.legal(seat)))


def test_a_plan_played_out_leads_to_the_party_it_promised():
    for seed in range(DEALS):
        match = Match(GAME, options("solo"), seed)
        while not match.over:
            view = match.view(0)
            turn = Turn(view, hero_of(view, 0))
            plan = turn.best(turn.room, turn.hero)
            for step in plan.steps:
                match.play(next(action for action in match.legal(0) if action.ids == (step.card.id,)))
                assert hp(match) == step.hero.hp
            if plan.steps[-1].hero.dead:
                assert match.state.outcome.result == "lost"
                break
            assert match.over == (not turn.deck)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["solo", "dealer"])
def test_greedy_wins_half_of_the_deals_that_chance_never_wins(mode):
    """Both play the same deals."""
    greedy = run(Study("diamonds", options(mode), "greedy", DEALS, 1))
    chance = run(Study("diamonds", options(mode), "random", DEALS, 1))
    assert greedy["score"]["mean"] >= chance["score"]["mean"] + 70
    assert greedy["win_rate"] >= 0.4
    assert chance["win_rate"] <= 0.05


@pytest.mark.slow
def test_greedy_beats_chance_in_every_seat_of_two_parties():
    ahead = [beats(Greedy(), Chance(seed), seed, seat) for seed in range(10) for seat in (0, 1)]
    assert sum(ahead) >= 17


class Chance:
    """A program that plays random legal actions."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def choose(self, view):
        return self.chance.choice(view.legal)


@pytest.mark.slow
def test_the_rival_is_stronger_than_greedy():
    """Every deal is played twice, with the seats swapped, until it is plain who is stronger."""
    won = (beats(Rival(), Greedy(), seed, seat) for seed in range(1, MIRRORED + 1) for seat in (0, 1))
    stronger, _count = shows(won, expected=0.65, refused=0.5)
    assert stronger


@pytest.mark.nightly
def test_the_rival_wins_three_mirrored_deals_of_five_against_greedy():
    won = [beats(Rival(), Greedy(), seed, seat) for seed in range(1, MIRRORED + 1) for seat in (0, 1)]
    print(f"{sum(won)} of {len(won)}")
    assert won.count(1.0) >= 0.6 * len(won)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["solo", "duo", "dealer"])
@pytest.mark.parametrize("player", [Greedy(), Rival()], ids=["greedy", "rival"])
def test_they_play_alike_whatever_the_hidden_cards_are(mode, player):
    for seed in range(3):
        match = Match(GAME, options(mode), seed)
        while not match.over:
            seat = match.state.to_act[0]
            advice = player.advise(match.view(seat))
            assert isinstance(advice.why, Text)
            for n in range(3):
                other = Match(GAME, options(mode), seed)
                other.state = match.guess(seat, Rng(n))
                assert player.advise(other.view(seat)) == advice
            match.play(advice.action)


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "most"), [("solo", 6_000), ("duo", 200_000)])
def test_a_decision_is_little_work(mode, most):
    for seed in range(3):
        match = Match(GAME, options(mode), seed)
        while not match.over:
            view = match.view(match.state.to_act[0])
            with work.at_most(most):
                action = Greedy().choose(view)
            match.play(action)


@pytest.mark.slow
def test_a_decision_of_the_rival_is_less_work():
    """As long as two parties stand; one alone plays like `greedy`."""
    for seed in range(3):
        match = Match(GAME, options("duo"), seed)
        while not match.over and standing(view := match.view(match.state.to_act[0])) > 1:
            with work.at_most(30_000):
                action = Rival().choose(view)
            match.play(action)


def test_in_the_deck_is_what_lies_nowhere_else():
    match = Match(GAME, options("duo"), 3)
    assert sorted(in_the_deck(match.view(0))) == sorted(match.state.cards("deck"))


# their reasoning


def hint(*args, player=None, **more):
    match = table(*args, **more)
    advice = (player or Greedy()).advise(match.view(match.state.to_act[0]))
    return str(advice.action._replace(seat=0)), str(advice.why)


def test_it_takes_the_weapon_before_the_enemy():
    assert hint("10D KC 2H 9S") == ("take 10D", "Take the Battle Axe first: the Minotaur is next")


def test_it_fights_the_stronger_first():
    assert hint("KC 9S 6C 2S", weapon="10D") == (
        "fight KC",
        "The stronger enemy first, so that the weapon holds against the next one, too",
    )


def test_it_runs_from_what_would_kill_it():
    assert hint("AC XB KC KS", hp=12) == ("run", "Run: every way through this room ends in death")


def test_it_goes_down_fighting_when_it_must():
    action, why = hint("AC XB KC KS", hp=12, ran=True)
    assert action.startswith("fight")
    assert why == "There is no way out: go down fighting"


def test_it_does_not_drink_twice_in_a_row_while_there_is_another_way():
    match = do(table("5H 6H 2C 3D", hp=6, weapon="9D"), "drink 6H")
    assert Greedy().choose(match.view(0)).verb != "drink"


def test_it_drinks_the_last_potion_last_for_the_bonus():
    match = table("2C 9H 3C", deck="", hp=19, weapon="5D")
    while not match.over:
        match.play(Greedy().choose(match.view(0)))
    assert match.state.outcome.scores == (29,)


def test_the_rival_leaves_the_dragon_to_the_other_party():
    match = table("XR 2C", mode="duo", deck="3C 4C 5C 6C 7C 8C", taken=5, hp=12, turn=0)
    assert Rival().choose(match.view(0)) == Action("fight", ("2C",))


def test_the_rival_takes_what_would_save_the_other_party():
    """Four picks are left: the rival could drink, but without the axe the other party falls to a dragon."""
    room = "10D 2H XR XB AC"
    match = table(room, mode="duo", deck="3C 4C 5C 6C 7C 8C", taken=2, weapon="9D", other={"hp": 10})
    action, why = hint(room, mode="duo", deck="3C 4C 5C 6C 7C 8C", taken=2, weapon="9D", other={"hp": 10},
                       player=Rival())  # fmt: skip
    assert action == "take 10D"
    duel = Duel(match.view(0))
    assert duel.best()[0] > 10**13  # the other party is lost in any case
    assert why


def test_the_rival_alone_plays_as_greedy_does():
    match = table("9C 8D 5H KS 3D 2C 6H", mode="duo", other={"hp": 0})
    assert Rival().advise(match.view(0)) == Greedy().advise(match.view(0))


def test_the_search_finds_what_trying_everything_finds():
    """Alpha-beta compared with a plain search, on small rooms."""
    chance = random.Random(7)
    for _ in range(12):
        cards = [card.id for card in chance.sample(dungeon(2), 12)]
        match = table(" ".join(cards[:4]), mode="duo", deck=" ".join(cards[4:]), taken=3, hp=chance.randrange(5, 21),
                      turn=chance.randrange(2), other={"hp": chance.randrange(5, 21)})  # fmt: skip
        view = match.view(match.state.to_act[0])
        duel = Duel(view)
        assert duel.best()[0] == plain(duel, duel.room, duel.heroes, duel.turn)


def plain(duel, cards, heroes, turn):
    """The worth of a room for the party whose pick it is, found by trying every order."""
    worths = []
    for card in cards:
        left = tuple(each for each in cards if each is not card)
        own, other = faced(heroes[turn], card), heroes[1 - turn]
        after = (own, other) if turn == 0 else (other, own)
        if len(left) == duel.stays or (own.dead and other.dead):
            worths.append(duel._ended(own, other, card, left))
        elif other.dead:
            worths.append(plain(duel, left, after, turn))
        else:
            worths.append(-plain(duel, left, after, 1 - turn))
    return max(worths)


def test_worth_grows_with_hit_points_and_with_help_to_come():
    deck = [card for card in dungeon() if card.rank not in (5, 9)]
    hero = Hero(12, 6, FRESH)
    base = Outlook(deck).worth(hero, deck[3])
    assert Outlook(deck).worth(hero._replace(hp=16), deck[3]) > base
    assert Outlook([card for card in deck if card.suit != "H"]).worth(hero, deck[3]) < base
    assert Outlook([card for card in deck if card.rank < 15]).worth(hero, deck[3]) > base
