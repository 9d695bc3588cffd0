"""What a table can have besides its cards: each feature is an object that the table owns and asks."""
