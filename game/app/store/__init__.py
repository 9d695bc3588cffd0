"""What is kept on disk for the player: saves, records, rounds, high scores, saved parties."""
