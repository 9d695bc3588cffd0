"""Sound playback: the cue table, voices for single cues, looping cues, music in stems, and ducking."""
