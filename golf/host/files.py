"""Texts kept as files of one folder: each written wholly or not at all, lists only appended to."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import TYPE_CHECKING, BinaryIO

from golf.host.base import NO_TEXT, StorageError
from golf.host.decoding import decoded

if TYPE_CHECKING:
    from filelock import BaseFileLock

APP_NAME = "golf-solitaire"

LOCK_NAME = "golf.lock"
MOST_FILE = 64_000_000
MOST_PEEKED = 1_000_000
PART = 128_000
"""Bytes of a list of lines that are read at once."""

CANNOT_SYNC = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
"""What a file system answers that has nothing to flush; any other error is a lost write."""


def is_folder(path: Path) -> bool:
    """Return whether there is a folder; one that nobody here may look at is none."""
    try:
        return path.is_dir()
    except PermissionError:
        return False


def default_data_folder() -> Path:
    """Return the platform's folder for this game's data."""
    import platformdirs

    return platformdirs.user_data_path(APP_NAME, appauthor=False)


class FileStore:
    """What `golf.saves.texts.Store` describes, over the files of a folder."""

    def __init__(self, data: Path | None = None) -> None:
        self._data = data
        self._lock: BaseFileLock | None = None

    @property
    def data(self) -> Path:
        """The folder that holds what is stored; it may not exist yet."""
        if self._data is None:
            self._data = default_data_folder()
        return self._data

    def read(self, name: str) -> str | None:
        """Return the text of a file, None when there is no such file."""
        return self._read(name, -1)

    def peek(self, name: str) -> str | None:
        """Return the beginning of a file; a folder or a device is no text, nor what is locked."""
        path = self.data / name
        try:
            return NO_TEXT if is_folder(path) else self._read(name, MOST_PEEKED)
        except StorageError:
            if not is_folder(self.data):
                raise
            # There may be no way to it at all: then nothing will be written there, either.
            return NO_TEXT if os.path.lexists(path) else None

    def _read(self, name: str, most: int) -> str | None:
        try:
            # Bytes that are no UTF-8 become a character that no parser takes for valid data. An
            # editor may have put a byte order mark in front.
            with self._file(name).open(encoding="utf-8-sig", errors="replace") as file:
                return file.read(most)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StorageError(why_not(error)) from error

    def _file(self, name: str) -> Path:
        """Return the path of a file; a pipe or a device in its place might never end."""
        path = self.data / name
        if path.exists() and not path.is_file() and not path.is_dir():
            raise OSError(errno.EINVAL, "Not a regular file", str(path))
        return path

    def write(self, name: str, text: str) -> None:
        """Write a new file, flush it to the disk, and put it in the old place in one step."""
        try:
            # A name may be a link to where the player keeps such files.
            target = (self.data / name).resolve()
            target.parent.mkdir(parents=True, exist_ok=True)
            write_whole(target, text.encode("utf-8"))
        except OSError as error:
            raise StorageError(why_not(error)) from error

    def read_on(self, name: str, place: int) -> tuple[list[str], int]:
        """Return the lines of the next part of a file; places are in bytes.

        A last line that a crash cut off is one of them.
        """
        try:
            with self._file(name).open("rb") as file:
                file.seek(place)
                data = file.read(PART)
                data += file.readline()
        except FileNotFoundError:
            return [], place
        except OSError as error:
            raise StorageError(why_not(error)) from error
        text = data.decode("utf-8-sig" if place == 0 else "utf-8", errors="replace")
        return text.splitlines(), place + len(data)

    def append(self, name: str, *lines: str) -> None:
        """Add lines to a file in a single write."""
        try:
            path = self._file(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            with _open_to_append(path) as file:
                _append(file.fileno(), "".join(f"{line}\n" for line in lines).encode("utf-8"))
        except OSError as error:
            raise StorageError(why_not(error)) from error

    def set_aside(self, name: str) -> str:
        """Rename a broken file to the next free `save.broken-1.json`."""
        stem, _, suffix = name.rpartition(".")
        number = 1
        while os.path.lexists(self.data / f"{stem}.broken-{number}.{suffix}"):
            number += 1
        new_name = f"{stem}.broken-{number}.{suffix}"
        try:
            (self.data / name).rename(self.data / new_name)
        except OSError as error:
            raise StorageError(why_not(error)) from error
        return new_name

    def names(self) -> list[str]:
        """Return the names of the files in the folder and in those below it that we may make."""
        try:
            found, folder = [], ""
            while (self.data / folder).is_dir():
                paths = (self.data / folder).iterdir()
                found += [folder + path.name for path in paths if path.is_file()]
                folder += f"{APP_NAME}/"
            return found
        except OSError as error:
            raise StorageError(why_not(error)) from error

    def remove(self, name: str) -> None:
        """Remove a file."""
        try:
            (self.data / name).unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(why_not(error)) from error

    def claim(self) -> bool:
        """Lock a file for as long as the process lives; False when another copy holds it."""
        # The first picture does not wait for the library.
        from filelock import FileLock, Timeout

        if self._lock is not None:
            return True
        lock = FileLock(self.data / LOCK_NAME, blocking=False, fallback_to_soft=False)
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            return False
        except (OSError, NotImplementedError):
            # No lock can be kept here, so nobody can tell, and the player is believed. Where
            # nothing can be written at all, writing will say so, once.
            return True
        self._lock = lock
        return True

    def release(self) -> None:
        """Give the claim back before the process ends."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def export_text(self, name: str, text: str) -> str:
        """Write `text` under a free name into the data folder and return the path."""
        path = free_path(self.data / name)
        self.write(path.name, text)
        return str(path)

    def read_file(self, path: str) -> str:
        """Return the beginning of a file, far more than any export holds."""
        try:
            with Path(path).open("rb") as file:
                return decoded(file.read(MOST_FILE))
        except OSError as error:
            raise StorageError(why_not(error)) from error


