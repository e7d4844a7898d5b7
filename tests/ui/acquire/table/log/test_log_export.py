"""The log leaves the program whole, harmless and without anything hidden."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from acquire_desktop.games.acquire.choosers import PLAYERS
from acquire_desktop.games.acquire.engine.board import tile_name
from acquire_desktop.games.acquire.engine.editions import CLASSIC_2023
from acquire_desktop.games.acquire.engine.game import observe
from acquire_desktop.games.acquire.engine.setup import make_setup
from acquire_desktop.games.acquire.engine.view import Holdings
from acquire_desktop.games.acquire.session import Session
from acquire_desktop.session.ai_worker import ComputerPlayers
from acquire_desktop.storage.errors import SaveError, SaveProblem
from acquire_desktop.storage.folders import user_folders
from acquire_desktop.storage.players import Player, PlayerKind
from acquire_desktop.ui.acquire.table.log.log_export import LogHead, log_html, log_text
from acquire_desktop.ui.acquire.table.log.log_lines import LogFilter
from acquire_desktop.ui.acquire.table.log.log_model import LogModel
from acquire_desktop.ui.acquire.table.log_files import LogFiles
from acquire_desktop.ui.acquire.words.game_names import GameNames
from acquire_desktop.ui.kit import languages
from acquire_desktop.ui.window.file_dialogs import ask_save
from tests.computers import computer_players

HOSTILE = ("</p><script>x()</script>", '"><img src=x>', "&amp; {player} %n")
SEED = "a-secret-seed"


class Reader(HTMLParser):
    """Collects the tags, the attributes and the text of the body."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.attributes: set[str] = set()
        self.text = ""
        self._is_style = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes |= {name for name, _ in attrs}
        self._is_style = tag == "style"

    def handle_endtag(self, tag: str) -> None:
        self._is_style = False

    def handle_data(self, data: str) -> None:
        self.text += "" if self._is_style else data


class Table:
    """A game that was played for a while, with its log as the first human may see it."""

    def __init__(self, computers: ComputerPlayers) -> None:
        self.session = Session(computers, lambda *_: None)
        setup = make_setup(CLASSIC_2023, 3, SEED, first_seat=0, holdings=Holdings.AIDED)
        self.session.start(setup, [Player(name, PlayerKind.HUMAN) for name in HOSTILE])
        for number in range(80):
            self.session.accept_handover()
            self.session.submit(PLAYERS["greedy"](self.session.view, number))
        self.session.accept_handover()
        self.model = LogModel()
        self.model.show_steps(self.session.events_by_step(), GameNames(CLASSIC_2023, HOSTILE))


@pytest.fixture
def table() -> Iterator[Table]:
    with computer_players() as computers:
        made = Table(computers)
        yield made
        made.session.leave()


@pytest.fixture
def files(qtbot: QtBot, table: Table) -> LogFiles:
    window = QWidget()
    qtbot.addWidget(window)
    return LogFiles(table.session, user_folders(), window, ask_save)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    return reader


def test_the_page_says_every_line_and_names_stay_text(table: Table) -> None:
    reader = read(log_html(table.model, LogHead(HOSTILE[0], HOSTILE)))
    text = reader.text.replace("\u00a0", " ")
    for line in table.model.lines():
        plain = table.model.text(line)
        if not any(spec.name in plain for spec in CLASSIC_2023.chains):
            assert plain in text
    assert HOSTILE[0] in text
    assert "script" not in reader.tags
    assert "img" not in reader.tags
    assert reader.attributes <= {"lang", "charset", "name", "content", "http-equiv", "class"}


def test_the_page_needs_nothing_from_outside(table: Table) -> None:
    html = log_html(table.model, LogHead("Log", ()))
    assert not {"link", "script", "img", "a"} & read(html).tags
    assert "url(" not in html
    assert "http:" not in html
    assert "https:" not in html


