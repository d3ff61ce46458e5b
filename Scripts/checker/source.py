"""Source files: the tokenizer of Swift, C, shell and Python, and the files of a package."""

import bisect
import os
import re
from dataclasses import dataclass
from functools import cached_property, lru_cache

# Tokens that end plain code, for each language: comments, delimiters of strings, here-documents. Swift's `#/…/#` is a string; the package has no
# `/…/`.
STARTS = {
    "swift": r'(?P<comment>//[^\n]*)|(?P<block>/\*)|(?P<string>\#*"(?:"")?|\#+/)',
    "c": r"""(?P<comment>//[^\n]*)|(?P<block>/\*)|(?P<string>["'])""",
    "shell": r"""(?P<comment>(?:(?<=[\s;()])|(?<![\s\S]))\#[^\n]*)|(?P<escape>\\.)|(?P<string>\$?'|")"""
    r"""|(?P<here>(?<!<)<<(?!<)-?\s*(["']?)(?P<word>[A-Za-z_]\w*)\5)""",
    "python": r"""(?P<comment>\#[^\n]*)|(?P<string>\"\"\"|'''|["'])""",
}
BRACKETS = r"|(?P<open>\()|(?P<close>\))"
CODE = {name: re.compile(pattern) for name, pattern in STARTS.items()}
INTERPOLATED = {name: re.compile(pattern + BRACKETS) for name, pattern in STARTS.items()}


@lru_cache(None)
def string_end(language: str, delimiter: str) -> re.Pattern:
    """Tokens that end a run of characters in a string. Escapes are a match without a group."""
    quote = delimiter.strip("#$")
    hashes = delimiter[: len(delimiter) - len(quote)] if language == "swift" else ""
    escape = re.escape("\\" + ("" if quote == "/" else hashes))
    parts = [r"(?P<end>" + re.escape(quote + hashes) + ")"]
    if language == "swift" and quote != "/":
        parts.insert(0, rf"(?P<open>{escape}\()")
    if language == "shell" and quote == '"':
        parts.insert(0, r"(?P<open>\$\()")
    if delimiter != "'" or language != "shell":
        parts.append(escape + r"[\s\S]")
    if len(quote) == 1 and language != "shell":
        parts.append(r"(?P<stop>(?=\n))")
    return re.compile("|".join(parts))


def block_end(text: str, position: int, nests: bool) -> int:
    """The end of a block comment; its text begins at `position`."""
    depth = 1
    for match in re.compile(r"/\*|\*/").finditer(text, position):
        depth += (1 if nests else 0) if match.group() == "/*" else -1
        if depth == 0:
            return match.end()
    return len(text)


def string_run(text: str, language: str, delimiter: str, position: int) -> tuple[int, bool]:
    """The end of the characters of a string from `position`, and true if an interpolation begins there."""
    for match in string_end(language, delimiter).finditer(text, position):
        if match.lastgroup is not None:
            return match.end(), match.lastgroup == "open"
    return len(text), False


def spans(text: str, language: str) -> list[tuple[str, int, int]]:
    """The comments and strings of a text in order, as (kind, start, end). An interpolation is code between two strings."""
    found, enclosing, documents, depth, position = [], [], [], 0, 0
    while match := (INTERPOLATED if enclosing else CODE)[language].search(text, position):
        kind, start, position = match.lastgroup, match.start(), match.end()
        delimiter = None
        if documents and start >= documents[0][0]:
            start, position = documents.pop(0)
            found.append(("string", start, position))
        elif kind == "comment":
            found.append(("comment", start, position))
        elif kind == "block":
            position = block_end(text, position, nests=language == "swift")
            found.append(("comment", start, position))
        elif kind == "string":
            delimiter = match.group()
        elif kind == "here":
            begin = text.find("\n", position) + 1 or len(text)
            last = re.compile(rf"^\t*{match['word']}$", re.MULTILINE).search(text, begin)
            documents.append((begin, last.end() if last else len(text)))
        elif kind == "open":
            depth += 1
        elif kind == "close" and depth:
            depth -= 1
        elif kind == "close":
            delimiter, depth = enclosing.pop()
        if delimiter:
            position, is_interpolated = string_run(text, language, delimiter, position)
            found.append(("string", start, position))
            if is_interpolated:
                enclosing.append((delimiter, depth))
                depth = 0
    return found + [("string", *document) for document in documents]


