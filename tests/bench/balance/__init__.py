"""Dungeons and Deuces, played by programs: the results of its levels, classes, enemies and bosses beside the design's
figures.

    python -m tests.bench.balance quests 250 --heroes 1 2 3 4 [OPTION=VALUE …]
    python -m tests.bench.balance encounters 1500 [OPTION=VALUE …]
    python -m tests.bench.balance bosses 400 [OPTION=VALUE …]

`quests` plays this number of whole Quests for Power for each number of heroes, with random classes and Custom
Abilities, and fails if one does not end. `encounters` and `bosses` play this number of single encounters of two heroes
on each level, and against each boss on levels 1, 3 and 5, without loot and Custom Abilities, as the design's simulation
did. The tables are Markdown; after ± comes half a 95 % interval, in brackets the design's figure, which is for the
usual options. Run by hand only: each takes minutes.
"""
