"""The Dockerfile, checked without Docker: its files exist and suffice, its commands run.

With ``KAIJU_LONG=1`` the whole build is carried out in a folder, packages and all.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.test_architecture import ARROWS
from tests.tree import ROOT, imports

STAYS_OUT = {"local"}  # a Discord for development; the bot in a container talks to the real one
OPTIONAL = {"sentry_sdk"}  # requirements/sentry.txt brings it where it is wanted
SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"


@dataclass(frozen=True)
class Line:
    """One instruction: its word, its flags and the rest."""

    word: str
    flags: tuple[str, ...]
    rest: str


def read(text: str) -> Iterator[Line]:
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    for line in filter(str.strip, text.splitlines()):
        word, *rest = line.split()
        flags = [part for part in rest if part.startswith("--")] if word in ("COPY", "HEALTHCHECK") else []
        yield Line(word, tuple(flags), " ".join(part for part in rest if part not in flags))


LINES = list(read((ROOT / "Dockerfile").read_text()))
COMPOSE = (ROOT / "compose.yaml").read_text()
LAST_STAGE = LINES[max(at for at, line in enumerate(LINES) if line.word == "FROM") :]


def every(word: str, lines: list[Line] = LINES) -> list[Line]:
    return [line for line in lines if line.word == word]


def copies(lines: list[Line] = LINES) -> Iterator[tuple[str, str]]:
    """Yield source and destination of everything that comes from the project."""
    for line in every("COPY", lines):
        *sources, destination = line.rest.split()
        if not any(flag.startswith("--from=") for flag in line.flags):
            yield from ((source, destination) for source in sources)


def settings() -> dict[str, str]:
    return dict(part.split("=", 1) for line in every("ENV") for part in line.rest.split())


def of_workers() -> dict[str, str]:
    """Return the environment that compose.yaml gives to each worker of the cluster."""
    (block,) = re.findall(r"^x-worker:[\s\S]*?^  environment:\n((?:    .*\n)+)", COMPOSE, flags=re.MULTILINE)
    block = re.sub(r"\$\{\w+:-(.*?)\}", r"\1", block)
    return dict(re.findall(r"^ +(\w+): (.*)$", block, flags=re.MULTILINE))


def exec_form(line: Line) -> list[str]:
    return list(json.loads(line.rest.removeprefix("CMD ")))


@pytest.mark.parametrize("source", [source for source, _ in copies()])
def test_what_is_copied_exists(source):
    assert (ROOT / source).exists()


def test_everything_that_runs_is_copied_and_nothing_else_of_the_tree():
    copied = {source.rstrip("/").removesuffix(".py") for source, _ in copies(LAST_STAGE)}

    assert copied == {*ARROWS} - STAYS_OUT | {"docs/rules", "LICENSE", "NOTICE"}


def test_the_build_sees_exactly_what_is_copied():
    ignored, *lines = [line for line in (ROOT / ".dockerignore").read_text().splitlines() if not line.startswith("#")]

    assert ignored == "*"
    assert {line[1:] for line in lines if line.startswith("!")} == {source.rstrip("/") for source, _ in copies()}


def test_both_stages_have_the_python_this_is_checked_with():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    least = project["project"]["requires-python"].removeprefix(">=")

    images = {line.rest.split()[0] for line in every("FROM")}
    assert images == {f"python:{least}-slim"}
    assert least == project["tool"]["mypy"]["python_version"]


def test_it_runs_as_nobody_special_and_keeps_its_data_on_a_volume():
    words = [line.word for line in LAST_STAGE]
    (user,), (volume,) = every("USER"), every("VOLUME")

    assert int(user.rest.split(":")[0]) > 0
    assert words.index("USER") < words.index("CMD")
    assert every("WORKDIR")[-1].rest == volume.rest  # where a bot keeps its file, or what it has beside a server
    assert f"- data:{volume.rest}" in COMPOSE


def test_the_locked_packages_carry_hashes_and_no_address():
    text = (ROOT / "requirements" / "run.txt").read_text()
    entries = text.replace("\\\n", "").splitlines()

    assert all("==" in entry and "--hash=sha256:" in entry for entry in entries)
    assert "://" not in text


def third_party(path: Path) -> set[str]:
    tops = {module.partition(".")[0] for module in imports(ast.parse(path.read_text(encoding="utf-8")))}
    return tops - sys.stdlib_module_names - {*ARROWS} - {""}


def test_the_locked_packages_suffice_for_every_import_of_what_is_copied():
    locked = re.findall(r"^([\w.-]+)==", (ROOT / "requirements" / "run.txt").read_text(), flags=re.MULTILINE)
    names = {re.sub(r"[-_.]+", "-", name).lower() for name in locked}
    homes = packages_distributions()
    sources = [ROOT / source for source, _ in copies(LAST_STAGE)]
    files = [path for source in sources for path in (source.rglob("*.py") if source.is_dir() else [source])]

    for path in (path for path in files if path.suffix == ".py" and path.exists()):
        for top in third_party(path) - OPTIONAL:
            found = {re.sub(r"[-_.]+", "-", home).lower() for home in homes.get(top, [])}
            assert found & names, f"{path.relative_to(ROOT)} imports {top}, which requirements/run.txt does not bring"


class Build:
    """The Dockerfile carried out below a folder: /app is folder/app, and so on."""

    def __init__(self, folder: Path, path: str) -> None:
        self.folder = folder
        self.work = folder
        self.settings = {"PATH": path}

    def place(self, text: str) -> str:
        """Return *text* with the container's own places moved into the folder."""
        return re.sub(r"(?<![\w.])/(venv|app|data|build|tmp)\b", rf"{self.folder}/\1", text)

    def copy(self, line: Line) -> None:
        *sources, destination = line.rest.split()
        if any(flag.startswith("--from=") for flag in line.flags):
            return  # both stages share the folder
        for source in filter(Path.exists, (ROOT / source for source in sources)):
            goal = self.work / self.place(destination)
            if source.is_dir():
                shutil.copytree(source, goal, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
            else:
                goal = goal / source.name if destination.endswith("/") else goal
                goal.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(source, goal)

    def run(self, command: list[str], **more: str) -> subprocess.CompletedProcess[str]:
        given, environment = [self.place(part) for part in command], self.settings | more
        return subprocess.run(given, cwd=self.work, env=environment, capture_output=True, text=True, timeout=500)

    def carry_out(self, lines: list[Line]) -> None:
        for line in lines:
            if line.word == "COPY":
                self.copy(line)
            elif line.word == "WORKDIR":
                self.work = Path(self.place(line.rest))
                self.work.mkdir(parents=True, exist_ok=True)
            elif line.word == "RUN":
                done = self.run(["sh", "-c", line.rest])
                assert done.returncode == 0, f"{line.rest}: {done.stderr}"
        self.settings |= {key: self.place(value) for key, value in settings().items()}
        (self.folder / "tmp").mkdir()


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The last stage, with the packages of this environment in place of freshly installed ones."""
    folder = tmp_path_factory.mktemp("image")
    (folder / "venv").symlink_to(Path(sys.executable).parent.parent, target_is_directory=True)
    build = Build(folder, SYSTEM_PATH)
    lines = LAST_STAGE
    if os.geteuid() != 0:  # only root may give a folder to somebody else
        lines = [line for line in lines if not line.rest.startswith("install ")]
    build.carry_out(lines)
    return build


def test_the_last_stage_builds(image: Build):
    assert (image.folder / "app" / "docs" / "rules" / "total_war.md").exists()
    assert not (image.folder / "app" / "tests").exists()


def test_the_copied_packages_can_be_imported_without_the_rest_of_the_tree(image: Build):
    brings_discord = {"bot", "process", "configured"}
    parts = [part for part in ARROWS if part not in brings_discord | STAYS_OUT]

    done = image.run(["python", "-W", "error", "-c", "import " + ", ".join(parts)])

    assert done.returncode == 0, done.stderr
    done = image.run(["python", "-c", "from data.rulebook import read_books; print(len(read_books()))"])
    assert done.stdout.strip() == "3", done.stderr


def test_the_command_starts(image: Build):
    (command,) = every("CMD")

    done = image.run([*exec_form(command), "--help"])

    assert done.returncode == 0, done.stderr


def test_a_worker_of_the_cluster_accepts_its_settings(image: Build):
    """Until it looks at the server: nobody is there."""
    secrets = {"discord_token": "a token", "database": "postgresql://kaiju:secret@127.0.0.1:1/kaiju"}
    given = of_workers()
    for name, value in given.items():
        if name.endswith("_FILE"):
            file = image.folder / Path(value).name
            file.write_text(secrets[file.name])
            given[name] = str(file)
    (command,) = every("CMD")

    done = image.run([*exec_form(command), "--check"], **given)

    assert "The settings cannot be used" not in done.stderr
    assert "127.0.0.1:1" in done.stderr, done.stderr


def test_a_bot_on_a_file_refuses_to_start_beside_the_workers(image: Build):
    (named,) = re.findall(r"DISCORD_TOKEN_FILE: \$\{COMPOSE_PROFILES:\+(.*)\}", COMPOSE)
    (command,) = every("CMD")

    done = image.run([*exec_form(command), "--check"], DISCORD_TOKEN="cluster", DISCORD_TOKEN_FILE=named)

    assert (done.returncode, "both set" in done.stderr) == (2, True), done.stderr


def test_the_health_check_tells_a_fresh_heartbeat_from_an_old_and_from_none(image: Build):
    (check,) = every("HEALTHCHECK")
    beat = Path(image.settings["KAIJU_HEALTH"])

    assert image.run(exec_form(check)).returncode == 1
    beat.touch()
    assert image.run(exec_form(check)).returncode == 0
    os.utime(beat, (beat.stat().st_atime, beat.stat().st_mtime - 3600))
    assert image.run(exec_form(check)).returncode == 1


@pytest.mark.skipif(not os.environ.get("KAIJU_LONG"), reason="installs all packages; set KAIJU_LONG=1")
def test_the_whole_build_succeeds_and_its_packages_suffice(tmp_path: Path):
    build = Build(tmp_path, f"{Path(sys.executable).parent}:{SYSTEM_PATH}")
    build.carry_out(LINES)

    for name in ("discord", "aiosqlite", "PIL", "msgspec", "aiohttp", "fluent.runtime"):
        assert build.run(["python", "-c", f"import {name}"]).returncode == 0, name
    for name in ("pytest", "hypothesis"):
        assert build.run(["python", "-c", f"import {name}"]).returncode != 0, name
    if (ROOT / "bot.py").exists():
        assert build.run(["python", "/app/bot.py", "--help"]).returncode == 0
