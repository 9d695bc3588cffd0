"""What is printed on a card where it is not its usual self: heroes and arms of Dungeon Crawl, an ordinary card."""
