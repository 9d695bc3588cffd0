"""The covers of the games' boxes."""
