"""Tests for the Flatpak: its manifest is one, its libraries are pinned and fit, and its steps work without a network.

Flatpak's runtime cannot be had everywhere; the steps are run in Debian 13, whose Python is that of the runtime.
"""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import flatpak
import pytest

from .bare import Chroot, debian

ROOT = Path(__file__).resolve().parents[2]
APP = Path("/app")
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
URL = "https://example.org/source.tar.gz"
SITE = APP / "lib" / f"python{flatpak.PYTHON}" / "site-packages"
UNSEEN = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}  # the self-test opens a window


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    done = subprocess.run(["flatpak-builder", "--show-manifest", flatpak.MANIFEST], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.slow
def test_flatpak_builder_reads_the_manifest(manifest: dict[str, Any]) -> None:
    assert manifest["id"] == "org.underdeck.Underdeck"
    assert [module["name"] for module in manifest["modules"]] == ["python-modules", "underdeck"]
    written = json.loads(flatpak.MANIFEST.read_text("utf-8"))
    for key, value in written.items():
        assert key in manifest or key == "modules", f"flatpak-builder does not know {key}"
        assert key == "modules" or manifest[key] == value


def test_it_may_not_use_the_network_nor_the_players_files() -> None:
    allowed = json.loads(flatpak.MANIFEST.read_text("utf-8"))["finish-args"]
    assert not [each for each in allowed if "network" in each or "home" in each or "host" in each]


def test_libraries_are_pinned_and_fit_the_runtime() -> None:
    module = json.loads(flatpak.PINS.read_text("utf-8"))
    python = flatpak.PYTHON.replace(".", "")
    for each in module["sources"]:
        assert re.fullmatch(r"https://files\.pythonhosted\.org/packages/../../[0-9a-f]{60}/[^/]+\.whl", each["url"])
        assert re.fullmatch("[0-9a-f]{64}", each["sha256"])
        tags = each["url"].removesuffix(".whl").split("-", 2)[-1]
        assert tags.endswith("-any") or (f"cp{python}-" in tags and tags.endswith(each["only-arches"][0])), each["url"]
    for arch in flatpak.ARCHES:
        here = [each["url"] for each in module["sources"] if arch in each.get("only-arches", [arch])]
        names = [url.rpartition("/")[2].split("-")[0].replace("_", "-").lower() for url in here]
        assert sorted(names) == sorted(set(names))
        assert {re.split("[<>=]", line)[0] for line in flatpak.requirements()} <= set(names)
    for line in flatpak.requirements():
        assert f'"{line}"' in module["build-commands"][0], "run packaging/flatpak.py pin"


def test_flathub_gets_a_pinned_archive(tmp_path: Path) -> None:
    archive = tmp_path / "source.tar.gz"
    archive.write_bytes(b"all of it")
    flatpak.flathub(tmp_path / "out", URL, archive)
    made = json.loads((tmp_path / "out" / flatpak.MANIFEST.name).read_text("utf-8"))
    (source,) = made["modules"][-1]["sources"]
    assert (source["type"], source["url"], len(source["sha256"])) == (
        "archive",
        "https://example.org/source.tar.gz",
        64,
    )
    assert (tmp_path / "out" / "python-modules.json").is_file()


@pytest.mark.nightly
def test_its_steps_work_without_a_network(manifest: dict[str, Any], tmp_path: Path) -> None:
    root, shared = tmp_path / "root", tmp_path / "shared"
    shared.mkdir()
    debian("trixie", root, "python3", "python3-venv", "libstdc++6", "libx11-6", "libxext6")
    libraries, program = manifest["modules"]
    wheels = shared / "python-modules"
    fetch(libraries["sources"], wheels)
    (source,) = program["sources"]
    skipped = shutil.ignore_patterns(*source["skip"], "shots", "__pycache__")
    shutil.copytree(ROOT, shared / "underdeck", ignore=skipped)
    chroot = Chroot(root, shared)
    try:
        chroot.run("python3", "-m", "venv", "/venv")  # Debian's own pip would install elsewhere
        for module, place in ((libraries, wheels), (program, shared / "underdeck")):
            for command in module["build-commands"]:
                told = build(chroot, command, place, module.get("build-options", {}).get("env", {}))
        assert "All is well" in told
        for folder in manifest["cleanup"]:
            shutil.rmtree(root / "app" / folder.strip("/"))
        assert "All is well" in build(chroot, "underdeck --self-test", shared, UNSEEN)
    finally:
        chroot.leave()
    assert (root / "app/share/metainfo/org.underdeck.Underdeck.metainfo.xml").is_file()
    assert (root / "app/share/icons/hicolor/512x512/apps/org.underdeck.Underdeck.png").is_file()


def fetch(sources: list[dict[str, Any]], folder: Path) -> None:
    """Get the pinned wheels for this kind of processor by name; each must have the hash that is written down."""
    lines = []
    for each in sources:
        if "x86_64" in each.get("only-arches", ["x86_64"]):
            name, version, *_ = each["url"].rpartition("/")[2].split("-")
            lines.append(f"{name}=={version} --hash=sha256:{each['sha256']}\n")
    folder.mkdir()
    (folder.parent / "pins.txt").write_text("".join(lines))
    kinds = [f"--platform=manylinux{kind}_x86_64" for kind in flatpak.MANYLINUX]
    words = ["--no-deps", "--only-binary=:all:", f"--python-version={flatpak.PYTHON}", *kinds, "-d", folder]
    words += ["--require-hashes", "-r", folder.parent / "pins.txt"]
    subprocess.run([sys.executable, "-m", "pip", "download", "-q", *map(str, words)], check=True)


def build(chroot: Chroot, command: str, place: Path, environment: dict[str, str]) -> str:
    """Run a command as flatpak-builder would, in a folder of a system without a network; return what it printed."""
    path = ":".join(filter(None, (str(SITE), environment.get("PYTHONPATH"))))  # the runtime has the first by itself
    told = environment | {"PYTHONPATH": path, "FLATPAK_DEST": APP, "PATH": "/venv/bin:/app/bin:/usr/bin:/bin"}
    pairs = [f"{key}={value}" for key, value in told.items()]
    words = chroot.words("env", *pairs, "sh", "-ec", f"cd {place} && {command}")
    done = subprocess.run(["unshare", "--net", *words], capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout
