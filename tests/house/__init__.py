"""Tests of how the project is built: layers, names, hooks, removal."""
