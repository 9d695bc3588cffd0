"""Effects of tearing and breaking: ragged openings, torn cards, and pictures in pieces."""
