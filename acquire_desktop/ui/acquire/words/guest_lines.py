"""Guest lines: the short word that a computer player says now and then, each with a voice."""

from typing import Final

from acquire_desktop.games.acquire.occasions import Occasion
from acquire_desktop.games.acquire.opponents import character_of
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.kit.texts import translate

_PLAIN: Final = "steady"
"""Whose voice computers have that have no character."""
_LINES: Final = {
    "founder": {
        Occasion.FOUNDS: (
            "Cut the ribbon, please!",
            "Every empire starts with one lobby.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("Only marble will do for this one.",),
        Occasion.TAKES_OVER: ("Welcome to the family.",),
        Occasion.FIRST_BONUS: ("I raised it, and it pays me back.",),
        Occasion.OTHER_BONUS: ("A fair share for the old staff.",),
        Occasion.HURT: ("Oh well. I shall build another.",),
        Occasion.ENDS: ("Ladies and gentlemen, last orders!",),
    },
    "raider": {
        Occasion.FOUNDS: (
            "Bait for bigger fish.",
            "Small today, on my plate tomorrow.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("A fine suit opens doors.",),
        Occasion.TAKES_OVER: ("Delicious. Who's next?",),
        Occasion.FIRST_BONUS: ("Now that's room service.",),
        Occasion.OTHER_BONUS: ("I never say no to dessert.",),
        Occasion.HURT: ("Somebody ate my lunch.",),
        Occasion.ENDS: ("Dinner is over. The bill, please!",),
    },
    "banker": {
        Occasion.FOUNDS: (
            "A sound investment, I believe.",
            "Let us open the books.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("Costly, but solid.",),
        Occasion.TAKES_OVER: ("The figures spoke for it.",),
        Occasion.FIRST_BONUS: ("In cash, if you please.",),
        Occasion.OTHER_BONUS: ("Every dollar finds its place.",),
        Occasion.HURT: ("A loss. It is in the books.",),
        Occasion.ENDS: ("Time to balance the books.",),
    },
    "builder": {
        Occasion.FOUNDS: (
            "Pour the concrete!",
            "One brick, then the next.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("This one will touch the clouds.",),
        Occasion.TAKES_OVER: ("Now there's room to build.",),
        Occasion.FIRST_BONUS: ("That pays for a few more floors.",),
        Occasion.OTHER_BONUS: ("Enough for a new crane.",),
        Occasion.HURT: ("All that work, and no wages!",),
        Occasion.ENDS: ("The roof is on. Tools down!",),
    },
    "shadow": {
        Occasion.FOUNDS: (
            "You never saw me here.",
            "Quietly, please.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("A grand door, and a back door.",),
        Occasion.TAKES_OVER: ("It was only a matter of time.",),
        Occasion.FIRST_BONUS: ("You should have looked my way.",),
        Occasion.OTHER_BONUS: ("A little something for my silence.",),
        Occasion.HURT: ("Even shadows stumble.",),
        Occasion.ENDS: ("Lights out.",),
    },
    "gambler": {
        Occasion.FOUNDS: (
            "Roll out the carpet, I feel lucky!",
            "Fortune smiles on a new sign.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("The best rooms, all on one card!",),
        Occasion.TAKES_OVER: ("Double or nothing. Double it is!",),
        Occasion.FIRST_BONUS: ("Jackpot!",),
        Occasion.OTHER_BONUS: ("Even a place bet pays.",),
        Occasion.HURT: ("You win some, you lose some.",),
        Occasion.ENDS: ("Last round. Place your bets!",),
    },
    "collector": {
        Occasion.FOUNDS: (
            "A fine piece for my cabinet.",
            "One more for the album.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("The rarest of the set.",),
        Occasion.TAKES_OVER: ("I'll keep the old letterhead.",),
        Occasion.FIRST_BONUS: ("It was worth the wait.",),
        Occasion.OTHER_BONUS: ("A small find, but a pretty one.",),
        Occasion.HURT: ("I'll keep it as a souvenir.",),
        Occasion.ENDS: ("The collection is complete.",),
    },
    "steady": {
        Occasion.FOUNDS: (
            "A good house, nothing fancy.",
            "One step at a time.",
        ),
        Occasion.FOUNDS_EXPENSIVE: ("For once, only the best.",),
        Occasion.TAKES_OVER: ("No hard feelings, I hope.",),
        Occasion.FIRST_BONUS: ("Not bad for a quiet day.",),
        Occasion.OTHER_BONUS: ("I can't complain.",),
        Occasion.HURT: ("It happens. On we go.",),
        Occasion.ENDS: ("Shall we call it a day?",),
    },
}
"""What each character says, by occasion."""


def speaks(player: Player) -> bool:
    """Tell whether a player has a voice: people, their stand-ins and programs have none."""
    return player.kind is PlayerKind.COMPUTER and not player.program


def guest_line(player: Player, occasion: Occasion, number: int) -> str:
    """Return what a computer player says.

    Args:
        player: One that ``speaks``.
        occasion: What about.
        number: Chooses between several lines; the same number brings the same line.
    """
    key = character_of(player.level) or _PLAIN
    return translate("Guests", _LINES[key][occasion][number % len(_LINES[key][occasion])])


def said_text(player: Player, line: str) -> str:
    """Return who says what, for a screen reader."""
    return translate("Guests", "{player}: “{line}”", player=player.name, line=line)
