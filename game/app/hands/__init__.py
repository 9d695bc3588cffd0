"""The player's hands: mouse, keyboard and pads, made into intents."""
