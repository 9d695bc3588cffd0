"""The cue table: for each name that the game uses, its files, bus and gain."""

from __future__ import annotations

import json

from . import shelf

# loops are quiet in the game: they are baked loud enough to be coded well, and turned down here
LOOP_GAINS = {
    "ambience-torch": 0.6,
    "ambience-drips": 0.4,
    "ambience-wind": 0.5,
    "ambience-crypt": 0.45,
    "ambience-deep": 0.6,
    "ambience-hoard": 0.45,
    "ambience-arena": 0.5,
    "music-scoundrel": 0.5,
    "music-title": 0.8,
    "music-diamonds": 0.5,
    "music-crawl": 0.5,
    "music-deuces": 0.5,
}
ALSO = {
    "reshuffle": "shuffle",
    "ran-out": "shuffle",
    "gathered": "shuffle",
    "run": "avoid",
    "room": "door",
    "out": "door",
    "enters": "door",
    "departs": "door",
    "opens": "portcullis",
    "weapon-breaks": "weapon-break",
    "shield": "equip",
    "guards": "equip",
    "character": "turn-card",
    "magic": "turn-card",
    "turned": "turn-card",
    "draft": "turn-card",
    "hurt": "hurt-light",
    "healed": "heal",
    "spared": "blocked",
    "down": "hero-down",
    "wiped-out": "hero-down",
    "lost-in-the-dark": "hero-down",
    "revived": "hero-up",
    "freed": "hero-up",
    "typed": "pencil",
    "note": "pencil",
    "set": "pencil",
    "have": "pencil",
    "join": "pencil",
    "exit": "pencil",
    "rolled": "dice-land",
    "spent": "cast",
    "uses": "cast",
    "gains": "renew",
    "recovers": "renew",
    "summons": "renew",
    "begin": "first",
    "initiative": "first",
    "initiative-drawn": "first",
    "begins": "first",
    "order": "first",
    "redirected": "first",
    "answers": "card-place",
    "keeps": "card-place",
    "returned": "card-place",
    "gave": "card-place",
    "throws": "wasted",
    "sacrifices": "wasted",
    "offering": "wasted",
    "combat": "hit",
    "decided": "hit",
    "lot": "dice-land",
    "negated": "absorbed",
    "negated-attack": "blocked",
    "defeated": "slain",
    "kill": "slain",
    "special": "growl-big",
    "meets": "growl-small",
    "noise": "growl-mid",
    "driven-back": "growl-mid",
    "sealed": "bound",
    "finds": "secret",
    "appears": "secret",
    "searches": "search",
    "nothing-found": "ui-deny",
    "helpless": "ui-deny",
    "cannot-match": "ui-deny",
    "cannot-pay": "ui-deny",
    "no-chips": "ui-deny",
    "dark": "torch-burns",
    "dusk": "nightfall",
    "duel-dusk": "nightfall",
    "duel-night": "nightfall",
    "home-at-night": "nightfall",
    "tale": "page-turn",
    "reads": "page-turn",
    "chosen": "page-turn",
    "quest-loot": "loot",
    "gets": "loot",
    "treasure": "loot",
    "buys": "coin",
    "traded": "coin",
    "blinds": "chips",
    "bids": "chips",
    "matches": "chips",
    "raises": "chips",
    "paid": "chips",
    "loses-bet": "chips",
    "counted": "chips",
    "rewards": "chips",
    "learns": "level-up",
    "victory": "room-complete",
    "gives-up": "room-complete",
    "bout": "room-complete",
    "drawn": "tie",
    "race-drawn": "tie",
    "duel-weary": "tie",
    "race-won": "record",
    "quest-done": "escape",
}
"""Cues that share the files of another one, by the names that games use, so that a sound is baked only once."""


def _bus(name: str) -> str:
    if name in shelf.EFFECTS or name in shelf.STINGS:
        return "effects"
    return "music" if name in shelf.MUSIC else "ambience"


def _cue(name: str) -> dict[str, object]:
    effect, sting = shelf.EFFECTS.get(name), shelf.STINGS.get(name)
    once = effect or sting
    return {
        "files": shelf.files(name),
        "bus": _bus(name),
        "gain": LOOP_GAINS.get(name, 1.0),
        "loop": effect.loop if effect is not None else sting is None,
        "rises": effect is not None and effect.rises,
        "duck": once.duck if once is not None else 0.0,
    }


def table() -> dict[str, dict[str, object]]:
    """Map each cue's name to its files (relative to `assets`), bus, gain 0..1, whether it loops or rises, and how far
    the music is turned down for it."""
    own = {name: _cue(name) for name in shelf.NAMES}
    return own | {word: own[name] for word, name in ALSO.items()}


def write() -> None:
    """Write `assets/sounds/cues.json`."""
    text = json.dumps(table(), indent=2)
    (shelf.ASSETS / "sounds" / "cues.json").write_text(text + "\n", encoding="utf-8", newline="\n")
