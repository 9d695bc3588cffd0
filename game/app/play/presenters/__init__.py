"""What is on the screen at a moment of a play, as pure functions of that moment."""
