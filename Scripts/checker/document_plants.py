"""The faults that the self-tests plant in documents, and texts that look like faults."""

from planting import Plant, planted

PACKAGE = {
    "Sources/Engine/Scroll/ScrollModel.swift": "final class ScrollModel { var offset = 0.0 }\n",
    "Sources/Engine/Frame/FramePipeline.swift": "  static let maximumPasses = 4\n",
    "Scripts/test": "case $1 in --count | --filter) ;; esac\n",
}


def in_document(path: str, text: str, expected: str = "", line: int | None = 1, beside: dict[str, str] | None = None) -> Plant:
    return planted(path, text + "\n", expected, line, {**PACKAGE, **(beside or {})})


DOCUMENTS = [
    in_document(
        "ARCHITECTURE.md", "`ScrollModel`, `ScrollModel.offset`, `Engine/Scroll/ScrollModel`, `Engine/Scroll`, `Scroll/ScrollModel`, `scroll(to:)`"),
    in_document("ARCHITECTURE.md", "`ScrollOwner`", "there is no ScrollOwner"),
    in_document("ARCHITECTURE.md", "`Engine/Lazy/ScrollModel`", "there is no Engine/Lazy/ScrollModel"),
    in_document("ARCHITECTURE.md", "`ScrollModel+Motion`", "there is no ScrollModel+Motion"),
    in_document("ARCHITECTURE.md", "[the frame](docs/frame.md)", "the link to docs/frame.md leads nowhere"),
    in_document("docs/frame.md", "\n[the map](../ARCHITECTURE.md)", "the link to ../ARCHITECTURE.md leads nowhere", line=2),
    in_document("ARCHITECTURE.md", "[Swift](https://swift.org)"),
    in_document("ARCHITECTURE.md", "\n" * 150, "151 lines; the maximum is 150", line=None),
    in_document("README.md", "\n" * 130, "131 lines; the maximum is 130: move a subject to docs", line=None),
    in_document("docs/frame.md", "anything is marked, at most\nfour times"),
    in_document("docs/frame.md", "anything is marked, at most\nfive times", "'anything is marked, at most\nfive times': the code has 4"),
    in_document("ARCHITECTURE.md", "while it marks, 3 times", "'while it marks, 3 times': the code has no such number"),
    in_document(
        "docs/decisions.md", "\n2 and 0 of their files import SDL | 2 |", "'2 and 0 of their files import SDL | 2 |': the code has 1, 0, 1", line=2,
        beside={"Sources/SDLHost/A.swift": "import CSDL2\n", "Sources/SDLHost/B.swift": "// import CSDL2\n"}),
    in_document("docs/frame.md", "The engine has 17 files.", "'17 files' has no row in FACTS"),
    in_document("Sources/A.docc/A.md", "``ScrollModel/offset``, <doc:A>"),
    in_document("Sources/A.docc/A.md", "``ScrollModel/origin``", "there is no ScrollModel/origin"),
    in_document("Sources/A.docc/A.md", "<doc:B>", "there is no B"),
    in_document("ARCHITECTURE.md", "`ScrollModel.origin`", "there is no ScrollModel.origin"),
    in_document("README.md", "`Scripts/test --count 2`, `Scripts/test --filter ScrollModel`"),
    in_document(
        "README.md", '\nfrom: "1.0.0"', "CHANGELOG.md has no version 1.0.0; name a branch", line=2, beside={"CHANGELOG.md": "## 0.2 (2026)\n"}),
    in_document("README.md", '\nfrom: "0.2.0"', beside={"CHANGELOG.md": "## 0.2 (2026)\n"}),
    in_document("README.md", "`Scripts/tests`", "there is no Scripts/tests"),
    in_document("README.md", "```\nScripts/test --times 2\n```", "Scripts/test has no option --times", line=2),
    in_document("README.md", "`Scripts/test --filter ScrollTests`", "there are no tests ScrollTests"),
    in_document("README.md", "`SCROLLUI_FAST=1`", "no code reads SCROLLUI_FAST"),
    in_document(
        "README.md", "`header`", "does not name the page `feed`; add it to the table", line=None,
        beside={"Sources/Gallery/Pages.swift": 'GalleryPage(name: "header") GalleryPage(\n  name: "feed")'}),
]

LISTED_CODE = "# A\n\n<!-- Listings of Tests/A.swift, Tests/B.swift -->\n\n```swift\n@Test func a() {\n  b()\n}\n```\n\n```\nb c\n```\n"
DOCUMENTS += [
    in_document("docs/a.md", LISTED_CODE, beside={"Tests/A.swift": "struct A {}\n", "Tests/B.swift": "struct B {\n  @Test func a() {\n    b()\n  }\n}\n"}),
    in_document("docs/a.md", LISTED_CODE, "no file of Tests/A.swift, Tests/B.swift has this listing; copy", line=5,
                beside={"Tests/A.swift": "struct A {}\n", "Tests/B.swift": "struct B {\n  @Test func a() {\n    c()\n  }\n}\n"}),
]

MARK = "<!-- The check `documents` with `--update` writes this table from the doc comments. -->\n\n"
ROWS = "| interface | reason |\n|---|---|\n| `Bar`, `bar(_:on:)` | there is no bar |\n| the parameter `edge` of `Row.open` | no counterpart on Linux |\n"
SILENT = """/// A bar. It has no effect: there is no bar.
public struct Bar {}
extension View {
  /// Sets the bar. Has no effect: there is
  /// no bar.
  public func bar<T>(_ bar: [T], on edge: Edge) -> some View { self }
  /// Has no effect outside of a list.
  public func row() -> some View { Row(self) }
}
extension Row {
  /// Opens the row. `edge` has no effect, and nil opens it.
  public func open(at edge: Edge) {}
}
"""


def in_effects(document: str, expected: str | None, code: str = SILENT) -> Plant:
    """Doc comments with "Has no effect", and the document with their table."""
    return Plant({"Sources/ScrollUI/Kit/Bar.swift": code, "docs/differences.md": document}, expected)


DOCUMENTS += [
    in_effects("# A\n\n" + MARK + ROWS + "\n## B\n", None),
    in_effects(MARK + ROWS.replace("no bar", "a bar"), "docs/differences.md:5: the doc comments have | `Bar`, `bar(_:on:)` | there is no bar |; write the table"),
    in_effects(MARK + "\n".join(ROWS.split("\n")[:3]) + "\n", "docs/differences.md:6: the doc comments have | the parameter `edge`"),
    in_effects(MARK + ROWS + "| `row` | gone |\n", "docs/differences.md:7: the doc comments have no further row; write the table by"),
    in_effects(MARK + ROWS, "Sources/ScrollUI/Kit/Bar.swift:16: glow() returns its view unchanged; write",
               SILENT + "extension View {\n  /// Sets the glow.\n  public func glow() -> some View { self }\n}\n"),
]
