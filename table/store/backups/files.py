"""Files that only their owner can read, and renames that survive a power failure."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

PARTIAL = ".partial"  # ends the name of a file that is still being written
OWNER_ONLY, OWNER_ONLY_FOLDER = 0o600, 0o700
UNSYNCED = (errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EBADF)  # systems and mounts that sync no folders


def make_folder(folder: Path) -> None:
    """Make *folder* for its owner alone; a folder that is there already keeps its permissions."""
    if not folder.is_dir():
        make_folder(folder.parent)
        folder.mkdir(mode=OWNER_ONLY_FOLDER, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file for its owner alone; one that is there already is left as it is."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT, OWNER_ONLY))


def is_open_to_others(path: Path) -> bool:
    """Tell whether other users of the machine may read or change *path*."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & 0o077)


def address(path: Path, options: str) -> str:
    """Return what SQLite opens as *path* with *options* such as mode=ro, whatever signs are in the name."""
    return f"{path.absolute().as_uri()}?{options}"


def publish(partial: Path, target: Path) -> None:
    """Give a finished file its name: its content reaches the disk before the name does."""
    sync(partial)
    partial.replace(target)
    sync_folder(target.parent)


def sync(path: Path) -> None:
    """Make sure that the content of a file has reached the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make sure that the names in *folder* have reached the disk, where the system can do that."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except PermissionError:  # Windows opens no folders
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in UNSYNCED:
            raise
    finally:
        os.close(handle)


def write(target: Path, blob: bytes) -> None:
    """Write a file that is there as a whole or not at all."""
    partial = target.with_name(target.name + PARTIAL)
    try:
        make_file(partial)
        partial.write_bytes(blob)
        publish(partial, target)
    except BaseException:
        remove(partial)
        raise


def remove(*paths: Path) -> None:
    """Remove files as far as that can be done; what stays is removed before the next attempt."""
    for path in paths:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
