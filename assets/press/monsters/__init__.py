"""The monsters of the deck: one drawing per spade and per club, on a shared night ground."""
