"""What knows neither pictures nor devices: geometry, movement over time, focus, dates."""
