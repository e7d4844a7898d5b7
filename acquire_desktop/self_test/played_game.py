"""Played game: one that the computer players' process plays to its end, saved and read again."""

import hashlib
from collections.abc import Sequence
from typing import Final

from acquire_desktop.app import make_app
from acquire_desktop.choices import Speed
from acquire_desktop.games import GAMES
from acquire_desktop.games.acquire import load_rules
from acquire_desktop.games.acquire.ai.search.helper_process import HelperProcess
from acquire_desktop.games.acquire.ai.search.parts import Question
from acquire_desktop.games.acquire.ai.search.runner import SearchLimits
from acquire_desktop.games.acquire.ai.search.together import search_together
from acquire_desktop.games.acquire.engine.editions import EDITIONS
from acquire_desktop.games.acquire.engine.game import new_game, observe
from acquire_desktop.games.acquire.engine.setup import Setup, make_setup
from acquire_desktop.games.acquire.engine.state import State
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.self_test.checks import CheckError
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.stage import run_until, temporary_folders
from acquire_desktop.storage.library import autosave, read_save, save_file
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.storage.replay import state_hash
from acquire_desktop.storage.save_format import Loaded

LEVELS: Final = ("greedy", "newcomer", "rules", "greedy")
"""Who plays: players by rules of thumb, who choose the same on every system."""
DIGEST: Final = "14a39829545524a7849d05bedfec40e16b88eb2b51ad28cc02edfbdc779a0bcf"
"""What ``digest`` is for the game; another only after a change of rules or of these players."""
_SEARCHER: Final = "expert:200"
"""A player who searches, with so many iterations."""
_HELPED: Final = 200
"""So many simulations are shared with a helper."""
_PLAYER_FAILED: Final = "a computer player failed"
_PATIENCE_MS: Final = 120_000
"""A busy machine has time: what is late here is not broken."""


def setup() -> Setup:
    """Return how the game begins."""
    return make_setup(EDITIONS["ja-tycoon"], len(LEVELS), "self-test", power_cards=True)


def digest(lines: Sequence[str], end: State) -> str:
    """Sum up a game, its actions and its end, as hexadecimal digits."""
    return hashlib.sha256("\n".join((*lines, state_hash(end))).encode()).hexdigest()


def check_game() -> str:
    """The game comes out as it must, and is the same when it was saved and read."""
    app = make_app()
    with temporary_folders() as folders:
        computers = ComputerPlayers(load_rules, app, spare_ms=_PATIENCE_MS)
        session = Session(computers, lambda game, states: autosave(folders, game, states), app)
        try:
            _play(session)
            game = session.game_file()
            _compare("the game was played otherwise", game.history, session.states()[-1])
            path = folders.data / "self-test.acquire"
            save_file(folders, path, game, session.states())
            for each in (path, folders.autosaves / f"{game.game_id}.acquire"):
                loaded = read_save(each, GAMES)
                _compare(f"{each.name} holds another game", loaded.game.history, loaded.state)
            _reopen(session, loaded)
        finally:
            session.leave()  # it would ask the next player, in a new process
            computers.close()
    return f"{len(game.history)} actions, digest {DIGEST[:16]}"


def check_search() -> str:
    """A player who searches answers, and as the rules allow."""
    state = new_game(setup())
    view = observe(state, state.seat)
    computers = ComputerPlayers(load_rules, make_app(), spare_ms=_PATIENCE_MS)
    answers: list[object] = []
    computers.answered.connect(lambda _game, _ply, action: answers.append(action))
    failure = run_until(
        lambda: computers.request("self-test", state.ply, view, _SEARCHER, 1),
        computers.answered,
        failures={_PLAYER_FAILED: computers.failed},
    )
    computers.close()
    if failure:
        raise CheckError(failure)
    if answers[0] not in view.legal:
        raise CheckError(f"the rules do not allow {answers[0]}")
    return _SEARCHER


def check_helper() -> str:
    """A process that helps a search can be started, and finds what is found without it."""
    state = new_game(setup())
    view = observe(state, state.seat)
    question = Question(view, 1, SearchLimits(_HELPED, None))
    helper = HelperProcess()
    try:
        found = search_together(question, 2, [helper])
        is_lost = helper.is_lost
    finally:
        helper.end()
        helper.join()
    if is_lost:
        raise CheckError("a helper of the search did not answer")
    if found != search_together(question, 2):
        raise CheckError("a helper of the search found something else")
    return f"{_HELPED} simulations"


def _play(session: Session) -> None:
    """Let the computer players play the game to its end."""
    session.computer_turns.pace.set_speed(Speed.INSTANT)
    players = tuple(
        Player(f"Player {seat + 1}", PlayerKind.COMPUTER, level)
        for seat, level in enumerate(LEVELS)
    )
    failure = run_until(
        lambda: session.start(setup(), players),
        session.ended,
        failures={
            _PLAYER_FAILED: session.computers.failed,
            "the game was not saved": session.save_failed,
        },
    )
    if not session.finish_saving(_PATIENCE_MS):
        failure = failure or "the game was not saved in time"
    if failure:
        raise CheckError(failure)


def _compare(problem: str, lines: Sequence[str], end: State) -> None:
    found = digest(lines, end)
    if found != DIGEST:
        raise CheckError(f"{problem}: its digest is {found}, expected {DIGEST}")


def _reopen(session: Session, loaded: Loaded) -> None:
    session.leave()
    session.open(loaded)
    if not session.is_over:
        raise CheckError("the game that was read is not over")
