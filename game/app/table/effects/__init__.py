"""Effects on the table: cards in flight, blows, scraps and visions, and the ends of plays."""
