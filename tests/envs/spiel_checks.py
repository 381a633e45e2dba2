"""What the OpenSpiel games promise.

Run as a program it checks the build that it finds: `python -m tests.envs.spiel_checks`.
"""

import pickle
from typing import Final

import pyspiel

import carson.envs.spiel
from carson.bots.random_options import random_board_options, random_card_options
from carson.builds import running
from carson.core.agenda import Chance, S, pending
from carson.core.chance import Stream, derive
from carson.core.moves import CHANCE, NOBODY, Move, Seat
from carson.core.records import Record
from carson.core.table import Table
from carson.envs.unrolled import Unrolled

GAMES: Final = 3
"""How many options are drawn for each game where this runs as a program."""
SOME: Final = 40
WAYS: Final = 3
EVERY: Final = 8
REGISTERED: Final = carson.envs.spiel.SpielTable


def named(name: str, options: dict[str, str]) -> str:
    """The text by which OpenSpiel loads a game with these options."""
    given = dict(options)
    decide = "players" if name == "carson_board" else "people"
    count = given.pop(decide)
    text = ";".join(f"{key}:{value.replace(',', '+')}" for key, value in given.items())
    return f"{name}({decide}={count},options={text})"


def any_game(name: str, seed: int) -> pyspiel.Game:
    """A game with any options."""
    draw = random_board_options if name == "carson_board" else random_card_options
    return pyspiel.load_game(named(name, draw(Stream(seed))))


def random_simulation(game: pyspiel.Game) -> None:
    """OpenSpiel's own test passes, with everything serialised."""
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def some_way(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """A game that has begun."""
    lots, state = Stream(seed), game.new_initial_state()
    for _ in range(SOME):
        actions = state.legal_actions()
        state.apply_action(actions[lots.below(len(actions))])
    return state


def comes_back(game: pyspiel.Game) -> None:
    """A game and a state can be written and read, pickled and cloned."""
    state = some_way(game, 1)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    twins = [read, pickle.loads(pickle.dumps(state)), state.clone()]
    assert {str(twin) for twin in twins} == {str(state)}
    assert {tuple(twin.legal_actions()) for twin in twins} == {tuple(state.legal_actions())}


# --- secrets --------------------------------------------------------------------------------
def keeps_secrets(game: pyspiel.Game, seed: int) -> int:
    """Whatever is chosen in secret, the others see the same; how often that was tried."""
    lots, state, tried = Stream(seed), game.new_initial_state(), 0
    while not state.is_terminal():
        actions = state.legal_actions()
        tried += _others_see_the_same(state, actions)
        state.apply_action(actions[lots.below(len(actions))])
    return tried


def _others_see_the_same(state: pyspiel.State, actions: list[int]) -> int:
    choice = pending(state.unrolled.state)
    assert choice is not None
    told = choice.visible_only_to() if isinstance(choice, Chance) else NOBODY
    knower = told if told != NOBODY else Seat(state.current_player())
    if len(actions) < 2 or (told == NOBODY and not (choice.secret and len(choice.seats) > 1)):
        return 0
    children = [state.child(action) for action in actions[:WAYS]]
    for seat in range(state.num_players()):
        if seat != knower:
            assert len({child.information_state_string(seat) for child in children}) == 1
        if seat != knower and told == NOBODY:
            assert len({child.observation_string(seat) for child in children}) == 1
            assert len({tuple(child.observation_tensor(seat)) for child in children}) == 1
    return 1


def known_moves(unrolled: Unrolled[S], seat: Seat) -> list[str]:
    """What a table says that a seat knows, without the head and without others' draws."""
    game = unrolled.entry.game
    options = game.options_of(unrolled.state)
    names = [f"P{number}" for number in range(len(game.seats(unrolled.state)))]
    record = Record(game.name, game.rules_version, options, names)
    record.lines.extend(unrolled.lines)
    text = Table(game, record, derive(1)).record_for(seat)
    lines = text.split("\nmoves\n")[1].split("\n")[: len(unrolled.lines)]
    return [line for line in lines if line != "* ?"]


def histories_are_records(unrolled: Unrolled[S], seed: int) -> None:
    """What a seat knows is what its record says, whenever someone decides."""
    lots = Stream(seed)
    while not unrolled.is_over:
        if unrolled.mover != CHANCE and lots.below(EVERY) == 0:
            for seat in unrolled.entry.game.seats(unrolled.state)[:2]:
                assert unrolled.history(seat) == known_moves(unrolled, seat)
        moves: list[Move] = unrolled.moves
        unrolled.choose(moves[lots.below(len(moves))])


def main() -> None:
    """Check both games with any options, and say which build it was."""
    for name in ("carson_board", "carson_cards"):
        for seed in range(GAMES):
            game = any_game(name, seed)
            random_simulation(game)
            comes_back(game)
            keeps_secrets(game, seed)
    print(running())


if __name__ == "__main__":
    main()
