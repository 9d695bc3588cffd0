"""Drawing on the window: canvas, fonts, pictures, colours."""
