"""The mutation sample: what it changes, which tests it runs, and what it says of them."""

import ast
import shutil
from pathlib import Path

import pytest

from tests.layers import layer_of
from tests.mutants.__main__ import main
from tests.mutants.operators import KINDS, Mutation, mutations
from tests.mutants.related import Imports, mirrors, related_tests
from tests.mutants.sampling import LAYERS, sample
from tests.mutants.trial import Copy, Limits, noticing_test

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path("acquire_desktop/games/acquire/engine/here.py")


def changed(source: str, kind: str, *, decides: bool = True) -> list[str]:
    """Return every form that a source takes under one operator."""
    found = mutations(HERE, source, decides=decides)
    return [mutation.apply(source) for mutation in found if mutation.kind == kind]


@pytest.mark.parametrize(
    ("kind", "source", "forms"),
    [
        ("comparison", "x = a < b", ["x = a <= b"]),
        ("comparison", "x = a in b", ["x = a not in b"]),
        ("comparison", "x = a + (b == c)", ["x = a + ((b != c))"]),
        ("boundary", "x = a[1:]", ["x = a[2:]", "x = a[0:]"]),
        ("boundary", "x = a > 0", ["x = a > 1", "x = a > (-1)"]),
        ("boundary", "f(range(9))", ["f(range(10))", "f(range(8))"]),
        ("negation", "if a or b:\n    f()", ["if not (a or b):\n    f()"]),
        ("return", "def f():\n    return g(1)", ["def f():\n    return None"]),
        ("return", "def f():\n    return None", []),
        ("branch", "if a:\n    f()", ["if False:\n    f()"]),
        ("constant", "x = f(3)", ["x = f(4)"]),
        ("constant", "x = True", ["x = False"]),
        ("arguments", "f(a, b, c=d)", ["f(b, a, c=d)"]),
        ("arguments", "f(a, a)", []),
        ("arguments", "max(a, b)", []),
        ("arguments", "f(*a, b)", []),
        ("and-or", "x = a and b and c", ["x = a or b or c"]),
        ("and-or", "x = not (a or b)", ["x = not ((a and b))"]),
    ],
)
def test_each_operator_changes_one_thing(kind: str, source: str, forms: list[str]) -> None:
    assert changed(source, kind) == forms


def test_only_what_is_run_is_changed() -> None:
    source = '"""Over 9."""\n@cached(9)\ndef f(x: Literal[1]) -> Literal[2]:\n    y: Literal[3]\n'
    assert mutations(HERE, source) == []
    assert mutations(HERE, "x = f'{a < 3}'") == []


def test_sizes_and_durations_are_left_alone_where_numbers_decide_little() -> None:
    source = "x = f(8, y) if z > 3 else True"
    assert changed(source, "constant", decides=False) == ["x = f(8, y) if z > 3 else False"]
    assert len(changed(source, "boundary", decides=False)) == 2
    assert len(changed(source, "constant")) == 2


def test_a_change_leaves_every_other_character_as_it_was() -> None:
    source = "# é\nx = 'ü' if (a <\n        b) else 1  # ö\ny = 2\n"
    (form,) = changed(source, "comparison")
    assert form == "# é\nx = 'ü' if ((a <= b)) else 1  # ö\ny = 2\n"