def why_not(error: OSError) -> str:
    """Return in a line what went wrong with a file, and with which."""
    reason = error.strerror or str(error)
    return f"{reason}: {error.filename}" if error.filename else reason


def free_path(path: Path, content: bytes | None = None) -> Path:
    """Return `path`, or one with a number where that is taken by anything but this content."""
    stem, number = path.stem, 1
    while os.path.lexists(path) and (content is None or not _holds(path, content)):
        number += 1
        path = path.with_name(f"{stem}-{number}{path.suffix}")
    return path


def _holds(path: Path, content: bytes) -> bool:
    is_as_long = path.is_file() and path.stat().st_size == len(content)
    return is_as_long and path.read_bytes() == content


def write_whole(target: Path, data: bytes) -> None:
    """Write a new file, flush it to the disk, and put it in the old place in one step.

    Raises:
        OSError: it was not written; what was there before still is.
    """
    new = target.with_name(f"{APP_NAME}.{target.name}.new")
    try:
        with new.open("wb") as file:
            file.write(data)
            file.flush()
            _sync(file.fileno())
        with suppress(OSError):  # the old file's rights are the player's wish, no part of the text
            new.chmod(S_IMODE(target.stat().st_mode))
        new.replace(target)
    except OSError:
        with suppress(OSError):
            new.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _open_to_append(path: Path) -> BinaryIO:
    """Open a file for more lines; one of another user's, as after a start by root, becomes ours."""
    try:
        return path.open("ab+")
    except PermissionError:
        write_whole(path.resolve(), path.read_bytes())
        return path.open("ab+")


def _append(descriptor: int, data: bytes) -> None:
    """Write whole lines at the end; begin a new line after one that a crash cut off."""
    size = os.lseek(descriptor, 0, os.SEEK_END)
    if size:
        os.lseek(descriptor, -1, os.SEEK_END)
        data = data if os.read(descriptor, 1) == b"\n" else b"\n" + data
    written = 0
    try:
        # One call: a process that is killed leaves the whole line or nothing of it.
        written = os.write(descriptor, data)
        if written < len(data):
            raise OSError(errno.ENOSPC, "No space left on device")
        _sync(descriptor)
    except OSError:
        # Another copy may have added lines after these.
        if os.fstat(descriptor).st_size == size + written:
            os.truncate(descriptor, size)
        raise


def _sync(descriptor: int) -> None:
    """Flush a file to the disk, where its file system can do so."""
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in CANNOT_SYNC:
            raise


def _sync_folder(folder: Path) -> None:
    """Make a rename last through a power cut; where that cannot be, the file is there all the same.

    Network shares refuse it, and Windows opens no folder.
    """
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
