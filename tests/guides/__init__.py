"""The guides of docs/ are true: what they say is done in a copy, and holds there."""
