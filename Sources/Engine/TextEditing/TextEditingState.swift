import Geometry

/// A text that is being edited, with its selection and what an input method is composing in it. A value: it knows no view, no keys
/// and no clock.
///
/// Everything that changes the text returns what has changed, or nil where nothing did.
package struct TextEditingState: Sendable {
  package private(set) var buffer: TextBuffer
  package internal(set) var selection: TextSelection
  package private(set) var composition: TextComposition?
  /// Where moving up and down wants to stay, in points; nil after anything else.
  var preferredX: CGFloat?
  /// Whether there is one line only: line breaks that come in become spaces.
  package var isSingleLine: Bool
  /// Whether the text is hidden, so that movements must not tell where its words are.
  package var hidesWords = false

  /// The caret stands at the end.
  package init(_ text: String = "", isSingleLine: Bool = false) {
    buffer = TextBuffer(isSingleLine ? Self.joiningLines(of: text) : text)
    selection = TextSelection(caret: buffer.length)
    self.isSingleLine = isSingleLine
  }

  package var text: String { buffer.text }

  package var selectedText: String { String(buffer[selection.range]) }

  /// The text without what an input method has not given out of its hands yet. O(n) while there is a composition.
  package var committedText: String {
    guard let composition else { return buffer.text }
    return buffer[0..<composition.range.lowerBound] + composition.replaced
      + buffer[composition.range.upperBound..<buffer.length]
  }

  // MARK: Selecting

  /// Selects, and ends a movement up or down. Places that lie in no text or inside of characters are moved to the nearest before.
  package mutating func select(_ new: TextSelection) {
    selection = TextSelection(
      anchor: buffer.boundary(atOrBefore: new.anchor), head: buffer.boundary(atOrBefore: new.head),
      affinity: new.affinity)
    preferredX = nil
  }

  package mutating func selectAll() { select(TextSelection(0..<buffer.length)) }

  // MARK: Editing

  /// Puts `text` in the place of what is composed, or else of what is selected, and the caret after it.
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

  /// Deletes what is selected.
  package mutating func deleteSelection() -> TextBufferChange? {
    selection.isCaret ? nil : replace(selection.range, with: "")
  }

  /// Does an edit of the history, which knows the text as it was then, and selects what was selected there.
  mutating func apply(_ edit: TextEdit, selecting new: TextSelection) -> TextBufferChange {
    let change = replace(edit.oldRange, with: edit.inserted)
    select(new)
    return change
  }

  /// Takes another text from outside, by changing only what differs, so that the caret stays where it was in the rest. Nil where the
  /// texts are the same to the byte. O(n).
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

  /// The only place where text changes.
  mutating func replace(_ range: Range<Int>, with new: String) -> TextBufferChange {
    let change = buffer.replace(range, with: new)
    // What was inserted may have joined the character after it, as an accent before a letter does not, but a joiner does.
    selection = TextSelection(caret: buffer.boundary(atOrAfter: range.lowerBound + new.utf8.count))
    preferredX = nil
    return change
  }

  /// The text with a space for each line break.
  static func joiningLines(of text: String) -> String {
    guard text.contains(where: LineBreakRules.isNewline) else { return text }
    return String(text.map { LineBreakRules.isNewline($0) ? " " : $0 })
  }
}

// MARK: - Composition

/// Text that an input method shows while the person composes it: not part of the text until it is committed.
package struct TextComposition: Hashable, Sendable {
  /// Where it stands in the text that is shown.
  package var range: Range<Int>
  /// What it stands in place of, and what was selected before. Both come back when it is cancelled.
  package var replaced: String
  package var selectionBefore: TextSelection
}

extension TextEditingState {
  /// Shows what an input method has composed so far, in the place of what it showed before or else of the selection. An empty text
  /// cancels.
  ///
  /// - Parameters:
  ///   - start: where the input method's own caret or selection begins, in Unicode scalars of `text`; negative: at its end.
  ///   - length: how much of it is selected, in Unicode scalars.
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
    let first = start < 0 ? scalars.count : start
    select(TextSelection(anchor: position(first), head: position(first + max(0, length))))
    return change
  }

  /// Takes back what is composed, and shows again what it stood in place of.
  package mutating func cancelComposition() -> TextBufferChange? {
    guard let composition else { return nil }
    self.composition = nil
    let change = replace(composition.range, with: composition.replaced)
    select(composition.selectionBefore)
    return change
  }

  /// Keeps what is composed as if it had been typed, and returns what that is to the history. What is shown stays as it is.
  package mutating func commitComposition() -> TextEdit? {
    guard let composition else { return nil }
    self.composition = nil
    // What was composed may have joined the character after it.
    selection = TextSelection(caret: buffer.boundary(atOrAfter: composition.range.upperBound))
    return TextEdit(
      position: composition.range.lowerBound, removed: composition.replaced,
      inserted: String(buffer[composition.range]))
  }
}
