"""A game at the terminal, whatever it is shown on: the sitting, its words and its records. No input and no output."""
