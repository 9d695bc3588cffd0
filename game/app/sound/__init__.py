"""What is heard: the table of cues, voices for single ones, music in stems, and what steps back for what."""
