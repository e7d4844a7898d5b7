"""The lower edge of a page fades while there is more below."""

from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.ui.edge_fade import EdgeFade


def test_the_edge_fades_until_the_end_is_seen(qtbot: QtBot) -> None:
    area, page = QScrollArea(), QWidget()
    qtbot.addWidget(area)
    page.setFixedSize(100, 500)
    area.setWidget(page)
    fade = EdgeFade(area)
    area.resize(150, 200)
    area.show()
    assert fade.isVisible()
    assert fade.geometry().bottom() == area.viewport().geometry().bottom()
    bar = area.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not fade.isVisible()
    bar.setValue(0)
    area.resize(150, 600)
    assert not fade.isVisible()
