import Gallery

/// A short notation of blocks for tables of tests: the containers, then the content.
///
/// `>` is a quote, `-` an item, `3.` a numbered item, and `·` a container that also contains the block before.
extension MarkdownBlock {
  var notation: String {
    let markers = containers.enumerated().map { index, container -> String in
      guard index >= sharedDepth else { return "· " }
      switch container {
      case .quote: return "> "
      case .bullet: return "- "
      case .number(let number): return "\(number). "
      }
    }
    return markers.joined() + content.notation
  }
}

extension MarkdownBlock.Content {
  var notation: String {
    switch self {
    case .heading(let level, let text): return "h\(level) \(text)"
    case .paragraph(let text): return "p \(text.split(separator: "\n").joined(separator: "⏎"))"
    case .code(let language, let lines): return "code(\(language)) \(lines.joined(separator: "⏎"))"
    case .table(let table):
      let alignments = table.alignments.map { ["<", "=", ">"][$0 == .leading ? 0 : $0 == .center ? 1 : 2] }
      let rows = ([table.header] + table.rows).map { $0.joined(separator: "|") }
      return "table(\(alignments.joined())) \(rows.joined(separator: "⏎"))"
    case .picture(let name, let label): return "picture(\(name)) \(label)"
    case .rule: return "rule"
    }
  }
}

extension MarkdownDocument {
  /// The document of `text` that arrives in pieces of `length` scalars.
  init(_ text: String, piecesOf length: Int) {
    self.init()
    for piece in text.pieces(of: length) { append(piece) }
    finish()
  }
}

extension String {
  func pieces(of length: Int) -> [String] {
    var rest = unicodeScalars[...]
    var pieces: [String] = []
    while !rest.isEmpty {
      pieces.append(String(String.UnicodeScalarView(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return pieces
  }
}
