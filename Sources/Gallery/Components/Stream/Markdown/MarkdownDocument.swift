/// A text in Markdown that arrives in pieces, as blocks.
///
/// A piece is read once; only the open line and the block at the end are read again when the next piece arrives. The blocks are those of
/// CommonMark, with the tables of GitHub. Not read are definitions of links, blocks of HTML, and entities: their source is text.
///
/// ```swift
/// var document = MarkdownDocument()
/// document.append("# Six days\n\nDay **o")
/// document.blocks.map(\.plainText)  // ["Six days", "Day o"]
/// ```
///
/// Complexity: O(`MarkdownLimits.text`) for a piece and O(n) for n bytes, counted by `steps`.
package struct MarkdownDocument {
  /// The blocks that no piece can change.
  package private(set) var closed: [MarkdownBlock] = []
  /// The open blocks at the end, as a `MarkdownReader.finish()` makes them here.
  package private(set) var tail: [MarkdownBlock] = []
  /// The bytes and delimiters that were read, for tests.
  package private(set) var steps = 0
  private var reader = MarkdownReader()
  /// The line at the end, before its line feed has arrived.
  private var line = ""
  /// True if the beginning of `line` was read already.
  private var continuesLine = false

  package init() {}

  /// The document of a complete text.
  package init(_ text: String) {
    append(text)
    finish()
  }

  package var blocks: [MarkdownBlock] { closed + tail }

  package mutating func append(_ piece: String) {
    // Scalars: a carriage return and a line feed form a single `Character`.
    var lines = piece.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    steps += piece.utf8.count
    let rest = lines.removeLast()
    for end in lines {
      line.unicodeScalars += end
      if line.unicodeScalars.last == "\r" { line.unicodeScalars.removeLast() }
      readLine()
      continuesLine = false
    }
    line.unicodeScalars += rest
    readLongLine()
    takeBlocks()
    updateTail()
  }

  /// Ends the text: the open blocks become `closed`.
  package mutating func finish() {
    if !line.isEmpty || continuesLine { readLine() }
    reader.finish()
    takeBlocks()
    tail = []
  }

  /// Passes `line` to `reader` and empties it.
  private mutating func readLine() {
    if continuesLine { reader.readContinuation(line) } else { reader.read(line) }
    line = ""
  }

  /// Reads the beginning of a `line` that is longer than `MarkdownLimits.line`, up to the last space or character.
  private mutating func readLongLine() {
    while line.utf8.count > MarkdownLimits.line {
      let scalars = line.unicodeScalars
      let limit = line.utf8.index(line.startIndex, offsetBy: MarkdownLimits.line)
      let space = line[..<limit].utf8.lastIndex(of: UInt8(ascii: " "))
      let end = space.flatMap { $0 > line.startIndex ? $0 : nil } ?? scalars.index(before: limit)
      let remainder = String(line[end...])
      line = String(line[..<end])
      readLine()
      (line, continuesLine) = (remainder, true)
    }
  }

  private mutating func takeBlocks() {
    closed += reader.takeBlocks()
    steps += reader.takeSteps()
  }

  /// Reads `line` with a copy of `reader`, and sets `tail`. The copy has at most `MarkdownLimits.text` bytes.
  private mutating func updateTail() {
    var copy = reader
    if continuesLine {
      copy.readContinuation(line)
    } else if !line.isEmpty, !MarkdownLine.isUndecided(line) {
      copy.read(line)
    }
    copy.finish(before: line)
    tail = copy.takeBlocks()
    steps += copy.takeSteps()
  }
}
