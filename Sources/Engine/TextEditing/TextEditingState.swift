/// The value of an edited text, with its selection and the `TextComposition` of an input method. Independent of views,
/// keys and clocks.
///
/// Methods that edit the text return a `TextBufferChange`, or nil without a change.
package struct TextEditingState: Sendable {
  /// The shown text with its paragraphs.
  package private(set) var buffer: TextBuffer
  /// The present selection. `select(_:)` sets it.
  package internal(set) var selection: TextSelection
  /// The text of an input method that is not committed yet; otherwise nil.
  package private(set) var composition: TextComposition?
  /// The horizontal position of the movements `.up` and `.down`, in points; nil after other commands.
  var preferredX: CGFloat?
  /// True if the text has a single line. Inserted line breaks become spaces.
  package var isSingleLine: Bool
  /// True if the text is hidden. Movements then treat it as a single word, so that they do not reveal its words.
  package var hidesWords = false

  /// Creates a state with the caret at the end of `text`.
  package init(_ text: String = "", isSingleLine: Bool = false) {
    buffer = TextBuffer(isSingleLine ? Self.joiningLines(of: text) : text)
    selection = TextSelection(caret: buffer.length)
    self.isSingleLine = isSingleLine
  }

  /// The shown text, with the composition.
  package var text: String { buffer.text }

  /// The text of `selection`.
  package var selectedText: String { String(buffer[selection.range]) }

  /// The text without the composition. O(n) during a composition.
  package var committedText: String {
    guard let composition else { return buffer.text }
    return buffer[0..<composition.range.lowerBound] + composition.replaced
      + buffer[composition.range.upperBound..<buffer.length]
  }

  // MARK: Selecting

  /// Sets the selection and resets `preferredX`. Positions are clamped to the text and rounded down to character
  /// boundaries.
  package mutating func select(_ new: TextSelection) {
    selection = TextSelection(
      anchor: buffer.boundary(atOrBefore: new.anchor), head: buffer.boundary(atOrBefore: new.head),
      affinity: new.affinity)
    preferredX = nil
  }

  /// Selects the whole text, with the caret at its end.
  package mutating func selectAll() { select(TextSelection(0..<buffer.length)) }

  // MARK: Editing

  /// Replaces the composition, otherwise the selection, by `text` and places the caret after it. The edit of a replaced
  /// composition has `TextComposition.replaced` as its removed text.
  package mutating func insert(_ text: String) -> TextBufferChange? {
    let text = isSingleLine ? Self.joiningLines(of: text) : text
    guard let composition else {
      if text.isEmpty, selection.isCaret { return nil }
      return replace(selection.range, with: text)
    }
    self.composition = nil
    var change = replace(composition.range, with: text)
    change.edit.removed = composition.replaced
    return change
  }

  /// Deletes the selected text; nil if the selection is empty.
  package mutating func deleteSelection() -> TextBufferChange? {
    selection.isCaret ? nil : replace(selection.range, with: "")
  }

  /// Applies an edit of `UndoHistory` to the text for which it was recorded, and sets the selection to `new`.
  mutating func apply(_ edit: TextEdit, selecting new: TextSelection) -> TextBufferChange {
    let change = replace(edit.oldRange, with: edit.inserted)
    select(new)
    return change
  }

  /// Sets the text by replacing only the `TextDifference`, so that a caret outside of it keeps its place in the text.
  /// Nil if the texts are equal byte for byte. O(n).
  package mutating func setText(_ new: String) -> TextBufferChange? {
    let new = isSingleLine ? Self.joiningLines(of: new) : new
    guard let (range, middle) = TextDifference.between(buffer.text, new) else { return nil }
    composition = nil
    let kept = selection
    let change = replace(range, with: String(middle))
    func moved(_ position: Int) -> Int {
      position >= range.upperBound
        ? position + change.edit.newRange.count - range.count : min(position, change.edit.newRange.upperBound)
    }
    select(TextSelection(anchor: moved(kept.anchor), head: moved(kept.head), affinity: kept.affinity))
    return change
  }

  /// Replaces a range and places the caret after it. All edits of the text call this method.
  mutating func replace(_ range: Range<Int>, with new: String) -> TextBufferChange {
    let change = buffer.replace(range, with: new)
    // The inserted text may form a character with the text after it, as a zero-width joiner does. The caret is then
    // placed after that character.
    selection = TextSelection(caret: buffer.boundary(atOrAfter: range.lowerBound + new.utf8.count))
    preferredX = nil
    return change
  }

  /// The text with line breaks replaced by spaces.
  static func joiningLines(of text: String) -> String {
    guard text.contains(where: LineBreakRules.isNewline) else { return text }
    return String(text.map { LineBreakRules.isNewline($0) ? " " : $0 })
  }
}

// MARK: - Composition

/// The text that an input method shows before it is committed.
package struct TextComposition: Hashable, Sendable {
  /// The range in `TextEditingState.text`, in bytes of UTF-8.
  package var range: Range<Int>
  /// The replaced text, and the selection before it. A cancelled composition restores both.
  package var replaced: String
  package var selectionBefore: TextSelection
}

extension TextEditingState {
  /// Sets the composition of an input method, which replaces the former composition, otherwise the selection. An empty text cancels it.
  ///
  /// - Parameters:
  ///   - start: the beginning of the input method's caret or selection in Unicode scalars of `text`; the end if negative.
  ///   - length: the length of its selection in Unicode scalars.
  package mutating func setMarkedText(_ text: String, start: Int, length: Int) -> TextBufferChange? {
    guard !text.isEmpty else { return cancelComposition() }
    let text = isSingleLine ? Self.joiningLines(of: text) : text
    var next =
      composition
      ?? TextComposition(range: selection.range, replaced: selectedText, selectionBefore: selection)
    let change = replace(next.range, with: text)
    next.range = change.edit.newRange
    composition = next
    let scalars = text.unicodeScalars
    func position(_ scalar: Int) -> Int {
      let index = scalars.index(scalars.startIndex, offsetBy: max(0, scalar), limitedBy: scalars.endIndex)
      return next.range.lowerBound + text.utf8.distance(from: text.startIndex, to: index ?? scalars.endIndex)
    }
    let first = start < 0 ? scalars.count : min(start, scalars.count)
    select(TextSelection(anchor: position(first), head: position(first + min(max(0, length), scalars.count))))
    return change
  }

  /// Cancels the composition and restores `TextComposition.replaced` and the selection before it; nil without a
  /// composition.
  package mutating func cancelComposition() -> TextBufferChange? {
    guard let composition else { return nil }
    self.composition = nil
    let change = replace(composition.range, with: composition.replaced)
    select(composition.selectionBefore)
    return change
  }

  /// Commits the composition as typed text. Returns its edit for `UndoHistory`, or nil without a composition. The shown
  /// text is unchanged.
  package mutating func commitComposition() -> TextEdit? {
    guard let composition else { return nil }
    self.composition = nil
    // The composed text may form a character with the text after it.
    selection = TextSelection(caret: buffer.boundary(atOrAfter: composition.range.upperBound))
    return TextEdit(
      position: composition.range.lowerBound, removed: composition.replaced,
      inserted: String(buffer[composition.range]))
  }
}
