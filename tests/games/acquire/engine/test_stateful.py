"""Any moves in any game: hypothesis looks for the few that break a fact of the rules."""

import random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from acquire_desktop.games.acquire.engine.action_codec import code_of
from acquire_desktop.games.acquire.engine.game import (
    apply,
    legal_actions,
    new_game,
    observe,
    resample,
)
from acquire_desktop.games.acquire.engine.generator import Generator
from acquire_desktop.games.acquire.engine.notation import action_text, parse_action
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.state import State
from tests.games.acquire.engine.facts import check_facts, check_step
from tests.games.acquire.engine.variety import TABLES

TABLES_BY_NAME = {str(table): table for table in TABLES}
MOST_OPENING = 150
"""Random actions before the moves that are looked at; hypothesis shrinks them away first."""


class AnyGame(RuleBasedStateMachine):
    """A game in which every move is drawn by hypothesis."""

    @initialize(
        table=st.sampled_from(sorted(TABLES_BY_NAME)),
        seed=st.integers(0, 999),
        opening=st.integers(0, MOST_OPENING),
    )
    def begin(self, table: str, seed: int, opening: int) -> None:
        edition, seats, cards = TABLES_BY_NAME[table]
        self.state = new_game(make_setup(edition, seats, str(seed), power_cards=cards))
        chance = random.Random(seed)
        game = self.state.game.copy()
        game.log = None
        plies = 0
        while plies < opening and (legal := game.legal()):
            game.apply(legal[int(chance.random() * len(legal))])
            plies += 1
        self.state = State(self.state.setup, game, plies)
        check_facts(game, edition)

    @precondition(lambda self: not self.state.over)
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Do any legal action, as every layer above the kernel does."""
        actions = legal_actions(self.state)
        edition = self.state.setup.edition
        texts = [action_text(action, edition) for action in actions]
        text = data.draw(st.sampled_from(texts), label="action")
        action = parse_action(text, edition)
        before = self.state
        key = before.key()
        self.state = apply(before, action).state
        assert before.key() == key, "the state before has changed"
        assert self.state.ply == before.ply + 1
        check_facts(self.state.game, edition)
        told = before.game.copy()
        told.log = []
        told.apply(code_of(action))
        check_step(before.game, told, edition)

    @precondition(lambda self: not self.state.over)
    @rule(seed=st.integers(0, 9))
    def forget_what_is_hidden(self, seed: int) -> None:
        """Go on with another state that the seat to decide could not tell from this one."""
        view = observe(self.state, self.state.seat)
        self.state = resample(view, None, Generator(seed))
        assert observe(self.state, self.state.seat) == view
        check_facts(self.state.game, self.state.setup.edition)

    @rule()
    def look(self) -> None:
        """Every seat sees the same public things, and only the one to decide has actions."""
        views = [observe(self.state, seat) for seat in range(self.state.setup.players)]
        for view in views:
            assert view.board == views[0].board
            assert view.hand_sizes[view.seat] == len(view.hand)
            deciding = view.seat == self.state.seat and not self.state.over
            assert bool(view.legal) == deciding


AnyGame.TestCase.settings = settings(max_examples=60, stateful_step_count=25)
TestAnyGame: Any = AnyGame.TestCase
