/// A table with the source of its cells. Cells may have markup for `InlineMarkdown`.
package struct MarkdownTable: Equatable {
  package enum Alignment: Equatable { case leading, center, trailing }

  package let alignments: [Alignment]
  /// The cells of the first line; empty if `MarkdownBlock.isContinuation`.
  package var header: [String]
  /// Each row has as many cells as `alignments`.
  package var rows: [[String]]
}

extension MarkdownTable {
  /// The maximum number of columns; a line with more is a paragraph.
  private static let maximumColumns = 32

  /// Creates a table of its first two lines; nil if `delimiters` is no line of dashes with as many cells as `header`.
  init?(header: String, delimiters: Substring) {
    guard delimiters.utf8.allSatisfy("|:- \t".utf8.contains), delimiters.utf8.contains(UInt8(ascii: "-")),
      header.utf8.contains(UInt8(ascii: "|"))
    else { return nil }
    let cells = Self.cells(delimiters)
    let alignments = cells.compactMap { cell -> Alignment? in
      let dashes = cell.utf8.drop { $0 == UInt8(ascii: ":") }.prefix { $0 == UInt8(ascii: "-") }.count
      let colons = cell.utf8.count - dashes
      guard dashes > 0, colons <= (cell.hasPrefix(":") ? 1 : 0) + (cell.hasSuffix(":") ? 1 : 0) else { return nil }
      return cell.hasSuffix(":") ? (cell.hasPrefix(":") ? .center : .trailing) : .leading
    }
    let titles = Self.cells(header[...])
    guard alignments.count == cells.count, titles.count == cells.count, cells.count <= Self.maximumColumns else {
      return nil
    }
    self.init(alignments: alignments, header: titles, rows: [])
  }

  /// The cells of a row: `count`, of which missing cells are empty.
  static func row(_ line: Substring, count: Int) -> [String] {
    let cells = cells(line)
    return (0..<count).map { $0 < cells.count ? cells[$0] : "" }
  }

  /// The texts between the bars of a line. `\|` is a bar in the text.
  private static func cells(_ line: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var isEscaped = false
    for scalar in line.trimmed.unicodeScalars {
      if scalar == "|", !isEscaped {
        cells.append(String(cell[...].trimmed))
        cell = ""
      } else {
        if scalar == "|" { cell.unicodeScalars.removeLast() }
        cell.unicodeScalars.append(scalar)
      }
      isEscaped = scalar == "\\" && !isEscaped
    }
    if !cell[...].trimmed.isEmpty { cells.append(String(cell[...].trimmed)) }
    if line.trimmed.utf8.first == UInt8(ascii: "|"), !cells.isEmpty { cells.removeFirst() }
    return cells
  }
}
