"""The backs of the cards, drawn so that a card looks the same either way up (except the door)."""
