"""The names of the pictures on our own pack of cards, for every game that uses it."""

from typing import NamedTuple

from .cards import SUITS, Card
from .text import N_, Text

FACES = {
    "2S": N_("Bat"),
    "3S": N_("Raven"),
    "4S": N_("Crawling Hand"),
    "5S": N_("Skull"),
    "6S": N_("Gargoyle"),
    "7S": N_("Ghost"),
    "8S": N_("Zombie"),
    "9S": N_("Skeleton"),
    "10S": N_("Mummy"),
    "JS": N_("Executioner"),
    "QS": N_("Vampire Queen"),
    "KS": N_("Lich King"),
    "AS": N_("Grim Reaper"),
    "2C": N_("Rat"),
    "3C": N_("Cobra"),
    "4C": N_("Spider"),
    "5C": N_("Scorpion"),
    "6C": N_("Toad"),
    "7C": N_("Wolf"),
    "8C": N_("Goblin"),
    "9C": N_("Bear"),
    "10C": N_("Man-Eater"),
    "JC": N_("Cyclops"),
    "QC": N_("Medusa"),
    "KC": N_("Minotaur"),
    "AC": N_("Kraken"),
    "XR": N_("Red Dragon"),
    "XB": N_("Black Dragon"),
    "2D": N_("Dagger"),
    "3D": N_("Sickle"),
    "4D": N_("Hatchet"),
    "5D": N_("Spear"),
    "6D": N_("Flail"),
    "7D": N_("Longbow"),
    "8D": N_("War Hammer"),
    "9D": N_("Longsword"),
    "10D": N_("Battle Axe"),
    "AD": N_("Dragonbane"),
    "2H": N_("Vial"),
    "3H": N_("Cup of Cure"),
    "4H": N_("Old Red"),
    "5H": N_("Jug of Health"),
    "6H": N_("Chalice"),
    "7H": N_("Heart Flask"),
    "8H": N_("Amphora"),
    "9H": N_("Cauldron"),
    "10H": N_("Cask of Life"),
    "JH": N_("Elixir of Life"),
    "KH": N_("Cleric"),
    "QH": N_("Sorceress"),
    "KD": N_("Paladin"),
    "QD": N_("Ranger"),
    "JD": N_("Rogue"),
}
BESTIARY = {
    "AS": N_("Moth"),
    "AH": N_("Flea"),
    "2H": N_("Leech"),
    "3H": N_("Imp"),
    "4H": N_("Piranha"),
    "5H": N_("Salamander"),
    "6H": N_("Harpy"),
    "7H": N_("Ghoul"),
    "8H": N_("Boar"),
    "9H": N_("Cerberus"),
    "10H": N_("Fire Spirit"),
    "JH": N_("Werewolf"),
    "QH": N_("Queen of Thorns"),
    "KH": N_("Ember King"),
    "AC": N_("Toadstool"),
    "AD": N_("Snail"),
    "2D": N_("Coin Crab"),
    "3D": N_("Slime"),
    "4D": N_("Iron Beetle"),
    "5D": N_("Kobold"),
    "6D": N_("Empty Armour"),
    "7D": N_("Mimic"),
    "8D": N_("Cockatrice"),
    "9D": N_("Watching Eye"),
    "10D": N_("Stone Golem"),
    "JD": N_("Troll"),
    "QD": N_("Sphinx"),
    "KD": N_("Colossus"),
}
"""Monsters for cards that show none in FACES, and for aces, whose monsters there are too grand for the lowest card."""

SUIT_NAMES = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
PEOPLE = {"KH", "QH", "KD", "QD", "JD"}
RANK_NAMES = {11: N_("jack"), 12: N_("queen"), 13: N_("king"), 14: N_("ace")}


class Kind(NamedTuple):
    """A kind of picture on cards, in the singular and the plural."""

    one: str
    many: str


MONSTER = Kind(N_("Monster"), N_("Monsters"))
WEAPON = Kind(N_("Weapon"), N_("Weapons"))
POTION = Kind(N_("Potion"), N_("Potions"))
HERO = Kind(N_("Hero"), N_("Heroes"))


def face(card: Card) -> Text:
    """The name on a card's ribbon; for a card without one, its plain name."""
    name = FACES.get(card.id.partition(".")[0])
    return Text(name) if name else plain(card)


def beast(card: Card) -> Text:
    """The monster on a card, for a game in which every card is a monster and the ace is the lowest (Dungeon Crawl)."""
    name = BESTIARY.get(card.id.partition(".")[0])
    return Text(name) if name else face(card)


def kind(card: Card) -> Kind:
    """The kind of picture on a card. People are heroes; a card that is neither a person, a weapon nor a potion is a
    monster."""
    if card.id.partition(".")[0] in PEOPLE:
        return HERO
    return {"D": WEAPON, "H": POTION}.get(card.suit, MONSTER)


def plain(card: Card) -> Text:
    """The usual name of a card: “queen of spades”."""
    if card.suit not in SUITS:
        return Text("joker")
    rank = RANK_NAMES.get(card.rank)
    return Text("{rank} of {suit}", rank=Text(rank) if rank else card.rank, suit=Text(SUIT_NAMES[card.suit]))
