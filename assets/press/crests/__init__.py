"""The crests of the thirteen classes: an emblem on a shield, whole and broken; 160 x 160 design px."""
