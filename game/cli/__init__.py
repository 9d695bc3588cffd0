"""The second front end: the command line, for people at a terminal and for programs."""
