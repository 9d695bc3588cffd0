"""What heroes and enemies can do, one file for each class and each set of enemies."""
