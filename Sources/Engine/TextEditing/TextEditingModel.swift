import Geometry

/// Edits a text: carries out commands, keeps the history, and is the only writer of its state.
@MainActor package final class TextEditingModel {
  package private(set) var state: TextEditingState
  package private(set) var history = UndoHistory()
  package weak var host: (any TextInputHost)?

  /// Called after the text or the selection has changed; with the change, where the text itself has.
  package var didChange: (TextBufferChange?) -> Void = { _ in }
  /// Called when what was composed has become text; what is shown stays as it was.
  package var didCommit: () -> Void = {}

  private var drag: TextDragSelection?
  private var clicks = ClickCounter()

  package init(_ text: String = "", isSingleLine: Bool = false) {
    state = TextEditingState(text, isSingleLine: isSingleLine)
  }

  package var text: String { state.text }
  package var selection: TextSelection { state.selection }

  /// Whether the text is hidden: it can't be copied then, and its words don't show in how the caret moves.
  package var isSecret: Bool {
    get { state.hidesWords }
    set { state.hidesWords = newValue }
  }

  /// Whether there is one line only.
  package var isSingleLine: Bool {
    get { state.isSingleLine }
    set { state.isSingleLine = newValue }
  }

  /// Takes another text from outside.
  ///
  /// - Parameter time: when it happens while the person edits, in seconds: it is a step of the history then. Nil forgets the history.
  package func setText(_ text: String, at time: Double? = nil) {
    let before = state.composition?.selectionBefore ?? state.selection
    cancelComposition()
    guard let change = state.setText(text) else { return }
    if let time {
      history.record(change.edit, .other, before: before, after: state.selection, at: time)
    } else {
      history.removeAll()
    }
    drag = nil
    didChange(change)
  }

  /// Selects on behalf of the program. What other programs can paste stays what the person has selected.
  package func select(_ selection: TextSelection) {
    changeSelection(isShared: false) { $0.select(selection) }
  }

  // MARK: Commands

  /// Carries out a command that concerns the text. Returns whether it does: focus and submission are the caller's.
  @discardableResult
  package func perform(_ command: EditingCommand, in geometry: any TextGeometry, at time: Double) -> Bool {
    commitComposition(at: time)
    switch command {
    case .move(let movement, let extends): changeSelection { $0.move(movement, extends: extends, in: geometry) }
    case .delete(let deletion): edit(deletion.kind, at: time) { $0.delete(deletion, in: geometry) }
    case .selectAll: changeSelection { $0.selectAll() }
    case .copy: copy()
    case .cut: if copy() { edit(.other, at: time) { $0.deleteSelection() } }
    case .paste: paste(host?.clipboardText ?? "", at: time)
    case .undo: take(history.undo(), isUndo: true)
    case .redo: take(history.redo(), isUndo: false)
    case .insertLineBreak: edit(.typing, at: time) { $0.insert("\n") }
    case .insertTab: edit(.typing, at: time) { $0.insert("\t") }
    case .submit, .focusNext, .focusPrevious, .cancel: return false
    }
    return true
  }

  /// Text that was typed, or that an input method has finished.
  package func insert(_ text: String, at time: Double) {
    let text = text.filter { !$0.isControl }
    guard !text.isEmpty || state.composition != nil else { return }
    edit(.typing, at: time) { $0.insert(text) }
  }

  /// What an input method is composing; see `TextEditingState.setMarkedText`.
  package func setMarkedText(_ text: String, start: Int, length: Int) {
    guard let change = state.setMarkedText(text, start: start, length: length) else { return }
    didChange(change)
  }

  /// Keeps what is composed as if it had been typed.
  package func commitComposition(at time: Double) {
    guard let composition = state.composition, let edit = state.commitComposition() else { return }
    history.record(edit, .typing, before: composition.selectionBefore, after: state.selection, at: time)
    didChange(nil)
    didCommit()
  }

  package func cancelComposition() {
    if let change = state.cancelComposition() { didChange(change) }
  }

  private func edit(
    _ kind: UndoHistory.Kind, at time: Double, _ body: (inout TextEditingState) -> TextBufferChange?
  ) {
    let before = state.composition?.selectionBefore ?? state.selection
    // The layout reads the state while a deletion asks it for lines, so the state must not be open meanwhile.
    var next = state
    guard let change = body(&next) else { return }
    state = next
    history.record(change.edit, kind, before: before, after: state.selection, at: time)
    drag = nil
    didChange(change)
  }

  private func changeSelection(isShared: Bool = true, _ body: (inout TextEditingState) -> Void) {
    let before = state.selection
    var next = state
    body(&next)
    state = next
    guard state.selection != before else { return }
    history.endGroup()
    didChange(nil)
    if isShared { shareSelection() }
  }

  private func take(_ step: UndoHistory.Step?, isUndo: Bool) {
    guard let step else { return }
    let change = state.apply(
      isUndo ? step.edit.inverse : step.edit, selecting: isUndo ? step.before : step.after)
    drag = nil
    didChange(change)
  }

  // MARK: Clipboard

  @discardableResult
  private func copy() -> Bool {
    guard !isSecret, !state.selection.isCaret, let host else { return false }
    host.clipboardText = state.selectedText
    return true
  }

  private func paste(_ text: String, at time: Double) {
    guard !text.isEmpty else { return }
    edit(.other, at: time) { $0.insert(text) }
  }

  /// Selecting is copying for the middle button. A pointer shares what it has selected when it is released.
  private func shareSelection() {
    guard drag == nil, !isSecret, !state.selection.isCaret, let host else { return }
    host.primarySelectionText = state.selectedText
  }

  // MARK: Pointer

  /// The left button was pressed at a point of the layout, at `time` in seconds.
  package func press(
    at point: CGPoint, extends: Bool, in geometry: any TextGeometry, time: Double
  ) {
    commitComposition(at: time)
    let count = clicks.press(at: point, time: time)
    let hit = geometry.hit(point)
    let before = state.selection
    drag = state.beginDrag(at: hit, clicks: count, extends: extends)
    history.endGroup()
    if state.selection != before { didChange(nil) }
  }

  /// The pointer has moved with the button down.
  package func drag(to point: CGPoint, in geometry: any TextGeometry) {
    guard let drag else { return }
    changeSelection { $0.continueDrag(drag, to: geometry.hit(point)) }
  }

  package func endDrag() {
    guard drag != nil else { return }
    drag = nil
    shareSelection()
  }

  /// The right button: puts the caret there, unless what is selected lies under the pointer. A menu is about that, then.
  package func pressForMenu(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let hit = geometry.hit(point)
    guard !state.selection.range.contains(hit.character) else { return }
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
  }

  /// The middle button: puts the caret there and pastes what was selected last, here or elsewhere.
  package func pastePrimarySelection(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let text = host?.primarySelectionText ?? ""
    let hit = geometry.hit(point)
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
    paste(text, at: time)
  }
}

extension TextDeletion {
  /// What it is to the history.
  var kind: UndoHistory.Kind {
    switch self {
    case .characterBackward, .wordBackward, .lineStart: .deletingBackward
    case .characterForward, .wordForward, .lineEnd: .deletingForward
    }
  }
}

extension Character {
  /// A character that keys may produce and texts don't keep: all controls but tabs and line breaks.
  fileprivate var isControl: Bool {
    guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .control else { return false }
    return scalar != "\t" && !isNewline
  }
}
