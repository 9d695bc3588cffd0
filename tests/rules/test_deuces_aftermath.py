"""Tests for the report at the end of an encounter: how it ended, what was found and why, what it costs, what comes
next."""

import pytest

from game.core.combatants import FALLEN, WAITING, Aftermath
from game.core.deck import plain
from game.core.game import view_of
from game.core.text import say
from game.rules.deuces import GAME
from game.rules.deuces.names import ENEMIES, HEROES
from tests.rules.deuces import Fight, fight
from tests.rules.deuces_quest import encounter, loot, thin


def view(at: Fight, seat: int = 0):
    return view_of(GAME, at.s, at.s.options, seat)


def after(at: Fight) -> Aftermath:
    """The aftermath of the encounter; fail while it goes on."""
    found = GAME.combatants.aftermath(view(at))
    assert found is not None
    return found


def shares(at: Fight) -> list[str]:
    return [say(share.text) for share in after(at).shares]


def ahead(at: Fight) -> str:
    return " ".join(say(each) for each in after(at).ahead)


def told(at: Fight) -> list[str]:
    """All messages in words."""
    speakers = ((GAME.messages[event.what], event) for event in at.told)
    texts = (one(event.who, event.data) if callable(one) else one for one, event in speakers)
    return [say(text) for text in texts if text is not None]


def tags(at: Fight) -> dict[str, tuple[str, list[str]]]:
    return {f.id: (f.state, [say(tag.text) for tag in f.tags]) for f in GAME.combatants.figures(view(at))}


def won(hand: str, treasure: bool = False, level: int = 1, **options: str) -> Fight:
    """A fight that a hero wins with an ace, with those cards left in hand."""
    at = fight(f"none AH {hand} / 3H", against="mire_toad 5C", level=level, treasure=treasure, decks={"hero.0": "9H"},
               **options)  # fmt: skip
    return at.do("attack AH enemy.0")


def test_before_its_end_nothing_is_said_of_it():
    assert GAME.combatants.aftermath(view(fight("none AH KH"))) is None


def test_a_victory_of_the_heroes_is_a_defeat_for_the_game_master():
    at = won("KC")
    lost = GAME.combatants.aftermath(view(at, seat=1))
    assert lost is not None
    assert (after(at).won, say(after(at).headline)) == (True, "Victory")
    assert (lost.won, say(lost.headline), lost.shares) == (False, "Defeat", after(at).shares)


def test_a_victory_is_one_in_the_head_and_in_the_headline():
    at = won("KH")
    assert (say(after(at).headline), after(at).won) == ("Victory", True)
    assert say(after(at).told) == "All enemies are defeated."
    assert say(GAME.status(view(at))) == f"Victory. On to encounter {at.s.gauges['encounter'] + 1}?"


@pytest.mark.parametrize(
    ("hand", "treasure", "words"),
    [
        ("KH", False, "No loot: there was no 2 in hand."),
        ("KH", True, "No loot: there was no 2 in hand."),
        ("2H", False, "No loot: it takes two 2s, and there was one (2 of hearts)."),
        ("2H", True, "Common loot for 2 of hearts and the Treasure."),
        ("2H 2S", False, "Common loot for 2 of hearts and 2 of spades."),
        ("2H 2S", True, "Rare loot for 2 of hearts, 2 of spades and the Treasure."),
    ],
)
def test_it_is_said_which_twos_were_held_and_whether_the_treasure_counted(hand: str, treasure: bool, words: str):
    at = won(hand, treasure)
    assert shares(at)[0].startswith(words)
    assert bool(after(at).shares[0].cards) == ("No loot" not in words)
    assert f"Hero 1: {words}" in told(at)


@pytest.mark.parametrize(
    ("hand", "good"), [("2H 2S", "may now count 1 higher"), ("2H 2S 2C", "now counts as two cards"),
                       ("2H 2S 2C 2D", "is now any card")]
)  # fmt: skip
def test_the_card_that_was_found_is_shown_with_what_it_is_good_for(hand: str, good: str):
    at = won(hand)
    share = after(at).shares[0]
    assert share.cards == (at.s.cards("loot.0")[-1],)
    assert good in say(share.text)


