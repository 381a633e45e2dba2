"""Prints the faults of our English: `python -m tools.voice`."""

from tools.voice.passages import complaints

if __name__ == "__main__":
    print("\n".join(complaints()) or "Nothing reads as translated.")
