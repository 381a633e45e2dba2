"""The parts of the encoding: choices and players, as learned bots see them."""
