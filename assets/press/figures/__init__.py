"""The figures of Dungeons and Deuces: heroes, enemies, bosses and pets, each before a round ground of its own."""
