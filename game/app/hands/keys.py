"""What a key of the keyboard is called in the bindings, whatever layout it belongs to."""

import pygame

SAME = {"keypad enter": "return"}  # two keys that nobody tells apart
DIGIT_PLACES = dict(zip(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1), "1234567890", strict=True))
LETTER_PLACES = dict(zip(range(pygame.KSCAN_A, pygame.KSCAN_Z + 1), "abcdefghijklmnopqrstuvwxyz", strict=True))


def key_code(key: int, scancode: int = 0) -> str:
    """The code of a key: what is printed on it, as SDL names it, in lower case.

    Where a layout has no Latin letter in a letter's place (Russian, Greek) or no digit in a digit's place (French,
    Czech), the key is called after its place on an American keyboard, so that the usual bindings work there too.
    """
    name = pygame.key.name(key, use_compat=False).lower()
    if scancode in LETTER_PLACES and not name.isascii():
        name = LETTER_PLACES[scancode]
    elif scancode in DIGIT_PLACES and not (name.isascii() and name.isalnum()):
        name = DIGIT_PLACES[scancode]
    return f"key:{SAME.get(name, name)}"
