import Geometry

/// The model of an edited text: executes commands, records the history, and is the only writer of `TextEditingState`.
@MainActor package final class TextEditingModel {
  package private(set) var state: TextEditingState
  package private(set) var history = UndoHistory()
  package weak var host: (any TextInputHost)?

  /// Called after the text or the selection has changed, with the change of the text, or nil for the selection alone.
  package var didChange: (TextBufferChange?) -> Void = { _ in }
  /// Called after a composition was committed. The shown text is unchanged.
  package var didCommit: () -> Void = {}

  private var drag: TextDragSelection?
  private var clicks = ClickCounter()

  package init(_ text: String = "", isSingleLine: Bool = false) {
    state = TextEditingState(text, isSingleLine: isSingleLine)
  }

  package var text: String { state.text }
  package var selection: TextSelection { state.selection }

  /// True if the text is hidden. It can then not be copied, and the caret moves past it as past a single word.
  package var isSecret: Bool {
    get { state.hidesWords }
    set { state.hidesWords = newValue }
  }

  /// True if the text has a single line.
  package var isSingleLine: Bool {
    get { state.isSingleLine }
    set { state.isSingleLine = newValue }
  }

  /// Sets the text from the program.
  ///
  /// - Parameter time: the time of the change during editing, in seconds, which makes it a step of the history. Nil clears the history.
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

  /// Sets the selection from the program. The primary selection of the window system is unchanged.
  package func select(_ selection: TextSelection) {
    changeSelection(isShared: false) { $0.select(selection) }
  }

  // MARK: Commands

  /// Executes a command that concerns the text. Returns false for commands of focus and submission, which the caller handles.
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

  /// Inserts text that was typed or that an input method has committed.
  package func insert(_ text: String, at time: Double) {
    let text = text.filter { !$0.isControl }
    guard !text.isEmpty || state.composition != nil else { return }
    edit(.typing, at: time) { $0.insert(text) }
  }

  /// Sets the composition of an input method; see `TextEditingState.setMarkedText`.
  package func setMarkedText(_ text: String, start: Int, length: Int) {
    guard let change = state.setMarkedText(text, start: start, length: length) else { return }
    didChange(change)
  }

  /// Commits the composition as typed text.
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

  /// Sets the primary selection, which the middle button pastes. A drag sets it when the button is released.
  private func shareSelection() {
    guard drag == nil, !isSecret, !state.selection.isCaret, let host else { return }
    host.primarySelectionText = state.selectedText
  }

  // MARK: Pointer

  /// Handles a press of the left button at a point of the layout, at `time` in seconds.
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

  /// Continues the selection of a drag to a point of the layout.
  package func drag(to point: CGPoint, in geometry: any TextGeometry) {
    guard let drag else { return }
    changeSelection { $0.continueDrag(drag, to: geometry.hit(point)) }
  }

  package func endDrag() {
    guard drag != nil else { return }
    drag = nil
    shareSelection()
  }

  /// Handles a press of the right button: places the caret, unless the selection is under the pointer, which the menu then applies to.
  package func pressForMenu(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let hit = geometry.hit(point)
    guard !state.selection.range.contains(hit.character) else { return }
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
  }

  /// Handles a press of the middle button: places the caret and pastes the primary selection.
  package func pastePrimarySelection(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let text = host?.primarySelectionText ?? ""
    let hit = geometry.hit(point)
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
    paste(text, at: time)
  }
}

extension TextDeletion {
  /// The kind of the command for `UndoHistory`.
  var kind: UndoHistory.Kind {
    switch self {
    case .characterBackward, .wordBackward, .lineStart: .deletingBackward
    case .characterForward, .wordForward, .lineEnd: .deletingForward
    }
  }
}

extension Character {
  /// True for a control character other than a tab or a line break, which is not inserted.
  fileprivate var isControl: Bool {
    guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .control else { return false }
    return scalar != "\t" && !isNewline
  }
}
