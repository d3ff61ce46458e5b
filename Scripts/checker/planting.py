"""Packages in memory with planted faults."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Plant:
    """The files of a package, and the beginning of the expected finding ("path:line: message"); nil for allowed texts."""

    files: dict[str, str]
    expected: str | None


def planted(path: str, text: str, expected: str = "", line: int | None = 1, beside: dict[str, str] | None = None) -> Plant:
    """A text in a file, with the message that is expected for its line; empty for an allowed text."""
    return Plant({**(beside or {}), path: text}, f"{path}:{line}: {expected}" if expected else None)


def planted_below(path: str, text: str, expected: str = "") -> Plant:
    """A text in the second line of a file."""
    return planted(path, "\n" + text + "\n", expected, line=2)
