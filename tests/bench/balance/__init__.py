"""Dungeons and Deuces, played by programs: how its levels, classes, enemies and bosses come out beside the design's
figures.

    python -m tests.bench.balance quests 250 --heroes 1 2 3 4 [OPTION=VALUE …]
    python -m tests.bench.balance encounters 1500 [OPTION=VALUE …]
    python -m tests.bench.balance bosses 400 [OPTION=VALUE …]

`quests` plays so many whole Quests for Power for each number of heroes, with classes and Custom Abilities by chance,
and fails when one does not end.  `encounters` and `bosses` play so many single encounters of two heroes on each level,
and against each boss on levels 1, 3 and 5, without loot and Custom Abilities, as the design's simulation did.  Tables
are Markdown; behind ± is half a 95 % interval, in brackets the design's figure, which is for the usual options.  By
hand only: each takes minutes.
"""
