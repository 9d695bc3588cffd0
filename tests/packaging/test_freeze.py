"""Tests for what the program is frozen from, and for what macOS and Windows are told of it."""

import os
import plistlib
import re
import struct
import subprocess
import tomllib
from pathlib import Path
from types import SimpleNamespace

import about
import freeze
import mac
import pefile
import pytest
from packaging.requirements import Requirement

LOCK = about.ROOT / "packaging" / "build.lock"
OF_PYINSTALLER = {
    *("pyinstaller", "pyinstaller-hooks-contrib", "altgraph", "packaging", "setuptools"),
    *("macholib", "pefile", "pywin32-ctypes"),  # on macOS, on Windows
}
PAGE, ALIGNED = 0x1000, 0x200  # bytes: sections in memory and in the file
RT_VERSION, NEUTRAL = 16, 0


def locked() -> dict[str, tuple[str, int]]:
    """The version and the number of hashes of every package in the lock."""
    entries = re.split(r"^(?=\w)", LOCK.read_text("utf-8"), flags=re.MULTILINE)[1:]
    found = (re.match(r"([\w.-]+)==(\S+)", entry) for entry in entries)
    pairs = zip(found, entries, strict=True)
    return {line[1]: (line[2], entry.count("--hash=sha256:")) for line, entry in pairs if line is not None}


def test_only_what_runs_and_pyinstaller_is_locked_and_by_hash() -> None:
    project = tomllib.loads((about.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {each.name: each for each in map(Requirement, project["dependencies"])}
    packages = locked()
    assert set(packages) == set(needed) | OF_PYINSTALLER
    assert all(hashes for _, hashes in packages.values())
    for name, each in needed.items():
        assert each.specifier.contains(packages[name][0])


def test_the_app_has_a_window_in_the_dock() -> None:
    plist = plistlib.loads(plistlib.dumps(mac.info_plist()))
    assert not plist.get("LSBackgroundOnly")
    assert plist["NSHighResolutionCapable"] is True
    assert plist["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == about.version()
    assert plist["CFBundleIdentifier"] == about.APP_ID
    assert "Underdeck authors" in plist["NSHumanReadableCopyright"]


def test_the_app_is_bundled_with_it_and_without_a_console() -> None:
    spec = (about.ROOT / "build.spec").read_text("utf-8")
    assert 'program("underdeck", not WINDOWS and not MAC)' in spec
    assert "plist = mac.info_plist()" in spec
    assert "info_plist=plist" in spec


def with_resource(raw: bytes) -> bytes:
    """The smallest program for Windows that has a version resource."""
    address = PAGE
    entry = struct.pack("<IIHHHH", 0, 0, 0, 0, 0, 1)
    tree = entry + struct.pack("<II", RT_VERSION, 1 << 31 | 24)
    tree += entry + struct.pack("<II", 1, 1 << 31 | 48)
    tree += entry + struct.pack("<II", NEUTRAL, 72)
    section = tree + struct.pack("<IIII", address + 88, len(raw), 0, 0) + raw
    section += bytes(-len(section) % ALIGNED)
    dos = b"MZ" + bytes(58) + struct.pack("<I", 64)
    coff = b"PE\0\0" + struct.pack("<HHIIIHH", 0x8664, 1, 0, 0, 0, 240, 0x22)
    optional = struct.pack("<HBBIIIII", 0x20B, 14, 0, 0, len(section), 0, 0, address)
    optional += struct.pack("<QIIHHHHHHIIII", 1 << 22, PAGE, ALIGNED, 6, 0, 0, 0, 6, 0, 0, 3 * PAGE, ALIGNED, 0)
    optional += struct.pack("<HHQQQQII", 2, 0, PAGE, PAGE, PAGE, PAGE, 0, 16)
    folders = [(0, 0)] * 16
    folders[2] = (address, len(section))  # resources
    optional += b"".join(struct.pack("<II", *folder) for folder in folders)
    header = struct.pack("<8sIIIIIIHHI", b".rsrc", len(section), address, len(section), ALIGNED, 0, 0, 0, 0, 0x40000040)
    head = dos + coff + optional + header
    return head + bytes(ALIGNED - len(head)) + section


def pack_as_on_windows(form: str, *values: object) -> bytes:
    """`struct.pack` with the sizes of Windows, where a long has four bytes."""
    return struct.pack(f"<{form.lstrip('<=@')}", *values)


@pytest.mark.slow
@pytest.mark.parametrize("program", ["underdeck", "underdeck-terminal"])
def test_windows_shows_the_version(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("PyInstaller.compat.win32api", None, raising=False)  # it writes into programs, on Windows only
    monkeypatch.setattr("PyInstaller.utils.win32.versioninfo.struct", SimpleNamespace(pack=pack_as_on_windows))
    import windows

    path = tmp_path / f"{program}.exe"
    path.write_bytes(with_resource(windows.version_info(program).toRaw()))
    with pefile.PE(path) as read:
        (fixed,) = read.VS_FIXEDFILEINFO
        texts = {
            key.decode(): value.decode()
            for part in read.FileInfo[0]
            for table in getattr(part, "StringTable", ())
            for key, value in table.entries.items()
        }
        (translation,) = (part.Var[0].entry[b"Translation"] for part in read.FileInfo[0] if hasattr(part, "Var"))
    numbers = [fixed.FileVersionMS >> 16, fixed.FileVersionMS & 0xFFFF, fixed.FileVersionLS >> 16]
    assert ".".join(map(str, numbers)) == texts["FileVersion"] == texts["ProductVersion"] == about.version()
    assert (texts["ProductName"], texts["OriginalFilename"]) == ("Underdeck", path.name)
    assert translation == "0x0409 0x04b0"
    assert "Underdeck authors" in texts["LegalCopyright"]


def test_a_copy_without_commits_is_as_old_as_its_changelog(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "CHANGELOG.md"
    page.touch()
    os.utime(page, (1_700_000_000, 1_700_000_000))
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    monkeypatch.setattr(about, "ROOT", tmp_path)
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    assert about.source_date() == 1_700_000_000


def test_a_python_that_is_too_old_is_refused_before_anything_is_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze.shutil, "which", lambda name: None)  # no compiler
    monkeypatch.setattr(freeze.sys, "version_info", (3, 11, 2))
    with pytest.raises(SystemExit, match=r"3\.12.*gcc.*--python"):
        freeze.freeze(Path("nowhere"), Path("nowhere"))