def rich(*loots: str, tier: int = 1) -> Fight:
    """An encounter that is won, with one Common piece found and some others from before."""
    at = fight("none AH 2H 2S", against="mire_toad 5C", level=1, decks={"hero.0": "9H"})
    for piece in loots:
        loot(at, "hero.0", piece, tier)
    return at.do("attack AH enemy.0")


def trade(at: Fight) -> str:
    return next(text for text in at.legal if text.startswith("trade"))


def test_a_trade_shows_the_new_piece_with_its_tier_and_what_it_is_good_for():
    at = rich("7S")
    (before,) = after(at).shares
    assert before.cards
    assert say(GAME.status(view(at))).startswith("Victory. Trade loot, or on to encounter")
    at.do(trade(at))
    (share,) = after(at).shares
    (new,) = at.s.cards("loot.0")
    assert share.cards == (new,)
    assert new.id not in (before.cards[0].id, "7S.6")
    assert say(share.text).startswith("Rare loot in trade for 7 of spades, ")
    assert say(share.text).endswith(f" The {say(plain(new))} now counts as two cards.")


def test_before_a_trade_it_is_said_what_is_given_and_what_comes_of_it():
    at = rich("7S")
    action = next(action for action in GAME.legal(at.s, 0) if action.verb == "trade")
    words = say(GAME.preview(view(at), action).text)
    assert words.startswith("The 7 of spades and the ")
    assert words.endswith("a card drawn from it becomes Rare: it counts as two cards")


def test_the_one_who_can_trade_reads_what_a_trade_is_and_what_there_is_of_each_tier():
    at = rich("7S")
    words = [say(each) for each in GAME.combatants.stakes(view(at))]
    assert words[0] == "Trade: two pieces of one tier for a new card, one tier better."
    assert words[1].startswith("Common (it may count 1 higher): 7 of spades, ")
    assert len(words) == 2
    at.do(trade(at))
    assert GAME.combatants.stakes(view(at)) == ()


def test_what_was_given_away_in_the_rest_is_not_shown_any_more():
    at = fight("none AH 2H 2S", "none KS", against="mire_toad 5C", level=1, decks={"hero.0": "9H"}, give="on")
    at.do("attack AH enemy.0")
    at.do(next(text for text in at.legal if text.startswith("give")))
    share = after(at).shares[0]
    assert not share.cards
    assert say(share.text).endswith("It has been given away.")


def test_an_ability_that_counts_for_loot_is_named():
    at = fight("none AH KH", against="mire_toad 5C", level=1, marks={"hero.0": "deuces"}, decks={"hero.0": "9H"})
    at.do("attack AH enemy.0")
    assert shares(at)[0].startswith("Common loot for an ability.")


def test_who_was_defeated_finds_nothing_and_is_marked():
    at = fight("none 3S / KD", "none AH 2S 2D / 4D", against="mire_toad AC 5C", side=ENEMIES, level=1)
    at.do("attack AC hero.0", "fold")
    while GAME.combatants.aftermath(view(at)) is None:
        at.do(at.legal[0])
    assert shares(at)[0] == "No loot for the defeated."
    assert shares(at)[1].startswith("Common loot")
    assert tags(at)["hero.0"][1] == ["Fell"]
    assert tags(at)["hero.1"][1] == []


def test_enemies_that_are_let_go_are_not_slain():
    at = fight("none KH 2H", against=["mire_toad 5C", "ledger_fiend 9C 8C"], side=ENEMIES, level=1).do("fold")
    while GAME.combatants.aftermath(view(at)) is None:
        at.do(at.legal[0])
    assert (say(after(at).headline), after(at).won) == ("They are let go", True)
    assert tags(at)["enemy.0"] == tags(at)["enemy.1"] == (WAITING, ["Let go"])
    assert "They are let go, and 3 cards are drawn." in told(at)


