"""The pygame front end. Only `__main__` may import it."""
