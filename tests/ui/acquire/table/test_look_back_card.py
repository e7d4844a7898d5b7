"""The card of a look back: what it says, what it asks for, and the frame around the past."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.acquire.table.look_back_card import LookBackCard, LookBackFrame, Moment
from acquire_desktop.ui.kit.look import theme

MOMENT = Moment(
    turn=7,
    step=12,
    sentence="Ana placed 9F.",
    next_sentence="Ana bought nothing.",
    went_on=False,
)


def show(card: LookBackCard, **changes: Any) -> None:
    card.show_moment(replace(MOMENT, **changes))


@pytest.fixture
def light(qapp: QApplication) -> Iterator[None]:
    """Begin and end in the light theme."""
    theme.apply_theme(qapp, "light")
    yield
    theme.apply_theme(qapp, "light")


@pytest.fixture
def card(qtbot: QtBot) -> LookBackCard:
    card = LookBackCard()
    qtbot.addWidget(card)
    show(card)
    card.resize(740, 58)
    card.show()
    return card


def texts(card: LookBackCard) -> list[str]:
    """Return the words on the card that can be seen."""
    return [label.text() for label in card.findChildren(QLabel) if label.isVisibleTo(card)]


def test_the_card_names_the_moment_what_led_to_it_and_what_came_of_it(card: LookBackCard) -> None:
    shown = texts(card)
    for text in ("Turn 7: Ana placed 9F.", "Next: Ana bought nothing."):
        assert text in shown
    assert card.accessibleName() == "Turn 7, looking back"
    assert card.accessibleDescription() == "Ana placed 9F."


def test_another_moment_replaces_every_word_of_the_one_before(card: LookBackCard) -> None:
    show(card, turn=8, step=15, sentence="Bea passed.", next_sentence="It rained.")
    shown = texts(card)
    for text in ("Turn 8: Bea passed.", "Next: It rained."):
        assert text in shown
    assert card.accessibleName() == "Turn 8, looking back"
    assert card.accessibleDescription() == "Bea passed."


def test_nothing_is_told_where_nothing_follows(card: LookBackCard) -> None:
    show(card, next_sentence="")
    assert not any("Next" in text for text in texts(card))


def test_the_card_says_when_the_game_went_on(card: LookBackCard) -> None:
    assert not any("The game has moved on" in text for text in texts(card))
    show(card, went_on=True)
    assert any("The game has moved on" in text for text in texts(card))


def test_before_the_first_step_there_is_no_way_back(card: LookBackCard) -> None:
    show(card, step=0)
    usable = [button.isEnabled() for button in card.buttons()]
    assert usable == [False, False, True, True, True]
    show(card, step=1)
    assert all(button.isEnabled() for button in card.buttons())


@pytest.mark.parametrize(
    ("button", "signal", "args"),
    [
        ("turn_back", "turn_asked", [-1]),
        ("step_back", "step_asked", [-1]),
        ("step_on", "step_asked", [1]),
        ("turn_on", "turn_asked", [1]),
        ("leave_button", "leave_asked", []),
    ],
)
def test_every_button_asks_for_its_way_and_is_named(
    qtbot: QtBot, card: LookBackCard, button: str, signal: str, args: list[int]
) -> None:
    pressed = getattr(card, button)
    with qtbot.waitSignal(getattr(card, signal)) as asked:
        pressed.click()
    assert list(asked.args or []) == args
    if button == "leave_button":
        assert (pressed.text(), pressed.accessibleName()) == ("Now", "Back to the game")
    else:
        assert pressed.accessibleName() == pressed.toolTip() != ""
        assert not pressed.icon().isNull()
    assert pressed in card.buttons()


def test_the_buttons_have_names_of_their_own(card: LookBackCard) -> None:
    names = [button.accessibleName() for button in card.buttons()[:4]]
    assert names == [
        *("One turn back (PgUp)", "One step back (Left)"),
        *("One step forward (Right)", "One turn forward (PgDown)"),
    ]


def test_the_card_is_spoken_only_while_it_is_seen(card: LookBackCard, said: list[str]) -> None:
    show(card, turn=9, sentence="Bea passed.")
    assert said == ["Turn 9, looking back. Bea passed."]
    card.hide()
    show(card, turn=10)
    assert len(said) == 1


def test_the_card_is_told_in_the_language_of_now(card: LookBackCard) -> None:
    for label in card.findChildren(QLabel):
        label.setText("")
    card.leave_button.setText("")
    QApplication.sendEvent(card, QEvent(QEvent.Type.LanguageChange))
    assert "Turn 7: Ana placed 9F." in texts(card)
    assert card.leave_button.text()


def test_a_card_without_a_moment_can_be_told_in_another_language(qtbot: QtBot) -> None:
    card = LookBackCard()
    qtbot.addWidget(card)
    card.retranslate()
    assert card.accessibleName() == ""


def test_a_card_stays_hidden_until_somebody_looks_back(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    card = LookBackCard(page)
    page.show()
    assert not card.isVisible()
    assert card.focusPolicy() == Qt.FocusPolicy.StrongFocus


@pytest.mark.usefixtures("light")
def test_the_icons_follow_the_theme(qapp: QApplication, card: LookBackCard) -> None:
    def pictures() -> list[QImage]:
        buttons = (card.turn_back, card.step_back, card.step_on, card.turn_on)
        return [button.icon().pixmap(16).toImage() for button in buttons]

    before = pictures()
    assert not any(image.isNull() for image in before)
    assert len({bytes(image.constBits()) for image in before}) == len(before)
    theme.apply_theme(qapp, "dark")
    for old, new in zip(before, pictures(), strict=True):
        assert old != new


def test_the_edge_of_the_card_tells_whether_it_has_the_keys(
    qtbot: QtBot, card: LookBackCard
) -> None:
    def edge() -> str:
        return card.grab().toImage().pixelColor(card.width() // 2, 1).name()

    with qtbot.waitActive(card):
        card.activateWindow()
    card.leave_button.setFocus()
    assert edge() == theme.current().accent.name()
    card.setFocus()
    assert edge() == theme.current().focus.name()


# The frame over a widget


@pytest.fixture
def framed(qtbot: QtBot) -> tuple[QWidget, LookBackFrame]:
    under = QWidget()
    qtbot.addWidget(under)
    under.resize(300, 200)
    frame = LookBackFrame(under)
    under.show()
    return under, frame


def test_the_frame_covers_its_widget_at_every_size(framed: tuple[QWidget, LookBackFrame]) -> None:
    under, frame = framed
    assert frame.isHidden()
    frame.show()
    assert frame.geometry() == QRect(0, 0, 300, 200)
    under.resize(500, 260)
    assert frame.geometry() == QRect(0, 0, 500, 260)


def test_a_frame_shown_after_a_change_of_size_covers_all(
    framed: tuple[QWidget, LookBackFrame],
) -> None:
    under, frame = framed
    under.removeEventFilter(frame)
    under.resize(410, 220)
    frame.show()
    assert frame.size() == under.size()


def test_the_frame_lies_over_what_came_later_and_is_drawn_at_the_edge(
    framed: tuple[QWidget, LookBackFrame],
) -> None:
    under, frame = framed
    later = QWidget(under)
    later.setGeometry(0, 0, 300, 200)
    later.setAutoFillBackground(True)
    later.show()
    frame.show()
    assert under.children()[-1] is frame
    assert under.childAt(150, 100) is later  # the mouse goes through the frame
    image = frame.grab().toImage()
    film = theme.current().plate.name()
    assert image.pixelColor(150, 0).name() == film
    holes = [image.pixelColor(x, 2).name() for x in range(40, 260)]
    assert set(holes) == {film, theme.current().paper.name()}
    assert image.pixelColor(150, 100).name() not in holes