def test_a_chain_carries_its_letter_as_well_as_its_colour(table: Table) -> None:
    html = log_html(table.model, LogHead("Log", ()))
    assert '<b class="chip T">T</b>&nbsp;Tower' in html
    assert ".T { background: #fcea16; color: #000000; }" in html


def test_the_text_says_every_line_and_sets_details_in(table: Table) -> None:
    rows = log_text(table.model, LogHead("Log", ("fact",))).splitlines()
    assert rows[:3] == ["Log", "===", "fact"]
    for line in table.model.lines():
        indent = "    " if line.is_detail else ""
        assert indent + table.model.text(line) in rows


def test_a_filter_on_the_screen_leaves_the_file_whole(table: Table) -> None:
    head = LogHead("Log", ())
    whole = log_text(table.model, head)
    table.model.set_filter(LogFilter(money=True))
    assert log_text(table.model, head) == whole


@pytest.mark.parametrize("name", ["log.html", "log.txt"])
def test_no_hidden_tile_total_or_seed_gets_into_the_file(
    table: Table, files: LogFiles, tmp_path: Path, name: str
) -> None:
    """Rule: rules document, section 4: hands and hidden totals are known to their owner only."""
    view = table.session.view
    assert files.export(table.model, tmp_path / name)
    content = (tmp_path / name).read_text(encoding="utf-8")
    assert SEED not in content
    state = table.session.states()[-1]
    others = [observe(state, seat) for seat in range(view.players) if seat != view.seat]
    hidden = {tile for other in others for tile in other.hand}
    assert hidden
    assert not any(f" {tile_name(tile)}." in content for tile in hidden)


@pytest.mark.parametrize(("code", "tag"), [("en", "en"), ("ja", "ja"), ("pt_BR", "pt")])
def test_the_file_is_in_the_present_language(
    qapp: QApplication, table: Table, files: LogFiles, tmp_path: Path, code: str, tag: str
) -> None:
    languages.install_language(qapp, code)
    table.model.retranslate()
    assert files.export(table.model, tmp_path / "log.html")
    html = (tmp_path / "log.html").read_text(encoding="utf-8")
    assert f'<html lang="{tag}">' in html
    assert table.model.text(table.model.headings()[3]) in read(html).text


@pytest.mark.parametrize(
    ("typed", "chosen", "written"),
    [
        ("log.html", "", "log.html"),
        ("log.HTM", "", "log.HTM"),
        ("log.txt", "", "log.txt"),
        ("my log", "", "my log.html"),
        ("my log", "Plain text (*.txt)", "my log.txt"),
        ("v1.2", "", "v1.2.html"),
    ],
)
def test_the_ending_chooses_the_kind_of_file(
    table: Table,
    files: LogFiles,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    chosen: str,
    written: str,
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / typed), chosen))
    assert files.ask_export(table.model)
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == [written]
    begins = (tmp_path / written).read_text(encoding="utf-8")
    assert begins.startswith("<!DOCTYPE html>") is not written.endswith(".txt")


def test_an_ending_that_is_added_never_overwrites_another_file(
    table: Table, files: LogFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "log.html").write_text("mine")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "log"), ""))
    assert files.ask_export(table.model)
    assert (tmp_path / "log.html").read_text() == "mine"
    assert (tmp_path / "log (2).html").exists()


def test_a_dialog_that_was_closed_writes_nothing(
    table: Table, files: LogFiles, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    assert not files.ask_export(table.model)
    assert not list(tmp_path.glob("*.html"))


def test_a_file_that_cannot_be_written_is_told_and_the_old_one_stays(
    qtbot: QtBot, table: Table, files: LogFiles, tmp_path: Path
) -> None:
    with qtbot.waitSignal(files.failed) as told:
        assert not files.export(table.model, tmp_path / "missing" / "log.html")
    assert told.args is not None
    error = told.args[0]
    assert isinstance(error, SaveError)
    assert error.problem is SaveProblem.IO
