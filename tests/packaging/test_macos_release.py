"""The bundle of macOS is signed, certified and packed as far as there are names for it.

The tools of macOS are stood in for by scripts that note how they were called.
"""

import os
import plistlib
import subprocess
from pathlib import Path

import pytest

import macos_release
from macos_release import Signer

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the tools are stood in for by scripts")
ENV = ("ACQUIRE_CODESIGN_IDENTITY", "ACQUIRE_NOTARY_PROFILE")
NOTE = (
    '#!/bin/sh\necho "$(basename "$0") $*" >>"$CALLS"\nif [ "$1" = "$FAILING" ]; then exit 1; fi\n'
)


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file in which the tools are noted."""
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("codesign", "ditto", "hdiutil", "xcrun"):
        (tools / name).write_text(NOTE)
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("CALLS", str(tmp_path / "calls"))
    for name in ENV:
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "calls"


def publish(folder: Path) -> list[Path]:
    """Publish a bundle in a folder; its files there are not looked at."""
    return macos_release.publish(folder / "A.app", folder / "image", folder / "dist")


def noted(calls: Path, folder: Path) -> list[str]:
    """Return how the tools were called, without the folder."""
    return calls.read_text().replace(f"{folder}/", "").splitlines()


def test_without_a_name_the_program_is_signed_for_nobody_and_says_so(
    calls: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    archive, image = publish(tmp_path)
    assert "not signed: ACQUIRE_CODESIGN_IDENTITY" in capsys.readouterr().out
    sign, verify, *pack = noted(calls, tmp_path)
    assert sign.startswith("codesign --force --sign - --entitlements")
    assert "runtime" not in sign
    assert verify == "codesign --verify --deep --strict A.app"
    assert [line.split()[0] for line in pack] == ["ditto", "hdiutil", "hdiutil", "ditto"]
    assert pack[-1] == f"ditto -c -k --keepParent A.app dist/{archive.name}"
    assert pack[1].endswith(f"-format UDZO -ov dist/{image.name}")
    assert (tmp_path / "image" / "Applications").readlink() == Path("/Applications")


def test_with_a_name_image_and_bundle_are_signed_but_not_sent(
    calls: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ACQUIRE_CODESIGN_IDENTITY", "Developer ID")
    publish(tmp_path)
    assert "not notarised: ACQUIRE_NOTARY_PROFILE" in capsys.readouterr().out
    said = noted(calls, tmp_path)
    assert "--options runtime --timestamp" in said[0]
    assert sum(line.startswith("codesign --sign Developer ID") for line in said) == 1
    assert not any(line.startswith("xcrun") for line in said)


def test_with_a_login_the_zip_is_made_of_the_bundle_that_the_notaries_saw(
    calls: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("ACQUIRE_CODESIGN_IDENTITY", "Developer ID")
    monkeypatch.setenv("ACQUIRE_NOTARY_PROFILE", "login")
    _, image = publish(tmp_path)
    assert capsys.readouterr().out == ""
    assert noted(calls, tmp_path)[-5:-1] == [
        f"codesign --sign Developer ID --timestamp dist/{image.name}",
        f"xcrun notarytool submit dist/{image.name} --keychain-profile login --wait",
        f"xcrun stapler staple dist/{image.name}",
        "xcrun stapler staple A.app",
    ]
    assert noted(calls, tmp_path)[-1].startswith("ditto -c -k")


def test_a_login_without_a_name_sends_nothing() -> None:
    signer = Signer.of({"ACQUIRE_NOTARY_PROFILE": "login"})
    assert signer.certify(Path("a.dmg"), Path("A.app")) == []
    assert signer.missing().startswith("not signed")


def test_a_tool_that_fails_ends_it(
    calls: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FAILING", "verify")
    with pytest.raises(subprocess.CalledProcessError):
        publish(tmp_path)
    assert noted(calls, tmp_path)[-1].startswith("hdiutil verify")


def test_the_hardened_runtime_allows_what_python_and_the_licence_of_qt_ask_for() -> None:
    allowed = plistlib.loads(macos_release.ENTITLEMENTS.read_bytes())
    assert sorted(name.rpartition(".")[2] for name, value in allowed.items() if value) == [
        "allow-unsigned-executable-memory",
        "disable-library-validation",
    ]
