"""The backs of the cards, drawn so that a card looks the same whichever way up it lies (all but the door)."""
