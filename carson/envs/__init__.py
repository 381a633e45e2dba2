"""Environments for learning: PettingZoo, Gymnasium, many games at once, and OpenSpiel."""
