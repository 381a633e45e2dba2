"""Features: the parts of what `encode.py` tells a learned bot, about choices and players."""
