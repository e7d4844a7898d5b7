"""What the start page says of saved games."""

from collections.abc import Sequence
from datetime import UTC, datetime

from PySide6.QtCore import QDateTime, QLocale

from acquire_desktop.storage.envelope import Header
from acquire_desktop.storage.library import SavedGame
from acquire_desktop.storage.players import Player
from acquire_desktop.storage.save_format import Loaded
from acquire_desktop.ui.recent_list import RecentGame
from acquire_desktop.ui.setup_texts import custom_name, published_name
from acquire_desktop.ui.texts import join_list, translate


def continue_summary(loaded: Loaded) -> str:
    """Describe the unfinished game in one line: public facts only."""
    game = loaded.game
    return translate(
        "StartPage",
        "Turn {turn}, {players}; saved {time}",
        turn=loaded.state.game.turn,
        players=_names(game.players),
        time=_local_time(game.saved_at),
    )


def recent_games(saves: Sequence[SavedGame]) -> list[RecentGame]:
    """Describe the games in the program's own folder, as far as they can be read."""
    return [_recent(save, save.header) for save in saves if save.header is not None]


def _recent(save: SavedGame, header: Header) -> RecentGame:
    name = custom_name(header.edition) if header.custom else published_name(header.edition)
    state = (
        translate("StartPage", "finished")
        if header.over
        else translate("StartPage", "turn {turn}", turn=header.turn)
    )
    detail = translate(
        "StartPage",
        "{edition}, {state}, {time}",
        edition=name,
        state=state,
        time=_local_time(header.saved_at),
    )
    return RecentGame(_names(header.players), detail, save.path, available=True)


def _names(players: Sequence[Player]) -> str:
    return join_list([player.name for player in players])


def _local_time(saved_at: str) -> str:
    """Return a save's time as the language writes it, in the user's time zone."""
    try:
        moment = datetime.strptime(saved_at, "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
    except ValueError:
        return ""
    local = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)
