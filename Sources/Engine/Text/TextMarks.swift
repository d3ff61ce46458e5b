/// The marks of a search in the texts of a list: a color behind each match, and a stronger color behind the current match.
///
/// Texts join while they are in the window, and search their own characters when they are painted. Rows that are not built cost nothing.
@MainActor package final class TextMarks {
  /// The current match: a row, and the index of the match among those that the row shows.
  package struct Current {
    /// The item of the row in its list.
    package var item: Int
    package var index: Int
    /// The nodes of the row; empty while it is not built.
    package var row: @MainActor () -> [RenderNode]

    package init(item: Int, index: Int, row: @escaping @MainActor () -> [RenderNode]) {
      self.item = item
      self.index = index
      self.row = row
    }
  }

  package private(set) var pattern: TextPattern?
  private var current: Current?
  private var nodes: [ObjectIdentifier: Member] = [:]

  private struct Member {
    weak var node: TextNode?
  }

  package init() {}

  /// Marks the matches of `pattern` in each `TextNode`; nil removes all marks. `current` is the match with the stronger color.
  package func show(_ pattern: TextPattern?, current: Current?) {
    guard pattern != self.pattern || current?.item != self.current?.item || current?.index != self.current?.index
    else { return }
    self.pattern = pattern
    self.current = current
    for member in nodes.values { member.node?.setNeedsPaint() }
  }

  func add(_ node: TextNode) { nodes[ObjectIdentifier(node)] = Member(node: node) }

  func remove(_ node: TextNode) { nodes[ObjectIdentifier(node)] = nil }

  /// The index of the `Current` match among those of `node`; nil if it lies in another text. A row that shows fewer matches than its
  /// datum has marks its last match.
  package func currentIndex(in node: TextNode) -> Int? {
    guard let current, let pattern else { return nil }
    let row = current.row()
    guard row.contains(where: { root in root === node || node.nearestAncestor { $0 === root } != nil }) else {
      return nil
    }
    let texts = row.flatMap(\.texts).map { (node: $0, count: pattern.count(in: $0.string)) }
    var index = min(current.index, texts.reduce(0) { $0 + $1.count } - 1)
    for text in texts {
      if index < text.count { return text.node === node && index >= 0 ? index : nil }
      index -= text.count
    }
    return nil
  }
}

extension TextMarks {
  /// The fill behind a match. Dark text has bright marks, and bright text dark marks, so that the contrast is at least 4.5:1 in both.
  static func fill(isCurrent: Bool, behind text: RGBAColor) -> RGBAColor {
    let isBright = 0.299 * text.red + 0.587 * text.green + 0.114 * text.blue > 0.5
    if isCurrent {
      return isBright ? RGBAColor(red: 0.6, green: 0.29, blue: 0) : RGBAColor(red: 1, green: 0.62, blue: 0.04)
    }
    return isBright
      ? RGBAColor(red: 0.36, green: 0.29, blue: 0, alpha: 0.9) : RGBAColor(red: 1, green: 0.88, blue: 0.4, alpha: 0.75)
  }

  /// The distance by which a mark extends beyond its text on each side, in points.
  fileprivate static let margin: CGFloat = 1
  fileprivate static let radius: CGFloat = 3
}

extension TextNode {
  /// Paints `marks` below the `TextRun`s of `layout`.
  func paint(_ marks: TextMarks, _ layout: TextLayout, _ context: inout PaintContext) {
    guard let pattern = marks.pattern else { return }
    let found = pattern.ranges(in: string)
    guard !found.isEmpty else { return }
    let current = marks.currentIndex(in: self)
    for (range, rect, span) in rectangles(of: found, in: layout) {
      let fill = TextMarks.fill(isCurrent: range == current, behind: spans[span].color)
      context.fill(rect.insetBy(dx: -TextMarks.margin, dy: 0), radius: TextMarks.radius, color: fill)
    }
  }

  /// The rectangles of ranges of UTF-8 offsets, in ascending order, each with the index of its range and of its span. A range in several
  /// lines or spans has several rectangles; a truncated range has none.
  func rectangles(of ranges: [Range<Int>], in layout: TextLayout) -> [(range: Int, rect: CGRect, span: Int)] {
    let source = Array(string.utf8)
    var rectangles: [(range: Int, rect: CGRect, span: Int)] = []
    var cursor = 0
    forEachLine(of: layout) { line, indent, top in
      let lineStart = cursor
      let isMixed = line.runs.contains { $0.run.direction == .rightToLeft }
      for piece in line.runs {
        // Runs of mixed directions are not in the order of the source.
        guard let start = source.index(of: piece.run.text.utf8, from: isMixed ? lineStart : cursor) else { continue }
        let end = start + piece.run.text.utf8.count
        cursor = max(cursor, end)
        for (index, range) in ranges.enumerated() where range.overlaps(start..<end) {
          let part = range.clamped(to: start..<end)
          let (x, width) = extent(of: part.lowerBound - start..<part.upperBound - start, in: piece.run)
          let rect = CGRect(x: indent + piece.x + x, y: top, width: width, height: line.ascent + line.descent)
          rectangles.append((index, rect, piece.span))
        }
      }
    }
    return rectangles
  }

  /// The left edge and the width of a range of UTF-8 offsets in a `TextRun`, in points.
  private func extent(of range: Range<Int>, in run: TextRun) -> (x: CGFloat, width: CGFloat) {
    let (start, end) = (width(of: run, to: range.lowerBound), width(of: run, to: range.upperBound))
    return (run.direction == .rightToLeft ? run.width - end : start, end - start)
  }

  private func width(of run: TextRun, to offset: Int) -> CGFloat {
    let end = run.text.utf8.index(run.text.startIndex, offsetBy: offset)
    guard end != run.text.endIndex, let engine = host?.services.textEngine else { return run.width }
    return engine.width(of: run.text[..<end], font: run.font)
  }
}

extension [UInt8] {
  /// The first index at or after `start` at which `part` begins.
  fileprivate func index(of part: String.UTF8View, from start: Int) -> Int? {
    let part = Array(part)
    guard let first = part.first else { return nil }
    var index = start
    while index + part.count <= count {
      if self[index] == first, self[index..<index + part.count].elementsEqual(part) { return index }
      index += 1
    }
    return nil
  }
}
