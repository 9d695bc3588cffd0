"""Suggested names for characters, for players who do not want to type one."""

DRAFTED = (
    "Brunhild", "Osric", "Mirabel", "Tam", "Ottilie", "Garrick", "Yseult", "Fenn", "Hedwig", "Corvin", "Isolde", "Pike",
    "Rosalind", "Baldric", "Wren", "Dunstan", "Philippa", "Grim", "Sunniva", "Lorcan", "Perpetua", "Ash", "Leofric",
    "Nell",
)  # fmt: skip
