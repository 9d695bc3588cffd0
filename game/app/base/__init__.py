"""What knows neither pictures nor devices: geometry, movement over time, the print of cards."""
