"""A story is watched or walked: the same keys, but who walks holds it, and goes on to its end."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.kit.story_player import StoryPlayer

Key = Qt.Key


@pytest.fixture
def owner(qapp: QApplication) -> QObject:
    """Own the players of a test, in a program that has timers."""
    return QObject(qapp)


def player_at(owner: QObject, position: int, *, is_watched: bool = False) -> StoryPlayer:
    """Return a player of four steps that plays."""
    player = StoryPlayer(owner, is_watched=is_watched)
    player.position, player.last = position, 3
    player.set_playing(True)
    player.wait(60_000)
    return player


def press(player: StoryPlayer, key: Qt.Key, *, repeats: bool = False) -> bool:
    none = Qt.KeyboardModifier.NoModifier
    return player.handle_key(QKeyEvent(QEvent.Type.KeyPress, key, none, "", repeats))


@pytest.mark.parametrize(
    ("is_watched", "key", "position", "plays"),
    [
        (False, Key.Key_Right, 2, False),
        (False, Key.Key_Return, 2, False),
        (False, Key.Key_Left, 0, False),
        (False, Key.Key_Space, 1, False),
        (True, Key.Key_Right, 2, True),
        (True, Key.Key_Left, 0, False),
        (True, Key.Key_Space, 1, False),
    ],
)
def test_keys_lead_to_another_step_or_hold(
    owner: QObject, is_watched: bool, key: Qt.Key, position: int, plays: bool
) -> None:
    player = player_at(owner, 1, is_watched=is_watched)
    assert press(player, key)
    assert (player.position, player.plays) == (position, plays)
    assert player.is_stopped == (key == Key.Key_Space)
    assert player.is_waiting == plays


def test_behind_the_last_step_it_has_ended_and_escape_leaves_it(
    owner: QObject, qtbot: QtBot
) -> None:
    walked, watched = player_at(owner, 3), player_at(owner, 3, is_watched=True)
    with qtbot.waitSignal(walked.ended):
        press(walked, Key.Key_Right)
    with qtbot.assertNotEmitted(watched.ended):
        assert press(watched, Key.Key_Right)
    for player, key in (
        (walked, Key.Key_Escape),
        (watched, Key.Key_Escape),
        (watched, Key.Key_Return),
    ):
        with qtbot.waitSignal(player.left):
            press(player, key)


def test_a_held_key_walks_but_neither_leaves_nor_plays(owner: QObject, qtbot: QtBot) -> None:
    player = player_at(owner, 1)
    with qtbot.assertNotEmitted(player.left), qtbot.assertNotEmitted(player.switched):
        for key in (Key.Key_Space, Key.Key_Return, Key.Key_Escape):
            assert press(player, key, repeats=True)
    assert not press(player, Key.Key_Up, repeats=True)
    press(player, Key.Key_Right, repeats=True)
    assert player.position == 2
