"""Input: mouse, keyboard and gamepads, turned into intents."""
