/// A row of a `SourceView`: a line of the `PageSource`, or a part of a line that is too long for a row.
package struct SourceRow: Equatable {
  /// The index of the line.
  package let line: Int
  package let tokens: [SwiftHighlighter.Token]
  /// True for the first part of the line. It has the number.
  package let isFirst: Bool

  /// The rows of `lines` with at most `columns` characters. A line is broken after a space or a comma; its further rows (`isFirst` is
  /// false) are indented by four more characters.
  package static func rows(of lines: [[SwiftHighlighter.Token]], columns: Int) -> [SourceRow] {
    lines.indices.flatMap { rows(of: lines[$0], at: $0, columns: max(columns, 20)) }
  }

  private static func rows(of tokens: [SwiftHighlighter.Token], at line: Int, columns: Int) -> [SourceRow] {
    var rest = tokens
    var rows: [SourceRow] = []
    let leading = tokens.first?.text.prefix { $0 == " " }.count ?? 0
    let indent = SwiftHighlighter.Token(
      text: String(repeating: " ", count: min(leading + 4, columns / 2)), kind: .plain)
    while true {
      let isFirst = rows.isEmpty
      let room = columns - (isFirst ? 0 : indent.text.count)
      let (start, end) = split(rest, at: breakIndex(of: rest.map(\.text).joined(), room: room))
      rows.append(SourceRow(line: line, tokens: isFirst ? start : [indent] + start, isFirst: isFirst))
      if end.isEmpty { return rows }
      rest = end
    }
  }

  /// The number of characters of `text` in a row with `room` columns.
  private static func breakIndex(of text: String, room: Int) -> Int {
    var (column, index) = (0, 0)
    // The first characters are the indentation, after which a break leaves an empty row.
    let indentation = text.prefix { $0 == " " }.count
    var last: Int?
    for character in text {
      column += character.isASCII ? 1 : 2
      if column > room { return last ?? max(index, 1) }
      index += 1
      if index > indentation, character == " " || character == "," { last = index }
    }
    return index
  }

  /// The tokens of the first `count` characters, and those of the rest.
  private static func split(
    _ tokens: [SwiftHighlighter.Token], at count: Int
  ) -> ([SwiftHighlighter.Token], [SwiftHighlighter.Token]) {
    var start: [SwiftHighlighter.Token] = []
    var end: [SwiftHighlighter.Token] = []
    var position = 0
    for token in tokens {
      let own = min(max(count - position, 0), token.text.count)
      if own > 0 {
        start.append(SwiftHighlighter.Token(text: String(token.text.prefix(max(0, own))), kind: token.kind))
      }
      if own < token.text.count {
        end.append(SwiftHighlighter.Token(text: String(token.text.dropFirst(max(0, own))), kind: token.kind))
      }
      position += token.text.count
    }
    return (start, end)
  }
}
