"""State: a whole game as a value, a kernel game that nobody changes any more."""

from acquire_desktop.games.acquire.engine.board import CHAIN_COUNT, Seat
from acquire_desktop.games.acquire.engine.kernel.action_codes import OVER
from acquire_desktop.games.acquire.engine.kernel.kernel_game import KernelGame
from acquire_desktop.games.acquire.engine.kernel.kernel_state import HAND_SPAN
from acquire_desktop.games.acquire.engine.setup import Setup


class State:
    """A whole game at one decision, hidden things included; treated as a value."""

    __slots__ = ("game", "ply", "setup")

    def __init__(self, setup: Setup, game: KernelGame, ply: int) -> None:
        self.setup = setup
        self.game = game
        self.ply = ply

    @property
    def seat(self) -> Seat:
        """The seat that decides now; the last to decide when the game is over."""
        return self.game.seat

    @property
    def turn_seat(self) -> Seat:
        """The seat that has the turn, also while another seat decides."""
        return self.game.turn_seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.decision == OVER

    def key(self) -> tuple[object, ...]:
        """Return everything in which two states of one set-up can differ, as plain values."""
        game = self.game
        seats = game.seats
        stocks, hands = game.stocks[: seats * CHAIN_COUNT], game.hands[: seats * HAND_SPAN]
        return (
            self.ply,
            *(tuple(game.board), tuple(game.sizes), tuple(game.headquarters)),
            *(tuple(game.bank), tuple(game.cash[:seats]), tuple(stocks)),
            *(tuple(hands), tuple(game.hand_counts[:seats])),
            *(tuple(game.pool[game.pool_start :]), tuple(game.out), game.noise, game.draws),
            *(game.turn, game.turn_seat, game.seat, game.decision, game.declared, game.replaced),
            *(game.tile, game.survivor, game.acquired, tuple(game.merging), game.asked),
            *(game.over_reason, tuple(game.totals)),
            *self._card_key(),
        )

    def _card_key(self) -> tuple[int, ...]:
        """Return the part of the key that only games with special power cards have."""
        if not self.setup.power_cards:
            return ()
        return self.game.cards, self.game.card, self.game.tiles_left, self.game.exchanges_left

    def __eq__(self, other: object) -> bool:
        """Tell whether no player and no referee could tell the two apart."""
        if not isinstance(other, State):
            return NotImplemented
        return self.setup.edition == other.setup.edition and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
