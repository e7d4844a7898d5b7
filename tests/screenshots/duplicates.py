"""A duplicate to look at: set up, before a person's turn, and compared."""

from dataclasses import replace
from functools import cache

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.duplicate.deal import PERSON_SEAT, begun
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import apply, new_game, observe
from acquire_desktop.games.acquire.engine.notation import action_text
from acquire_desktop.games.acquire.engine.setup import make_setup, random_word
from acquire_desktop.storage.duplicate.duplicate_file import Duplicate
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.acquire.shell.window import AcquireWindow
from tests.screenshots.games import NAMES

_PARTING = 14
"""After so many lines for each person before, a person plays by other luck."""


@cache
def played_duplicate(
    people: int = 3,
    *,
    edition: str = "2023-classic",
    computers: int = 3,
    seed: str = "duplicate-1",
    done: int | None = None,
    given_up: frozenset[int] = frozenset(),
) -> Duplicate:
    """Return a duplicate that some people have played.

    Args:
        people: How many play the deal.
        edition: A key of ``EDITIONS``.
        computers: Who sit at the table with each.
        seed: Of the deal.
        done: How many have played; None for all.
        given_up: Who played no further after some lines.
    """
    setup = make_setup(EDITIONS[edition], computers + 1, seed)
    persons = [Player(name, PlayerKind.HUMAN, mark=at) for at, name in enumerate(NAMES[:people])]
    robots = [Player(f"Robot {at + 1}", PlayerKind.COMPUTER, "easy") for at in range(computers)]
    fresh = begun(setup, persons, robots)
    games = [
        _played(loaded, person, 40 if person in given_up else 4000)
        if done is None or person < done
        else loaded
        for person, loaded in enumerate(fresh.games)
    ]
    return replace(fresh, games=tuple(games), given_up=given_up)


def _played(loaded: Loaded, person: int, most: int) -> Loaded:
    """Play the game of a person, who has other ideas the later the person plays."""
    setup = loaded.game.setup
    states, lines = [new_game(setup)], list[str]()
    while not states[-1].over and len(lines) < most:
        state = states[-1]
        is_other = state.seat == PERSON_SEAT and person and len(lines) >= _PARTING * person
        luck = f"{person}|" if is_other else ""
        number = random_word(setup.seed, f"{luck}{state.ply}|{state.seat}")
        level = "random" if is_other and len(lines) < _PARTING * person + 9 else "greedy"
        action = PLAYERS[level](observe(state, state.seat), number)
        states.append(apply(state, action).state)
        lines.append(action_text(action, setup.edition))
    game = replace(loaded.game, history=tuple(lines), cursor=len(lines), save_no=len(lines))
    return Loaded(game, tuple(states))


def _set_up(window: AcquireWindow) -> None:
    window.menus.actions["duplicate"].trigger()
    window.pages.end.duplicates.setup_page.set_people(["Ana", "Bea", ""])


def _turn(window: AcquireWindow) -> None:
    _keep(window, played_duplicate(done=1))


def _ask(window: AcquireWindow) -> None:
    _turn(window)
    window.pages.end.duplicates.turn_page.give_up.click()


def _compared(window: AcquireWindow) -> None:
    _keep(window, played_duplicate())


def _compared_six(window: AcquireWindow) -> None:
    _keep(window, played_duplicate(6, edition="2023-tycoon", given_up=frozenset({2})))


def _keep(window: AcquireWindow, duplicate: Duplicate) -> None:
    window.pages.end.duplicates.keeper.begin(duplicate)
    window.pages.end.duplicates.show()


DUPLICATES = {
    "duplicate_setup": _set_up,
    "duplicate_turn": _turn,
    "duplicate_give_up": _ask,
    "duplicate_compared": _compared,
    "duplicate_compared_six": _compared_six,
}
"""What is done in a new window."""
