"""A bot by lines: it passes only if nothing else is left, and otherwise chooses at random.

    carson bot check "python3 examples/lines/busy.py"
    carson simulate --bots "cmd:python3 examples/lines/busy.py,random" --players 2

It needs nothing but Python. docs/writing-a-bot-by-lines.md explains the lines.
"""

import random
import sys

dice = random.Random()
moves: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello busy", flush=True)
    elif word == "seed":
        dice.seed(int(rest))
    elif word == "asked":
        moves.clear()
    elif word == "move":
        moves.append(rest)
    elif word == "go":
        print("play", dice.choice([move for move in moves if move != "pass"] or moves), flush=True)
    elif word == "quit":
        break
