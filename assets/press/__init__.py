"""The press: every picture and sound of Underdeck, made by code and baked into `assets/`. Never shipped."""
