"""Terms: what money is paid for, dice are thrown for, and why cars stop and games end."""

from enum import Enum

from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY

BANK = NOBODY
"""Stands for the Bank where money goes from one to another."""


class Reason(Enum):
    """The reason of a payment."""

    START = "start"
    BANK_LINE = "bank_line"
    LAP_BONUS = "lap_bonus"
    PARK_FEE = "park_fee"
    PARK_FINE = "park_fine"
    LAND = "land"
    BUILDING = "building"
    HALF_FINE = "half_fine"
    UPKEEP = "upkeep"
    """The maintenance throw on a Build space."""
    FREE_PHASE = "free_phase"
    ENTRANCE = "entrance"
    FREE_ENTRANCE = "free_entrance"
    """A free entrance that was sold."""
    STAY = "stay"
    STRUCTURE_SOLD = "structure_sold"
    ENTRANCE_SOLD = "entrance_sold"
    AUCTION = "auction"
    POSTPONED = "postponed"
    SKIPPED_BANKRUPTCY = "skipped_bankruptcy"
    CARD = "card"


class Purpose(Enum):
    """The purpose of a throw of dice."""

    RANK = "rank"
    MOVE = "move"
    LEAVE = "leave"
    NIGHTS = "nights"
    EARTHQUAKE = "earthquake"
    REST = "rest"
    PERMISSION = "permission"
    UPKEEP = "upkeep"


class Face(Enum):
    """A face of the permission die."""

    GREEN = "green"
    RED = "red"
    HALF = "half"
    DOUBLE = "double"


class StopCause(Enum):
    """Why a car stops on the start tile."""

    EXACT = "exact"
    """It landed there exactly."""
    SIXES = "sixes"
    """The second throw of the turn with a six."""
    TIRED = "tired"
    FRAMED = "framed"
    RESTING = "resting"
    """Resting Days: it reached or passed the tile."""


class Line(Enum):
    """A line that a car crosses."""

    BANK = "bank"
    TOWN_HALL = "town_hall"
    START = "start"


class EndReason(Enum):
    """Why a game is over."""

    BANKRUPTCIES = "bankruptcies"
    CASH = "cash"
    ROUND_LIMIT = "round_limit"