def test_of_enemies_only_who_was_defeated_is_slain():
    at = fight("none AH KH", against=["mire_toad 5C", "ledger_fiend 9C 8C"], level=1, decks={"hero.0": "9H"})
    at.do("attack AH enemy.0", "fold")
    assert tags(at)["enemy.0"] == (FALLEN, [])
    assert tags(at)["enemy.1"] == (WAITING, ["Let go"])


def test_a_defeat_is_a_defeat_and_says_what_it_costs():
    at = fight("none 3H / KH", against="mire_toad KC 9C", side=ENEMIES, level=3).do("attack KC hero.0")
    found = after(at)
    assert (say(found.headline), found.won, found.shares) == ("Defeat", False, ())
    assert say(found.told) == "Hero 1 was defeated."
    assert say(GAME.status(view(at))) == f"Defeat. Will you face encounter {at.s.gauges['encounter'] + 1}?"
    assert "you lose 10 points" in ahead(at)
    assert "Level 4 comes when your deck runs out: 52 cards left." in ahead(at)
    assert tags(at)["enemy.0"] == (WAITING, ["Stands"])
    assert "The encounter is lost: no loot, and all discards are shuffled back in." in told(at)


def test_that_hands_are_put_away_is_told_where_there_were_any():
    words = "All hands are put away; the next encounter begins with new ones."
    assert words in told(won("KH"))
    assert words not in told(fight("none 3H / KH", against="mire_toad KC 9C", side=ENEMIES).do("attack KC hero.0"))


def test_a_night_that_falls_is_said():
    at = fight("none KH 5H", against="mire_toad KC 9C", level=1)
    at.s.gauges["round"] = 20
    at.do("end")
    while GAME.combatants.aftermath(view(at)) is None:
        at.s.facts["idle"] = 0
        at.do("end" if "end" in at.legal else at.legal[0])
    assert say(after(at).told) == "Night fell, and there was only flight."
    assert tags(at)["hero.0"][1] == []


def test_enemies_that_slink_off_are_not_slain():
    at = fight("none KH 5H", against="mire_toad KC 9C", level=1)
    at.s.facts["idle"] = 9
    while GAME.combatants.aftermath(view(at)) is None:
        at.do("end" if "end" in at.legal else at.legal[0])
    assert (say(after(at).headline), after(at).won) == ("Victory", True)
    assert tags(at)["enemy.0"][1] == ["Slunk off"]


def test_a_level_that_came_of_it_is_said_and_the_next_is_counted_from_there():
    at = thin(fight("none AH KH", against="mire_toad 5C", level=1, sets="fenwild"), "hero.0", 1)
    at.do("attack AH enemy.0")
    assert ahead(at).startswith(
        "Level 2! Everybody with a class has learnt a new ability. Level 3 comes when your deck "
    )
    assert [say(each) for each in after(at).grown] == ["The enemies grow, too: many have larger hands."]
    at.do("go")
    assert not at.s.facts["rose"]


@pytest.mark.parametrize(("classes", "who"), [(("none",), "Hero 1 now"), (("none", "none"), "Every hero now")])
def test_the_third_level_begins_with_larger_hands(classes: tuple[str, ...], who: str):
    first, *others = classes
    at = fight(f"{first} AH KH", *(f"{other} KS" for other in others), against="mire_toad 5C", level=2)
    thin(at, "hero.0", 1).do("attack AH enemy.0")
    words = [say(each) for each in after(at).grown]
    assert words[0] == f"{who} begins with 7 cards."
    assert words[1].startswith("The enemies grow, too: larger hands, and more of them are Elite")


def test_without_a_new_level_nothing_has_grown():
    assert after(won("KH")).grown == ()


def test_a_hero_alone_is_told_what_was_learnt():
    at = thin(fight("bulwark AH KH", against="mire_toad 5C", level=1), "hero.0", 1).do("attack AH enemy.0")
    assert ahead(at).startswith("Level 2! Bulwark has learnt Loud Challenge.")


def test_a_deck_that_has_run_out_is_not_forgotten_until_the_level_comes():
    at = fight("none AH KH", level=1)
    at.s.note("pending", True)
    assert say(GAME.combatants.stakes(view(at))[2]) == "Your deck has run out: Level 2 comes after this encounter."
    two = fight("none AH KH", "none KS", level=1)
    two.s.note("pending", True)
    assert say(GAME.combatants.stakes(view(two))[2]) == "A deck has run out: Level 2 comes after this encounter."


