/// The reading of a selected text, row by row in the order of the data. Rows that are not built give their texts by the data.
///
/// A slice of `maximumRows` rows or about `maximumBytes` is read in a frame, the first one at once. Memory is that of the text, which ends
/// after `maximumLength`.
@MainActor package final class TextCopy {
  /// The maximum number of rows that are read in a frame.
  package static let maximumRows = 16_384
  /// The length of texts in UTF-8 after which a slice ends.
  static let maximumBytes = 1 << 20
  /// The length of a copied text in UTF-8 after which no row is added: 64 MiB.
  static let maximumLength = 1 << 26
  /// The number of rows that are asked for their texts at once.
  private static let step = 256

  /// What is copied. It follows changes of the rows, and stays if the selection is cleared.
  private var selection: TextSelector.Selection
  private let didEnd: (String) -> Void
  private var text = ""
  /// False until the first row was added, which no line break precedes.
  private var hasText = false
  /// The next row: the index in `SelectableTexts.parts` and the item.
  private var next: (part: Int, item: Int)?
  /// The number of selected rows whose texts are unknown.
  private var unknownRows = 0

  init(of selection: TextSelector.Selection, didEnd: @escaping (String) -> Void) {
    self.selection = selection
    self.didEnd = didEnd
  }

  /// Begins again after a change of the rows in a container.
  func rowsDidMove(in lazy: LazyNode, by relocation: RowRelocation) {
    if let moved = selection.moved(in: lazy, by: relocation) { selection = moved }
    text = ""
    hasText = false
    next = nil
    unknownRows = 0
  }

  /// Reads a slice. Returns true if another slice follows.
  @discardableResult
  func advance() -> Bool {
    let texts = SelectableTexts(selection.scope)
    guard let (lower, upper) = selection.ends(in: texts) else { return false }
    var (part, item) = next ?? (lower.part, lower.place.item)
    var rows = 0
    let bytes = text.utf8.count
    while part <= upper.part {
      let last = part == upper.part ? upper.place.item : texts.parts[part].itemCount - 1
      while item <= last {
        let items = item..<min(last + 1, item + Self.step)
        append(items, of: part, texts, from: lower, to: upper)
        rows += items.count
        item = items.upperBound
        if text.utf8.count >= Self.maximumLength { return finish(isCut: true) }
        if rows >= Self.maximumRows || text.utf8.count - bytes >= Self.maximumBytes {
          if item > last, part == upper.part { return finish(isCut: false) }
          next = (part, item)
          return true
        }
      }
      part += 1
      item = 0
    }
    return finish(isCut: false)
  }

  private func finish(isCut: Bool) -> Bool {
    if isCut { Diagnostics.warn("a copied text ends after \(Self.maximumLength) bytes") }
    if unknownRows > 0 {
      Diagnostics.debug(
        "a copied text lacks \(unknownRows) rows that are not built; give their texts by selectable(text:) or findable(text:)"
      )
    }
    // After an edit both ends can lie behind the last character. The clipboard then stays as it is.
    if !text.isEmpty { didEnd(text) }
    return false
  }

  private func append(
    _ items: Range<Int>, of part: Int, _ texts: SelectableTexts, from lower: OrderedTextPlace,
    to upper: OrderedTextPlace
  ) {
    let node = texts.parts[part]
    let dataTexts = node.dataTexts(ofItems: items)
    for item in items {
      let isFirst = part == lower.part && item == lower.place.item
      let isLast = part == upper.part && item == upper.place.item
      let from = isFirst ? lower.place.position : 0
      let to = isLast ? upper.place.position : TextPlace.end
      let index = item - items.lowerBound
      let stored = index < dataTexts.count ? dataTexts[index] : nil
      let isWhole = from == 0 && to == TextPlace.end
      guard let row = isWhole ? stored ?? shown(node, item, texts) : shown(node, item, texts) ?? stored else {
        if !node.isBuilt(item) { unknownRows += 1 }
        continue
      }
      append(row, from: from, to: to)
    }
  }

  /// The texts of a text or of a built row; nil without texts.
  private func shown(_ node: any SelectablePart, _ item: Int, _ texts: SelectableTexts) -> String? {
    let shown = node.texts(ofItem: item, in: texts.scope)
    return shown.isEmpty ? nil : shown.map(\.string).joined(separator: "\n")
  }

  private func append(_ row: String, from: Int, to: Int) {
    if hasText { text += "\n" }
    hasText = true
    var part = row[...]
    if from > 0 || to < row.utf8.count {
      let buffer = TextBuffer(row)
      let start = buffer.boundary(atOrBefore: from)
      part = buffer[start..<max(start, buffer.boundary(atOrBefore: min(to, buffer.length)))]
    }
    text += part.contains(TextSpan.attachment) ? part.filter { $0 != TextSpan.attachment }[...] : part
  }
}
