"""Names for characters, for a table that has no wish to spell."""

DRAFTED = (
    "Brunhild", "Osric", "Mirabel", "Tam", "Ottilie", "Garrick", "Yseult", "Fenn", "Hedwig", "Corvin", "Isolde", "Pike",
    "Rosalind", "Baldric", "Wren", "Dunstan", "Philippa", "Grim", "Sunniva", "Lorcan", "Perpetua", "Ash", "Leofric",
    "Nell",
)  # fmt: skip
