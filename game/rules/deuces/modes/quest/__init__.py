"""Traditional Quest: the rooms and doors of a map that anyone can make, and the encounters, shops and stories in
them."""
