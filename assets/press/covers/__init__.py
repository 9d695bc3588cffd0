"""The covers of the boxes the games lie in."""