def test_from_the_moment_a_deck_runs_out_the_level_is_announced():
    at = thin(fight("none 3H KH", against="mire_toad AC 5C", level=1), "hero.0", 1)
    at.do("attack KH enemy.0")
    while not at.s.facts["pending"]:
        at.do(at.legal[0])
    assert GAME.combatants.aftermath(view(at)) is None
    assert "comes after this encounter" in say(GAME.combatants.stakes(view(at))[2])


def test_a_level_after_every_encounter_is_announced_in_each():
    at = fight("none AH KH", level=1, levels="fast")
    assert say(GAME.combatants.stakes(view(at))[2]) == "Level 2 comes after this encounter."


def test_the_nearest_deck_is_the_one_that_counts():
    at = fight("none AH KH", "none KS", against="mire_toad 5C", level=1)
    thin(at, "hero.1", 7).do("attack AH enemy.0")
    assert "Hero 2 has 7 cards left" in ahead(at)


def test_on_the_highest_level_the_end_of_the_quest_is_next():
    assert "The end of the quest comes when your deck runs out" in ahead(won("KH", level=5))


def test_with_a_level_after_every_encounter_no_deck_is_counted():
    assert ahead(won("KH", levels="fast")) == "Level 2! Everybody with a class has learnt a new ability."


def test_the_next_encounter_begins_without_what_was_found_in_the_last():
    at = won("2H", treasure=True).do("go")
    assert GAME.combatants.aftermath(view(at)) is None
    assert (at.s.facts["ended"], at.s.facts["deuces.0"], at.s.facts["counted.0"], at.s.facts["found.0"]) == (
        *("", -1),
        *("", ""),
    )


# what a running fight is about


def test_target_treasure_and_the_next_level_are_to_be_found_in_the_fight():
    at = fight("none AH KH", treasure=True, level=2)
    at.s.gauges |= {"encounter": 4, "difficulty": 7, "target": 5}
    words = [say(each) for each in GAME.combatants.stakes(view(at))]
    assert words[0] == "Encounter 4: enemies worth 7, target 5."
    assert words[1] == "There is Treasure: one 2 in hand at the end is loot."
    assert words[2].startswith("Level 3 comes when your deck runs out: ")
    assert say(GAME.combatants.stakes(view(fight("none AH")))[1]).startswith("There is no Treasure: loot takes two 2s")


def test_before_the_fight_and_after_it_nothing_is_at_stake():
    assert GAME.combatants.stakes(view(encounter("mire_toad", heroes="1"))) == ()
    assert GAME.combatants.stakes(view(won("KH"))) == ()


def test_a_boss_has_no_target():
    at = fight("none AH KH", against="gorrath 9C", side=HEROES, mode="boss")
    at.s.gauges["encounter"] = 2
    assert say(GAME.combatants.stakes(view(at))[0]) == "Encounter 2: a boss."


@pytest.mark.parametrize("shown", [{"encounter": 0, "target": 0}, {"encounter": 1, "target": 0}])
def test_nothing_is_at_stake_while_the_encounter_is_still_being_laid_out(shown: dict[str, int]):
    at = fight("none AH KH")
    at.s.gauges |= shown
    assert [GAME.combatants.stakes(view(at, seat)) for seat in (0, 1)] == [(), ()]


# the question of letting enemies go


def test_letting_them_go_says_how_many_cards_are_drawn_and_what_for():
    at = fight("none KH", against=["mire_toad 5C 6C", "ledger_fiend 9C 8C"], side=ENEMIES, level=1).do("offer")
    accept, decline = (next(a for a in GAME.legal(at.s, 0) if a.verb == verb) for verb in ("accept", "decline"))
    words = say(GAME.preview(view(at), accept).text)
    assert "with 4 cards to draw from your own deck" in words
    assert "nearer a level" in words
    assert "don't ask again" in say(GAME.preview(view(at), decline).text)
