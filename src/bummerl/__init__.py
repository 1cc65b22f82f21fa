"""Bummerl: the Schnapsen and Sixty-Six family of card games."""
