"""The results of the design's simulation, without loot and Custom Abilities, exact to two to four points."""

# The share of encounters won by one to four heroes on levels 1, 3 and 5, at their usual Target.
WON = {
    1: {1: 0.89, 3: 0.87, 5: 0.84},
    2: {1: 0.93, 3: 0.96, 5: 0.95},
    3: {1: 0.95, 3: 0.98, 5: 0.95},
    4: {1: 0.96, 3: 0.98, 5: 0.97},
}
CARDS = {1: "12.6", 3: "17–18", 4: "17–18", 5: "17–18"}  # cards that leave a hero's deck in an encounter
ROUNDS = "3"
TREASURE = {1: "0.77", 5: "0.77"}
# Pieces per hero and encounter, Common, Rare and Epic, for two heroes who keep their twos.
LOOT = ("0.25–0.31", "0.02–0.06", "< 0.01")
QUEST = {1: "21–25", 2: "13–16", 3: "13–16", 4: "13–16"}  # encounters
WIPES = {1: "2–7", 2: "0.4–1.0", 3: "0.1–0.3 on standard"}  # for three heroes the usual Target is the hard one

# Two heroes: the share won by each class with any other, on levels 1 to 5.
CLASSES = {
    "bulwark": (0.95, 0.93, 0.95, 0.90, 0.95),
    "duelist": (0.94, 0.94, 0.96, 0.90, 0.92),
    "hexwright": (0.93, 0.95, 0.98, 0.95, 0.95),
    "mender": (0.96, 0.98, 0.99, 0.96, 0.97),
    "gravecaller": (0.96, 0.97, 0.98, 0.96, 0.98),
    "cardsharp": (0.92, 0.94, 0.96, 0.93, 0.95),
    "wildrunner": (0.96, 0.97, 0.98, 0.95, 0.93),
    "reaver": (0.93, 0.95, 0.95, 0.90, 0.91),
}

# The measured Difficulty of each enemy for two heroes, on levels 1, 3 and 5.
ENEMIES = {
    "cellar_gnawers": (1.2, 0.6, 1.5),
    "lantern_wisp": (1.2, 1.0, 1.6),
    "grave_porter": (3.0, 2.5, 2.5),
    "bone_archer": (2.2, 2.5, 2.1),
    "tomb_hound": (3.3, 3.6, 3.5),
    "crypt_warden": (4.3, 3.8, 5.1),
    "rusted_champion": (5.8, 5.2, 5.2),
    "lich_of_low_cards": (7.3, 8.2, 7.6),
    "bog_midges": (2.0, 2.0, 2.2),
    "thorn_creeper": (1.2, 1.9, 2.0),
    "mire_toad": (1.9, 2.7, 1.7),
    "reed_stalker": (3.3, 3.5, 3.1),
    "antler_shaman": (3.1, 3.4, 4.1),
    "bear_of_the_black_fen": (5.8, 3.8, 5.1),
    "mourning_willow": (4.1, 4.1, 4.7),
    "fen_drake": (6.9, 7.4, 7.4),
    "table_cutpurse": (1.7, 2.5, 2.9),
    "velvet_fencer": (2.9, 2.6, 2.2),
    "ledger_fiend": (4.5, 4.0, 3.6),
    "masked_chorus": (3.7, 4.3, 4.1),
    "gilded_lancer": (4.9, 4.0, 3.9),
    "court_poisoner": (7.3, 7.3, 6.5),
    "house_enforcer": (6.3, 5.2, 4.9),
    "the_croupier": (6.8, 8.6, 8.3),
}

# Two heroes against a boss alone: the share won on levels 1, 3 and 5.
BOSSES = {
    "old_bonecount": (0.86, 0.93, 0.79),
    "mother_sedge": (0.68, 0.79, 0.83),
    "pale_dealer": (0.87, 0.90, 0.92),
    "gorrath": (0.93, 0.90, 0.78),
    "vessimer": (0.79, 0.87, 0.85),
    "last_joker": (0.89, 0.85, 0.71),
}
