"""What is published for macOS: the bundle, signed and packed as zip and disk image.

Signing and notarisation need what only whoever publishes has. They are told in the environment:

    ACQUIRE_CODESIGN_IDENTITY  the name of a Developer ID in the keychain
    ACQUIRE_NOTARY_PROFILE     the name under which ``notarytool store-credentials`` keeps a login

Without, the program is signed for nobody: macOS then asks before it starts a downloaded copy.
"""

import os
import platform
import shutil
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from acquire_desktop import __version__
from icons import NAME

ENTITLEMENTS: Final = Path(__file__).parent / "macos" / "entitlements.plist"
Command = Sequence[str | Path]


@dataclass(frozen=True, slots=True)
class Signer:
    """Who publishes.

    Attributes:
        identity: The name of a Developer ID; without, the signature names nobody.
        profile: The name of a login for Apple's notaries.
    """

    identity: str = ""
    profile: str = ""

    @classmethod
    def of(cls, env: Mapping[str, str]) -> "Signer":
        """Return who is named in the environment."""
        named = ("ACQUIRE_CODESIGN_IDENTITY", "ACQUIRE_NOTARY_PROFILE")
        return cls(*(env.get(name, "") for name in named))

    def missing(self) -> str:
        """Return what is left out for want of a name, or ""."""
        if not self.identity:
            return "not signed: ACQUIRE_CODESIGN_IDENTITY names no Developer ID"
        if not self.profile:
            return "not notarised: ACQUIRE_NOTARY_PROFILE names no login of notarytool"
        return ""

    def seal(self, app: Path) -> list[Command]:
        """Return how the bundle is signed after its last change, and how that is checked.

        PyInstaller has signed what is inside.
        """
        named = ("--options", "runtime", "--timestamp") if self.identity else ()
        sign = ("codesign", "--force", "--sign", self.identity or "-", *named)
        return [
            [*sign, "--entitlements", ENTITLEMENTS, app],
            ["codesign", "--verify", "--deep", "--strict", app],
        ]

    def certify(self, image: Path, app: Path) -> list[Command]:
        """Return how image and bundle are signed and notarised, as far as there are names.

        The notaries look into the image; what they say of it holds for the bundle as well.
        """
        if not self.identity:
            return []
        sign: Command = ["codesign", "--sign", self.identity, "--timestamp", image]
        if not self.profile:
            return [sign]
        login = ("--keychain-profile", self.profile)
        return [
            sign,
            ["xcrun", "notarytool", "submit", image, *login, "--wait"],
            ["xcrun", "stapler", "staple", image],
            ["xcrun", "stapler", "staple", app],
        ]


def pack_image(app: Path, scratch: Path, image: Path) -> list[Command]:
    """Return how a disk image is made: beside the program a link to where programs go.

    Args:
        app: The bundle.
        scratch: A folder for what is to be in the image, which is emptied.
        image: The file to write.
    """
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    (scratch / "Applications").symlink_to("/Applications")
    create = ("hdiutil", "create", "-volname", app.stem, "-srcfolder", scratch, "-fs", "HFS+")
    return [
        ["ditto", app, scratch / app.name],
        [*create, "-format", "UDZO", "-ov", image],
        ["hdiutil", "verify", image],
    ]


def pack_zip(app: Path, archive: Path) -> list[Command]:
    """Return how a zip is made; ``ditto`` keeps links and signatures as they are."""
    return [["ditto", "-c", "-k", "--keepParent", app, archive]]


def publish(app: Path, scratch: Path, dist: Path) -> list[Path]:
    """Sign and pack the bundle, as far as there are names for it.

    Args:
        app: The bundle.
        scratch: A folder of work, which is emptied.
        dist: The folder for what is published.

    Returns:
        Zip and disk image.

    Raises:
        subprocess.CalledProcessError: If a tool of macOS fails.
    """
    signer = Signer.of(os.environ)
    name = f"{NAME}-{__version__}-macos-{platform.machine()}"
    archive, image = dist / f"{name}.zip", dist / f"{name}.dmg"
    dist.mkdir(parents=True, exist_ok=True)
    archive.unlink(missing_ok=True)
    if signer.missing():
        print(f"{app.name} is {signer.missing()}.")
    for command in (
        *signer.seal(app),
        *pack_image(app, scratch, image),
        *signer.certify(image, app),
        *pack_zip(app, archive),
    ):
        subprocess.run(command, check=True)
    return [archive, image]