def blank(text: str) -> str:
    """Blanks of the same length, with the ends of lines."""
    return "\n".join(" " * len(line) for line in text.split("\n"))


@dataclass(frozen=True)
class Comment:
    """Adjacent lines of comment. `text` is without the signs of the language."""

    line: int
    is_documentation: bool
    text: str


@dataclass
class Source:
    """A file of the package with its tokens."""

    path: str
    text: str

    @cached_property
    def language(self) -> str | None:
        extension = os.path.splitext(self.path)[1]
        first = self.text.split("\n", 1)[0]
        if "python" in first and first.startswith("#!"):
            return "python"
        if first.startswith("#!") and "sh" in first or extension == ".sh":
            return "shell"
        return {".swift": "swift", ".c": "c", ".h": "c", ".modulemap": "c", ".py": "python"}.get(extension)

    @cached_property
    def spans(self) -> list[tuple[str, int, int]]:
        return spans(self.text, self.language) if self.language else []

    @cached_property
    def code(self) -> str:
        """The text with blanks in place of comments and strings; lines and columns are those of the file."""
        return self.without("comment", "string")

    def without(self, *kinds: str) -> str:
        pieces, position = [], 0
        for kind, start, end in self.spans:
            if kind in kinds:
                pieces += [self.text[position:start], blank(self.text[start:end])]
                position = end
        return "".join(pieces) + self.text[position:]

    @cached_property
    def line_starts(self) -> list[int]:
        return [0] + [match.end() for match in re.finditer("\n", self.text)]

    def line(self, position: int) -> int:
        return bisect.bisect_right(self.line_starts, position)

    @property
    def line_count(self) -> int:
        return self.text.count("\n")

    @cached_property
    def comments(self) -> list[Comment]:
        """The comments; adjacent lines with the same sign are a single comment. Python's docstrings count, lines for tools do not."""
        found: list[Comment] = []
        last_end, can_continue = -1, False
        for kind, start, end in self.spans:
            raw = self.text[start:end]
            before = self.text[self.line_starts[self.line(start) - 1] : start]
            is_docstring = self.language == "python" and raw.startswith('"""') and before.strip() == ""
            if not is_docstring and (kind != "comment" or re.match(r"#!|# shellcheck |// swift-(tools-version|format)", raw)):
                continue
            sign = re.match(r'///?|/\*\*?|#+|"""', raw).group()
            is_documentation = sign in ("///", "/**", '"""')
            body = re.sub(r"\n\s*\*", "\n", raw[len(sign) :].removesuffix("*/").removesuffix('"""'))
            follows = can_continue and re.fullmatch(r"\n[ \t]*", self.text[last_end:start]) is not None
            if follows and found[-1].is_documentation == is_documentation:
                found[-1] = Comment(found[-1].line, is_documentation, found[-1].text + " " + body)
            else:
                found.append(Comment(self.line(start), is_documentation, body))
            last_end, can_continue = end, before.strip() == ""
        return found


@dataclass(frozen=True)
class Finding:
    """A breach of a rule. `message` names the breach and the remedy."""

    path: str
    line: int | None
    message: str


class Package:
    """The files of a package by their paths; read when they are asked for, or given as texts by a self-test."""

    def __init__(self, root: str | None = None, texts: dict[str, str] | None = None):
        self.root = root
        self.loaded = {path: Source(path, text) for path, text in (texts or {}).items()}
        paths = list(self.loaded)
        if root is not None:
            for folder, folders, names in os.walk(root):
                folders[:] = [name for name in folders if name == ".ci" or not name.startswith((".", "__pycache__"))]
                paths += [os.path.relpath(os.path.join(folder, name), root) for name in names]
        self.paths = sorted(paths)
        self.folders = {path[:slash] for path in paths for slash in (match.start() for match in re.finditer("/", path))}
        self.known = set(self.paths) | self.folders

    def source(self, path: str) -> Source:
        if path not in self.loaded:
            with open(os.path.join(self.root, path), encoding="utf-8") as file:
                self.loaded[path] = Source(path, file.read())
        return self.loaded[path]

    def sources(self, *beginnings: str, suffix: str | tuple[str, ...] = ".swift") -> list[Source]:
        """The files below some folders, by their paths."""
        return [self.source(path) for path in self.paths if path.startswith(beginnings) and path.endswith(suffix)]
