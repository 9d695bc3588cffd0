"""The terminal front end: the command line, for people and for programs."""