def test_every_mutant_of_the_program_is_python() -> None:
    for path in sorted((ROOT / "acquire_desktop").rglob("*.py"))[::27]:
        source = path.read_text(encoding="utf-8")
        for mutation in mutations(path.relative_to(ROOT), source)[::9]:
            assert mutation.kind in KINDS
            assert ast.dump(ast.parse(mutation.apply(source))) != ast.dump(ast.parse(source))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A small checkout: a module, one that uses it, one that uses that, and tests of each."""
    files = {
        "acquire_desktop/__init__.py": "",
        "acquire_desktop/games/acquire/engine/counting.py": (
            "def spent(cash, price):\n    return cash if cash < price else cash - price\n"
            "def untested(x):\n    return x == 1\n"
            "def steps(n):\n    while n > 0:\n        n -= 1\n    return 'done'\n"
        ),
        "acquire_desktop/games/acquire/engine/shop.py": (
            "from acquire_desktop.games.acquire.engine import counting\n"
        ),
        "acquire_desktop/ui/till.py": (
            "from acquire_desktop.games.acquire.engine.shop import counting\n"
            "def price(x):\n    return counting.spent(x, 3 if x > 4 else 8)\n"
        ),
        "tests/games/acquire/engine/test_counting.py": (
            "from acquire_desktop.games.acquire.engine.counting import spent, steps\n"
            "def test_spent():\n    assert spent(5, 5) == 0 and spent(4, 5) == 4\n"
            "def test_steps():\n    assert steps(3) == 'done'\n"
        ),
        "tests/games/acquire/engine/test_shop.py": (
            "import acquire_desktop.games.acquire.engine.shop\n"
        ),
        "tests/ui/test_till.py": "from acquire_desktop.ui import till\n",
        "tests/ui/test_counting.py": "",
        "tests/games/acquire/engine/deep/test_engine_counting.py": "",
    }
    for name, text in files.items():
        path = tmp_path / "checkout" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "checkout"


def test_the_seed_picks_the_places_and_each_layer_has_its_share(checkout: Path) -> None:
    package = checkout / "acquire_desktop"
    picked = sample(package, 8, 7)
    assert picked == sample(package, 8, 7)
    assert picked != sample(package, 8, 8)
    assert len(set(picked)) == 8
    assert [layer_of(mutation.path) for mutation in picked] == ["games/acquire/engine", "ui"] * 4
    assert {mutation.path.name for mutation in sample(package, 4, 7, only="ui/t")} == {"till.py"}
    everything = sample(package, 999, 7)
    assert len(everything) == len(set(everything)) < 40


def test_the_related_tests_are_found_by_name_and_by_import_nearest_first(checkout: Path) -> None:
    imports = Imports(checkout)
    found = related_tests(imports, Path("acquire_desktop/games/acquire/engine/counting.py"))
    assert [path.as_posix() for path in found] == [
        "acquire_desktop/games/acquire/engine/counting.py",
        "tests/games/acquire/engine/test_counting.py",
        "tests/games/acquire/engine/deep/test_engine_counting.py",
        "tests/games/acquire/engine/test_shop.py",
    ]
    found = related_tests(imports, Path("acquire_desktop/ui/till.py"))
    assert [path.name for path in found] == ["till.py", "test_till.py"]


def test_the_tests_of_the_whole_window_are_tests_of_its_layer(checkout: Path) -> None:
    files = {
        "acquire_desktop/ui/shop_page.py": "import acquire_desktop.ui.till\n",
        "acquire_desktop/ui/main_window.py": "import acquire_desktop.ui.shop_page\n",
        "tests/window/test_evenings.py": "import acquire_desktop.ui.main_window\n",
        "tests/secrecy/test_tills.py": "import acquire_desktop.ui.main_window\n",
    }
    for name, text in files.items():
        (checkout / name).parent.mkdir(exist_ok=True)
        (checkout / name).write_text(text, encoding="utf-8")
    found = related_tests(Imports(checkout), Path("acquire_desktop/ui/till.py"))
    assert [path.name for path in found] == ["till.py", "test_till.py", "test_evenings.py"]


def test_a_module_that_tests_reach_only_from_afar_has_the_nearest_of_them(checkout: Path) -> None:
    (checkout / "tests/games/acquire/engine/test_counting.py").unlink()
    (checkout / "tests/games/acquire/engine/test_shop.py").unlink()
    (checkout / "tests/games/acquire/engine/deep/test_engine_counting.py").unlink()
    found = related_tests(
        Imports(checkout), Path("acquire_desktop/games/acquire/engine/counting.py")
    )
    assert [path.name for path in found] == ["counting.py", "test_till.py"]


def test_a_test_mirrors_a_module_at_any_depth_of_its_layer() -> None:
    module = Path("acquire_desktop/ui/acquire/table/board/scene.py")
    assert mirrors(Path("tests/ui/test_scene.py"), module)
    assert mirrors(Path("tests/ui/acquire/table/board/test_scene.py"), module)
    assert mirrors(Path("tests/test_board_scene.py"), module)
    assert not mirrors(Path("tests/games/acquire/ai/search/test_scene.py"), module)
    assert not mirrors(Path("tests/ui/test_scenery.py"), module)


def test_every_layer_is_there_and_its_modules_have_related_tests() -> None:
    imports = Imports(ROOT)
    for layer in LAYERS:
        modules = sorted((ROOT / "acquire_desktop" / layer).rglob("[a-z]*.py"))
        assert modules
        for path in modules[::7]:
            assert len(related_tests(imports, path.relative_to(ROOT))) > 1, path


@pytest.fixture
def bare_pytest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start pytest without plugins, which the small checkout has no use for."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


COUNTING = Path("acquire_desktop/games/acquire/engine/counting.py")
TESTS = [COUNTING, Path("tests/games/acquire/engine/test_counting.py")]


def mutation_of(checkout: Path, old: str, new: str) -> Mutation:
    lines = (checkout / COUNTING).read_text(encoding="utf-8").split("\n")
    (number,) = (number for number, line in enumerate(lines, 1) if old in line)
    line = lines[number - 1]
    return Mutation(COUNTING, "comparison", number, line, line.replace(old, new))


@pytest.mark.usefixtures("bare_pytest")
def test_a_mutant_is_killed_by_a_failing_test_and_leaves_no_trace(
    checkout: Path, tmp_path: Path
) -> None:
    before = (checkout / COUNTING).read_bytes()
    copy = Copy(checkout, tmp_path / "copy", Limits())
    outcome = copy.outcome(mutation_of(checkout, "cash < price", "cash <= price"), TESTS)
    assert (outcome.result, outcome.by) == (
        "killed",
        "tests/games/acquire/engine/test_counting.py::test_spent",
    )
    outcome = copy.outcome(mutation_of(checkout, "x == 1", "x != 1"), TESTS)
    assert (outcome.result, outcome.by) == ("survived", "2 files")
    assert (checkout / COUNTING).read_bytes() == before


@pytest.mark.usefixtures("bare_pytest")
def test_a_mutant_that_hangs_is_killed_by_the_test_that_it_stops(
    checkout: Path, tmp_path: Path
) -> None:
    copy = Copy(checkout, tmp_path / "copy", Limits(test=1))
    outcome = copy.outcome(mutation_of(checkout, "n -= 1", "n += 1"), TESTS)
    assert (outcome.result, outcome.by) == (
        "killed",
        "tests/games/acquire/engine/test_counting.py::test_steps",
    )


@pytest.mark.usefixtures("bare_pytest")
def test_a_mutant_whose_tests_take_too_long_is_neither_killed_nor_alive(
    checkout: Path, tmp_path: Path
) -> None:
    copy = Copy(checkout, tmp_path / "copy", Limits(mutant=2))
    assert copy.outcome(mutation_of(checkout, "n -= 1", "n += 1"), TESTS).result == "timeout"


@pytest.mark.usefixtures("bare_pytest")
def test_a_test_that_fails_without_the_mutation_kills_nothing(
    checkout: Path, tmp_path: Path
) -> None:
    with (checkout / TESTS[1]).open("a", encoding="utf-8") as file:
        file.write("def test_broken():\n    assert not spent\n")
    copy = Copy(checkout, tmp_path / "copy", Limits())
    assert copy.outcome(mutation_of(checkout, "x == 1", "x != 1"), TESTS).result == "survived"


@pytest.mark.usefixtures("bare_pytest")
def test_a_part_of_a_walk_notices_what_the_whole_does_or_less(
    checkout: Path, tmp_path: Path
) -> None:
    shutil.copy(ROOT / "tests" / "parts.py", checkout / "tests")
    (checkout / "tests" / "conftest.py").write_text(
        "from tests import parts\n"
        "pytest_addoption = parts.add_options\n"
        "def pytest_configure(config):\n"
        "    config.addinivalue_line('markers', 'part: x')\n"
        "    config.pluginmanager.register(parts.Parts(config), 'parts')\n",
        encoding="utf-8",
    )
    (checkout / TESTS[1]).write_text(
        "import pytest\nfrom acquire_desktop.games.acquire.engine.counting import untested\n"
        "@pytest.mark.part(of=2)\n@pytest.mark.parametrize('looks', [False, True])\n"
        "def test_a_walk(looks):\n    assert not looks or untested(1)\n",
        encoding="utf-8",
    )
    mutation = mutation_of(checkout, "x == 1", "x != 1")
    results = [
        Copy(checkout, tmp_path / str(part), Limits(), part).outcome(mutation, TESTS).result
        for part in (None, 4, 5)
    ]
    assert results[0] == "killed"
    assert sorted(results[1:]) == ["killed", "survived"]


@pytest.mark.usefixtures("bare_pytest")
def test_a_crash_after_the_last_test_kills_nothing(checkout: Path, tmp_path: Path) -> None:
    with (checkout / TESTS[1]).open("a", encoding="utf-8") as file:
        file.write("import atexit, os\natexit.register(os.abort)\n")
    copy = Copy(checkout, tmp_path / "copy", Limits())
    assert copy.outcome(mutation_of(checkout, "x == 1", "x != 1"), TESTS).result == "survived"
    noticed = copy.outcome(mutation_of(checkout, "cash < price", "cash <= price"), TESTS)
    assert noticed.result == "killed"


@pytest.mark.usefixtures("bare_pytest")
def test_tests_that_cannot_even_be_imported_are_no_judges(checkout: Path, tmp_path: Path) -> None:
    (checkout / TESTS[1]).write_text("import acquire_desktop.absent\n", encoding="utf-8")
    copy = Copy(checkout, tmp_path / "copy", Limits())
    with pytest.raises(RuntimeError, match="cannot be run as things are"):
        copy.outcome(mutation_of(checkout, "x == 1", "x != 1"), TESTS)


def test_the_test_that_noticed_is_read_from_what_pytest_wrote() -> None:
    failed = "tests/a.py::test_x[1] FAILED [ 1%]\nFAILED tests/a.py::test_x[1] - assert 0\n"
    assert noticing_test(failed) == "tests/a.py::test_x[1]"
    hung = "tests/a.py::test_x PASSED [ 1%]\ntests/a.py::test_y Timeout (0:00:03)!\nThread\n"
    assert noticing_test(hung) == "tests/a.py::test_y"
    crashed = "tests/a.py::test_y[a b] Fatal Python error: Segmentation fault\n"
    assert noticing_test(crashed) == "tests/a.py::test_y[a b]"
    assert noticing_test("ERROR tests/a.py - SyntaxError\n") == ""


@pytest.mark.usefixtures("bare_pytest")
def test_survivors_are_named_and_too_many_of_them_are_an_error(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = checkout / COUNTING
    module.write_text("def untested(x):\n    return x == 1\n", encoding="utf-8")
    (checkout / TESTS[1]).write_text(
        "import acquire_desktop.games.acquire.engine.counting\n", encoding="utf-8"
    )
    options = ["--root", str(checkout), "--jobs", "1", "--only", "games/acquire/engine/counting"]
    assert main([*options, "--count", "2", "--seed", "2"]) == 1
    told = capsys.readouterr().out
    each, _, survivors = told.partition("--- 0 of 2 killed, 0%\n")
    assert each == survivors
    assert survivors.startswith("survived  acquire_desktop/games/acquire/engine/counting.py:2  ")
    assert "    - return x == 1\n    + return " in survivors
