"""The special encounters (5.6): each with its setup, its abilities, and a secret that is found in the fight."""
