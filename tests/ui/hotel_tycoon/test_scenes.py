"""Scenes over the board: event cards, stays and permissions, and who sees what of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from acquire_desktop.games.hotel_tycoon.engine import events
from acquire_desktop.games.hotel_tycoon.engine.actions import Action, EndTurn
from acquire_desktop.games.hotel_tycoon.engine.board import NOBODY
from acquire_desktop.games.hotel_tycoon.engine.cards import CARDS, HELD_CARDS, Card
from acquire_desktop.games.hotel_tycoon.engine.decisions import (
    BeforeThrow,
    CardWindow,
    Debt,
    HotelChoice,
    HotelPurpose,
    Payment,
    SpaceMenu,
    SwapNotice,
)
from acquire_desktop.games.hotel_tycoon.engine.game import observe, redact
from acquire_desktop.games.hotel_tycoon.engine.setup import Mode, Options, Questions, make_setup
from acquire_desktop.games.hotel_tycoon.engine.terms import BANK, Face, Purpose, Reason
from acquire_desktop.games.hotel_tycoon.engine.view import View
from acquire_desktop.languages import LANGUAGES
from acquire_desktop.ui.hotel_tycoon.card_pictures import draw_card, draw_permission_die
from acquire_desktop.ui.hotel_tycoon.scenes import scenes_of
from acquire_desktop.ui.hotel_tycoon.table_page import TablePage
from acquire_desktop.ui.hotel_tycoon.words.card_texts import card_text, card_title
from acquire_desktop.ui.hotel_tycoon.words.decision_texts import question, waiting
from acquire_desktop.ui.hotel_tycoon.words.event_texts import event_text
from acquire_desktop.ui.kit import languages
from tests.ui.hotel_tycoon.tables import PEOPLE, YOU, random_game, short_setup

TAX = Card.TAX_EXPIRED


@pytest.fixture
def page(qtbot: QtBot) -> TablePage:
    page = TablePage()
    page.set_names(PEOPLE)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    return page


def view_with(*legal: Action, flow: Sequence[Any] = (SpaceMenu(0),)) -> View:
    view = observe(next(random_game(short_setup()))[0], 0)
    return replace(view, flow=tuple(flow), legal=legal)


def told(card: Card, *after: Any, drawn: bool = True) -> list[Any]:
    before = [events.CardDrawn(0, card)] if drawn else []
    return [*before, events.CardPlayed(0, card), *after]


def test_a_card_is_shown_with_what_it_does_to_whose_money(page: TablePage) -> None:
    paid = events.MoneyPaid(0, BANK, 4000, Reason.CARD, TAX)
    page.show_view(view_with(), told(TAX, paid))
    words = page.scene.words()
    assert (words.title, words.text) == (card_title(TAX), card_text(TAX))
    assert words.result == "$4,000 from Ana to the Bank."
    assert words.foot == "Ana drew this card."
    assert all(each in page.scene.accessibleName() for each in (words.title, words.text))
    assert not page.scene.grab().isNull()


def test_a_bill_of_a_card_is_told_before_it_is_paid(page: TablePage) -> None:
    bill = Payment(0, 4000, BANK, Debt.BANK, Reason.CARD, card=TAX)
    page.show_view(view_with(flow=(SpaceMenu(0), bill)), told(TAX))
    assert page.scene.words().result == "$4,000 from Ana to the Bank."
    assert question(view_with(flow=(bill,)), PEOPLE) == (
        "You owe the Bank $4,000 because of the event card Overdue Tax."
    )
    paid = events.MoneyPaid(0, BANK, 4000, Reason.CARD, TAX)
    assert event_text(paid, PEOPLE) == (
        "Ana paid the Bank $4,000 because of the event card Overdue Tax."
    )


@pytest.mark.usefixtures("qapp")
def test_what_all_opponents_give_is_one_sum() -> None:
    card = Card.HAPPY_BIRTHDAY
    gifts = [events.MoneyPaid(seat, 0, 1500, Reason.CARD, card) for seat in (1, 2)]
    (scene,) = scenes_of(told(card, *gifts, drawn=False), view_with(), YOU)
    words = scene.say()
    assert (words.result, words.foot) == (
        "$3,000 from all opponents to you.",
        "You played this card.",
    )
    patron = Card.MECENATE
    bills = [Payment(0, 200, seat, Debt.GIFT, Reason.CARD, card=patron) for seat in (2, 1)]
    (scene,) = scenes_of(told(patron), view_with(flow=bills), YOU)
    assert scene.say().result == "$400 from you to all opponents."


@pytest.mark.usefixtures("qapp")
def test_what_opponents_give_unevenly_is_named_by_giver() -> None:
    """A43."""
    gifts = [events.MoneyPaid(seat, 0, 500 * seat, Reason.CARD, Card.PONZI) for seat in (1, 2)]
    (scene,) = scenes_of(told(Card.PONZI, *gifts), view_with(), PEOPLE)
    assert scene.say().result == "$1,500 to Ana: Bea $500 and Caio $1,000."


@pytest.mark.usefixtures("qapp")
def test_an_earthquake_without_a_hotel_says_that_nothing_happens() -> None:
    """A46."""
    (scene,) = scenes_of(told(Card.EARTHQUAKE), view_with(), PEOPLE)
    assert scene.say().result == "This time nothing happens."
    asked = view_with(flow=(SpaceMenu(0), HotelChoice(0, HotelPurpose.QUAKE, 2)))
    (scene,) = scenes_of(told(Card.EARTHQUAKE), asked, PEOPLE)
    assert not scene.say().result, "which hotel is hit is asked next"


@pytest.mark.usefixtures("qapp")
def test_an_earthquake_has_its_dice() -> None:
    thrown = events.DiceThrown(0, Purpose.EARTHQUAKE, (4,))
    face = events.PermissionThrown(0, Purpose.EARTHQUAKE, Face.RED)
    lost = events.StructuresLost(0, 4, 2)
    (scene,) = scenes_of(told(Card.EARTHQUAKE, thrown, face, lost), view_with(), PEOPLE)
    assert (scene.dice, scene.face) == ((4,), Face.RED)
    assert scene.say().result == "Kingsgate lost 2 structures."


@pytest.mark.parametrize(
    ("face", "result", "foot"),
    [
        (Face.HALF, "$1,800", "H: half the list price"),
        (Face.RED, "Nothing to pay", "red: no permission"),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_the_permission_die_is_a_scene_with_the_price(face: Face, result: str, foot: str) -> None:
    paid = [events.MoneyPaid(0, BANK, 1800, Reason.BUILDING)] if face is Face.HALF else []
    thrown = events.PermissionThrown(0, Purpose.PERMISSION, face)
    asked = events.PermissionAsked(0, 1, 2, 3600)
    (scene,) = scenes_of([asked, thrown, *paid], view_with(), PEOPLE)
    words = scene.say()
    assert (scene.face, words.result, words.foot) == (face, result, foot)
    assert words.title == "Permission to build at Maple Terrace"


def test_what_one_player_takes_from_another_is_a_scene(page: TablePage) -> None:
    """R8, R11."""
    kingsgate, lumiere = 4, 2
    view = replace(view_with(), owners=(NOBODY,) * 2 + (1,) + (NOBODY,) + (0,) + (NOBODY,) * 3)
    land = events.LandBought(1, lumiere, 0)
    turned = events.EntranceTurned(1, 20, kingsgate, lumiere)
    scenes = scenes_of([land, turned], view, PEOPLE)
    assert [scene.seats for scene in scenes] == [(0, 1), (0, 1)]
    words = scenes[0].say()
    assert (words.title, words.result) == ("Grand Lumière", "Bea took it from Ana.")
    assert scenes[1].say().foot == "Turned around: the entrance at space 20"
    own = events.EntranceTurned(0, 20, kingsgate, lumiere)
    assert scenes_of([events.LandBought(1, lumiere, NOBODY), own], view, PEOPLE) == []
    page.show_view(view, [land])
    assert page.scene.isVisible()
    assert not page.scene.grab().isNull()


@pytest.mark.parametrize("card", sorted(HELD_CARDS, key=CARDS.index))
@pytest.mark.usefixtures("qapp")
def test_a_card_that_is_kept_has_a_face_for_its_owner_alone(card: Card) -> None:
    drawn = [events.CardDrawn(1, card)]
    (own,) = scenes_of(redact(drawn, 1), view_with(), PEOPLE)
    assert (own.card, own.say().title) == (card, card_title(card))
    (others,) = scenes_of(redact(drawn, 0), view_with(), PEOPLE)
    words = others.say()
    assert others.card is None
    assert card_title(card) not in f"{words.title} {words.text} {words.result} {words.foot}"
    (laid,) = scenes_of(redact([events.CardDrawn(1, card, is_open=True)], 0), view_with(), PEOPLE)
    assert laid.card is card


@pytest.mark.usefixtures("qapp")
def test_a_card_that_may_be_swapped_is_no_scene_yet() -> None:
    drawn = [events.CardDrawn(1, None)]
    view = view_with(flow=(SpaceMenu(1), SwapNotice(1, None)))
    assert scenes_of(drawn, view, PEOPLE) == []


def test_scenes_follow_each_other_and_hold_the_others_up(page: TablePage) -> None:
    held: list[bool] = []
    page.scene.held.connect(held.append)
    page.show_view(view_with(), [*told(TAX), events.StayBilled(1, 0, 4, 4, 1800)])
    assert (page.scene.words().title, held) == (card_title(TAX), [True])
    page.show_view(view_with(), [events.MoneyPaid(0, BANK, 4000, Reason.CARD, TAX)])
    assert page.scene.words().title == card_title(TAX), "it has its time"
    page.scene.go_on()
    assert page.scene.words().title == "Bea at Kingsgate"
    page.scene.go_on()
    assert (page.scene.isVisible(), held) == (False, [True, False])


def test_without_a_pace_there_is_no_scene_but_the_line(page: TablePage) -> None:
    page.scene.read_ms = lambda: None
    page.show_view(view_with(), told(TAX))
    assert not page.scene.isVisible()
    assert len(page.log.lines()) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_puts_a_scene_away_while_others_play(page: TablePage, key: Qt.Key) -> None:
    page.show_view(view_with(), told(TAX))
    page.setFocus()
    QTest.keyClick(page, key)
    assert not page.scene.isVisible()


def test_enter_is_for_the_decision_and_esc_for_the_scene(page: TablePage) -> None:
    chosen: list[Action] = []
    page.chosen.connect(chosen.append)
    page.show_view(view_with(EndTurn()), told(TAX))
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert (page.scene.isVisible(), chosen) == (False, [])
    page.show_view(view_with(EndTurn()), told(TAX))
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert (page.scene.isVisible(), chosen) == (False, [EndTurn()])


def test_another_person_finds_no_scene(page: TablePage) -> None:
    page.show_view(view_with(), [events.CardDrawn(0, Card.COFFEE)])
    assert page.scene.isVisible()
    page.forget()
    assert not page.scene.isVisible()
    assert "Coffee" not in page.scene.accessibleName()


@pytest.mark.parametrize("card", [*CARDS, None], ids=str)
@pytest.mark.usefixtures("qapp")
def test_every_card_has_a_picture_of_its_own(card: Card | None) -> None:
    assert [other for other in (*CARDS, None) if picture(other) == picture(card)] == [card]


def picture(card: Card | None) -> QImage:
    image = QImage(144, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    draw_card(painter, QRectF(2, 2, 140, 194), card)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
def test_the_faces_of_the_permission_die_differ() -> None:
    images = []
    for face in Face:
        image = QImage(50, 50, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        draw_permission_die(painter, QRectF(image.rect()).center(), 40, face)
        painter.end()
        images.append(image)
    assert all(one != other for at, one in enumerate(images) for other in images[:at])


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_scene_speaks_the_language_of_now(page: TablePage, qapp: QApplication, code: str) -> None:
    page.show_view(view_with(), told(TAX))
    languages.install_language(qapp, code)
    QApplication.processEvents()
    assert page.scene.words().title == card_title(TAX)
    assert card_title(TAX) in page.scene.accessibleName()
    languages.install_language(qapp, "en")


def test_nothing_flickers_while_the_others_are_asked_for_cards(page: TablePage) -> None:
    """What is read is the mover's, whoever is asked."""
    view = view_with(flow=(BeforeThrow(0),))
    texts, pictures = {waiting(view, PEOPLE)}, []
    for seat in (1, 2):
        window = CardWindow(Card.FRAMED, 0, (seat,))
        texts.add(waiting(replace(view, flow=(window,)), PEOPLE))
        page.show_view(replace(view, flow=(window,)))
        pictures.append(page.line.grab().toImage())
    assert texts == {"Ana is about to throw."}
    assert pictures[0] == pictures[1]
    window = CardWindow(Card.FRAMED, 0, (1,))
    own = replace(view, flow=(window,))
    assert waiting(own, YOU) == question(replace(own, flow=(BeforeThrow(0),)), YOU)


@pytest.mark.usefixtures("qapp")
def test_a_six_says_what_it_does() -> None:
    one, two = (events.DiceThrown(0, Purpose.MOVE, dice) for dice in ((6,), (6, 2)))
    assert event_text(one, PEOPLE) == "Ana threw 6: another turn follows this one."
    assert event_text(two, PEOPLE) == (
        "Ana threw 6 and 2. The first six of a turn is driven and brings another throw."
    )
    nights = events.DiceThrown(0, Purpose.NIGHTS, (6,))
    assert event_text(nights, PEOPLE) == "Ana threw 6 for the nights."


def test_open_hands_are_named_at_each_player(page: TablePage) -> None:
    setup = make_setup(Mode.CLASSIC, 3, "open", Options(questions=Questions.OPEN_HANDS))
    state = next(random_game(setup))[0]
    state.table.hands[1] = (Card.COFFEE,)
    page.show_view(observe(state, 0))
    assert "Coffee" in page.people.cards[1].accessibleName()
    assert "Coffee" not in page.people.cards[2].accessibleName()
