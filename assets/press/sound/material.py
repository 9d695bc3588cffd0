"""Musical material: the chords of all pieces, and the basses and tunes of Scoundrel and the title.

A sarabande in D minor. Its bass goes down from D in half steps, and its one tune uses the same five note lengths
throughout: short, long, quick, short, long.
"""

from __future__ import annotations

from .score import melody

# chord: bass, then three voices above
CHORDS = {
    "Dm": "D3 F4 A4 D5",
    "A/C#": "C#3 E4 A4 C#5",
    "Dm7/C": "C3 F4 A4 D5",
    "G/B": "B2 G4 B4 D5",
    "Gm/Bb": "Bb2 G4 Bb4 D5",
    "Dm/A": "A2 F4 A4 D5",
    "Eb/G": "G2 G4 Bb4 Eb5",
    "A": "A2 E4 A4 C#5",
    "Asus": "A2 E4 A4 C#5",
    "F": "F2 F4 A4 C5",
    "C/E": "E3 E4 G4 C5",
    "Bb/D": "D3 F4 Bb4 D5",
    "F/C": "C3 F4 A4 C5",
    "Bb": "Bb2 F4 Bb4 D5",
    "Gm": "G2 G4 Bb4 D5",
    "Eb": "Eb3 G4 Bb4 Eb5",
    "Eb/D": "D3 G4 Bb4 Eb5",
    "Gm/D": "D3 G4 Bb4 D5",
    "Cm/Eb": "Eb3 G4 C5 Eb5",
    "Em7b5/G": "G2 E4 Bb4 D5",
    "F/A": "A2 F4 A4 C5",
    "Cm": "C3 G4 C5 Eb5",
    "Cm/G": "G2 G4 C5 Eb5",
    "Ab": "Ab2 Eb4 Ab4 C5",
    "Ab/G": "G2 Eb4 Ab4 C5",
    "D": "D3 F#4 A4 D5",
    "Dsus": "D3 F#4 A4 D5",
    "Em": "E3 G4 B4 E5",
    "F/E": "E3 F4 A4 C5",
    "Bb/E": "E3 F4 Bb4 D5",
    "Am/E": "E3 A4 C5 E5",
    "B/F#": "F#2 F#4 B4 D#5",
    "Bsus": "B2 F#4 B4 D#5",
    "Am": "A2 E4 A4 C5",
    "Am/G": "G2 E4 A4 C5",
    "Am/C": "C3 E4 A4 C5",
    "Bb/A": "A2 F4 Bb4 D5",
    "G": "G2 D4 G4 B4",
    "D/F#": "F#2 F#4 A4 D5",
    "E": "E3 E4 G#4 B4",
    "Esus": "E3 E4 G#4 B4",
}
SUSPENDED = {
    "Asus": "E4 A4 D5",
    "Dsus": "G4 A4 D5",
    "Bsus": "E4 B4 E5",
    "Esus": "E4 A4 B4",
}  # the suspended voices before they resolve
DESCENT = ["Dm", "A/C#", "Dm7/C", "G/B", "Gm/Bb", "Dm/A", "Eb/G", "Asus"]
DAYLIGHT = ["F", "C/E", "Bb/D", "F/C", "Bb", "Gm", "Eb", "A"]
DEPTH = ["Dm", "Eb/D", "Dm", "Gm/D", "Cm/Eb", "Gm/D", "Eb/G", "Asus"]
THRESHOLD = ["Dm", "Bb", "Em7b5/G", "A"]

TUNE = melody(
    "D5:1 F5:1.5 E5:.5 | E5:1 A4:2 | F5:1 A5:1.5 G5:.5 | G5:1 D5:2 |"
    "D5:1 G5:1.5 F5:.5 | F5:1 D5:2 | Bb4:1 Eb5:1.5 D5:.5 | D5:1 C#5:2"
)
TUNE_ADORNED = melody(
    "D5:1 F5:1 E5:.5 F5:.5 | E5:1 A4:1.5 C#5:.5 | D5:.5 F5:.5 A5:1.5 G5:.5 | G5:1 D5:1.5 F5:.5 |"
    "D5:.5 F5:.5 G5:1.5 F5:.5 | F5:1 D5:1.5 A4:.5 | Bb4:1 Eb5:1 D5:.5 Eb5:.5 | D5:.5 E5:.5 C#5:2"
)
ANSWER = melody("A4:3 | A4:2 G4:1 | A4:1 F4:2 | G4:2 A4:1 | G4:1 Bb4:2 | A4:2 F4:1 | G4:2 Bb4:1 | E4:2 G4:1")
HOPE = melody(
    "A4:1 C5:2 | E5:1.5 D5:.5 C5:1 | D5:1 F5:2 | A5:1.5 G5:.5 F5:1 |"
    "D5:1 Bb5:1.5 A5:.5 | G5:2 F5:1 | Eb5:1 G5:1.5 F5:.5 | E5:1 C#5:2"
)
LAMENT = melody(
    "A3:2 Bb3:1 | G3:3 | F3:1 A3:1.5 G3:.5 | Bb3:2 A3:1 |"
    "G3:1 C4:1.5 Bb3:.5 | Bb3:1 D4:2 | Bb3:1 Eb4:1.5 D4:.5 | D4:1 C#4:2"
)
FAR_BELLS = melody("-:1 A5:2 | -:3 | -:1 D6:1 A5:1 | -:3 | -:1 G5:2 | -:3 | -:1 Bb5:2 | -:3")
FAREWELL = melody("D5:1 A4:2 | -:1 F4:2 | G4:1 Bb4:1.5 A4:.5 | A4:3")
