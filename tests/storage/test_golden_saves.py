"""Every save that a version ever wrote opens, and shows what it showed then."""

import json
from pathlib import Path

import pytest

from acquire_desktop.games import GAMES
from acquire_desktop.storage.envelope import VERSION
from acquire_desktop.storage.save_format import decode, encode
from tests.storage.games import SAVES, unpack
from tests.storage.make_saves import facts

GOLDEN = sorted(SAVES.glob("v*/*.acquire"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_save_opens_as_it_was(path: Path) -> None:
    loaded = decode(path.read_bytes(), GAMES)
    shown = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert json.loads(json.dumps(facts(loaded))) == shown
    again = decode(encode(loaded.game), GAMES)
    assert (again.game, again.states) == (loaded.game, loaded.states)


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_there_are_golden_saves_of_every_version_and_phase(version: int) -> None:
    own = [path for path in GOLDEN if path.parent.name == f"v{version}"]
    assert len(own) >= 6
    assert all(f'"version":{version},' in path.read_text(encoding="utf-8") for path in own)
    decisions = {json.loads(path.with_suffix(".json").read_text())["decision"] for path in own}
    assert {"TilePlacement", "StockDisposal", "GameOver"} <= decisions


@pytest.mark.parametrize("path", [path for path in GOLDEN if path.parent.name == "v4"], ids=str)
def test_a_game_without_pins_or_stand_ins_is_saved_as_the_version_before_did(path: Path) -> None:
    outer, payload = unpack(path.read_bytes())
    again, payload_again = unpack(encode(decode(path.read_bytes(), GAMES).game))
    assert payload_again == payload
    assert again | {"app": outer["app"], "payload": outer["payload"]} == outer
