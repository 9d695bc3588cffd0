"""Alternative prints of cards: the heroes and equipment of Dungeon Crawl, and ordinary playing cards."""
