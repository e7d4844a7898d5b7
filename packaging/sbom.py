"""SBOM of the frozen program: its components and every file of them, in the form of CycloneDX."""

import hashlib
import uuid
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component as Entry
from cyclonedx.model.component import ComponentType
from cyclonedx.output.json import JsonV1Dot6
from packageurl import PackageURL

from components import Component


def file_entry(path: str, folder: Path, unhashed: Collection[str]) -> Entry:
    """Return the entry for a file of the program."""
    hashes = []
    if path not in unhashed:
        digest = hashlib.sha256((folder / path).read_bytes()).hexdigest()
        hashes = [HashType(alg=HashAlgorithm.SHA_256, content=digest)]
    return Entry(name=path, type=ComponentType.FILE, bom_ref=f"file:{path}", hashes=hashes)


def part_entry(
    part: Component, folder: Path, kind: ComponentType, unhashed: Collection[str]
) -> Entry:
    """Return the entry for a component of the program."""
    homes = []
    if part.home:
        homes = [ExternalReference(type=ExternalReferenceType.DISTRIBUTION, url=XsUri(part.home))]
    return Entry(
        name=part.name,
        version=part.version or None,
        type=kind,
        bom_ref=part.name,
        licenses=[LicenseFactory().make_from_string(part.licence)],
        purl=PackageURL.from_string(part.purl) if part.purl else None,
        external_references=homes,
        components=[file_entry(path, folder, unhashed) for path in part.files],
    )


def make_bom(parts: Sequence[Component], folder: Path, time: int, unhashed: Collection[str]) -> Bom:
    """Return what the program in a folder is made of; its first part is the program itself."""
    program, *others = parts
    library, application = ComponentType.LIBRARY, ComponentType.APPLICATION
    bom = Bom(components=[part_entry(part, folder, library, unhashed) for part in others])
    bom.metadata.component = part_entry(program, folder, application, unhashed)
    bom.metadata.timestamp = datetime.fromtimestamp(time, UTC)
    bom.register_dependency(bom.metadata.component, bom.components)
    return bom


def write_sbom(
    parts: Sequence[Component],
    folder: Path,
    target: Path,
    time: int,
    unhashed: Collection[str] = (),
) -> None:
    """Write the SBOM of a program's folder; the same files give the same text.

    Args:
        parts: What the program is made of, itself first.
        folder: The program's folder.
        target: The file to write.
        time: When the program was made, in seconds since 1970.
        unhashed: Files that will change once more, when they are signed.
    """
    bom = make_bom(parts, folder, time, unhashed)
    hashes = (f"{path} {digest}" for path, digest in sorted(all_hashes(parts, folder)))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, "\n".join(hashes))
    text = JsonV1Dot6(bom).output_as_string(indent=1)
    target.write_text(text + "\n", "utf-8")


def all_hashes(parts: Sequence[Component], folder: Path) -> list[tuple[str, str]]:
    """Return every file of the program with its hash."""
    files = (path for part in parts for path in part.files)
    return [(path, hashlib.sha256((folder / path).read_bytes()).hexdigest()) for path in files]
