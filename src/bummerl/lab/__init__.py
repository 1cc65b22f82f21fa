"""Measuring players: the arena, which plays programs and bots against each other."""
