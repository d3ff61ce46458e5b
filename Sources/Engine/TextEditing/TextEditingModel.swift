/// The model of an edited text: executes `EditingCommand`s, records the `UndoHistory`, and is the only writer of
/// `TextEditingState`.
@MainActor package final class TextEditingModel {
  package private(set) var state: TextEditingState
  /// The edits to undo and redo.
  package private(set) var history = UndoHistory()
  /// The clipboard and the input method of the window; nil before the text is focused.
  package weak var inputHost: (any TextInputHost)?

  /// Called after `text` or `selection` has changed, with the change of the text, or nil for the selection alone.
  package var didChange: (TextBufferChange?) -> Void = { _ in }
  /// Called after `commitComposition(at:)` has committed a composition. The shown text is unchanged.
  package var didCommit: () -> Void = {}

  /// The selection of the pressed left button.
  private var drag: TextDragSelection?
  private var clicks = ClickCounter()

  /// Creates a model with the caret at the end of `text`.
  package init(_ text: String = "", isSingleLine: Bool = false) {
    state = TextEditingState(text, isSingleLine: isSingleLine)
  }

  /// The shown text, with the composition of an input method.
  package var text: String { state.text }
  /// The present selection.
  package var selection: TextSelection { state.selection }

  /// True if the text is hidden. It can then not be copied, and the caret moves past it as past a single word
  /// (`TextEditingState.hidesWords`).
  package var isSecret: Bool {
    get { state.hidesWords }
    set { state.hidesWords = newValue }
  }

  /// True if the text has a single line: inserted line breaks become spaces.
  package var isSingleLine: Bool {
    get { state.isSingleLine }
    set { state.isSingleLine = newValue }
  }

  /// Sets the text from the program and cancels the composition.
  ///
  /// - Parameter time: the time of the change during editing, in seconds, which makes it a step of `history`. Nil
  ///   clears `history`.
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

  /// Sets the selection from the program. `TextInputHost.primarySelectionText` is unchanged.
  package func select(_ selection: TextSelection) {
    changeSelection(isShared: false) { $0.select(selection) }
  }

  // MARK: Commands

  /// Executes a command that concerns the text, at `time` in seconds. Returns false for commands of focus and
  /// submission (`.submit`, `.focusNext`, `.focusPrevious`, `.cancel`), which the caller handles.
  @discardableResult
  package func perform(_ command: EditingCommand, in geometry: any TextGeometry, at time: Double) -> Bool {
    commitComposition(at: time)
    switch command {
    case .move(let movement, let extends): changeSelection { $0.move(movement, extends: extends, in: geometry) }
    case .delete(let deletion): edit(deletion.kind, at: time) { $0.delete(deletion, in: geometry) }
    case .selectAll: changeSelection { $0.selectAll() }
    case .copy: copy()
    case .cut: if copy() { edit(.other, at: time) { $0.deleteSelection() } }
    case .paste: paste(inputHost?.pastedText ?? "", at: time)
    case .undo: take(history.undo(), isUndo: true)
    case .redo: take(history.redo(), isUndo: false)
    case .insertLineBreak: edit(.typing, at: time) { $0.insert("\n") }
    case .insertTab: edit(.typing, at: time) { $0.insert("\t") }
    case .submit, .focusNext, .focusPrevious, .cancel: return false
    }
    return true
  }

  /// Inserts text that was typed or that an input method has committed, at `time` in seconds. Control characters other
  /// than tabs and line breaks are removed.
  package func insert(_ text: String, at time: Double) { insert(text, .typing, at: time) }

  private func insert(_ text: String, _ kind: UndoHistory.Kind, at time: Double) {
    let text = text.filter { !$0.isControl }
    guard !text.isEmpty || state.composition != nil else { return }
    edit(kind, at: time) { $0.insert(text) }
  }

  /// Sets the composition of an input method; see `TextEditingState.setMarkedText`.
  package func setMarkedText(_ text: String, start: Int, length: Int) {
    guard let change = state.setMarkedText(text, start: start, length: length) else { return }
    didChange(change)
  }

  /// Commits the composition of an input method as typed text, at `time` in seconds. Has no effect without a
  /// composition.
  package func commitComposition(at time: Double) {
    guard let composition = state.composition, let edit = state.commitComposition() else { return }
    history.record(edit, .typing, before: composition.selectionBefore, after: state.selection, at: time)
    didChange(nil)
    didCommit()
  }

  /// Cancels the composition and restores the text that it replaced.
  package func cancelComposition() {
    if let change = state.cancelComposition() { didChange(change) }
  }

  /// Applies an edit and records it in `history`.
  private func edit(
    _ kind: UndoHistory.Kind, at time: Double, _ body: (inout TextEditingState) -> TextBufferChange?
  ) {
    let before = state.composition?.selectionBefore ?? state.selection
    // The layout reads `state` while a deletion queries its lines, so the edit is applied to a copy: exclusive access
    // to `state` would fail.
    var next = state
    guard let change = body(&next) else { return }
    state = next
    history.record(change.edit, kind, before: before, after: state.selection, at: time)
    drag = nil
    didChange(change)
  }

  /// Applies a change of the selection, which ends the group of `UndoHistory`. `isShared` also sets the primary
  /// selection.
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

  /// Applies a step of `history`, or its inverse, and restores the selection.
  private func take(_ step: UndoHistory.Step?, isUndo: Bool) {
    guard let step else { return }
    let change = state.apply(
      isUndo ? step.edit.inverse : step.edit, selecting: isUndo ? step.before : step.after)
    drag = nil
    didChange(change)
  }

  // MARK: Clipboard

  /// Copies the selection to the clipboard. Returns false if the selection is empty or the text is secret.
  @discardableResult
  private func copy() -> Bool {
    guard !isSecret, !state.selection.isCaret, let inputHost else { return false }
    inputHost.clipboardText = state.selectedText
    return true
  }

  private func paste(_ text: String, at time: Double) { insert(text, .other, at: time) }

  /// Sets `TextInputHost.primarySelectionText`, which the middle button pastes. A drag sets it when the button is
  /// released.
  private func shareSelection() {
    guard drag == nil, !isSecret, !state.selection.isCaret, let inputHost else { return }
    inputHost.primarySelectionText = state.selectedText
  }

  // MARK: Pointer

  /// Handles a press of the left button at a point of the layout, at `time` in seconds. Successive presses are counted
  /// by `ClickCounter`; `extends` keeps the anchor.
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

  /// Extends the selection of `press(at:extends:in:time:)` to a point of the layout.
  package func drag(to point: CGPoint, in geometry: any TextGeometry) {
    guard let drag else { return }
    changeSelection { $0.continueDrag(drag, to: geometry.hit(point)) }
  }

  /// Ends the selection by the pointer and shares it as the primary selection.
  package func endDrag() {
    guard drag != nil else { return }
    drag = nil
    shareSelection()
  }

  /// Handles a press of the right button at a point of the layout: places the caret, unless the point is inside
  /// `selection`, to which the menu then applies.
  package func pressForMenu(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let hit = geometry.hit(point)
    guard !state.selection.range.contains(hit.character) else { return }
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
  }

  /// Handles a press of the middle button at a point of the layout: places the caret and pastes
  /// `TextInputHost.primarySelectionText`.
  package func pastePrimarySelection(at point: CGPoint, in geometry: any TextGeometry, time: Double) {
    commitComposition(at: time)
    let text = inputHost?.primarySelectionText ?? ""
    let hit = geometry.hit(point)
    changeSelection { $0.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity)) }
    paste(text, at: time)
  }
}

extension TextDeletion {
  /// The kind of the deletion for `UndoHistory`.
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
