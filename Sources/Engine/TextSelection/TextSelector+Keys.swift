/// Commands of keys and menus.
extension TextSelector {
  /// Executes an `EditingCommand` on `selection`. Returns false for a command without an effect.
  package func perform(_ command: EditingCommand) -> Bool {
    guard let selection else { return false }
    hasKeyboard = true
    switch command {
    case .selectAll: selectAll(of: selection.scope)
    case .copy:
      guard hasSelection else { return false }
      copySelection()
    case .cancel: return clear()
    case .move(let movement, extends: true): move(movement)
    default: return false
    }
    return true
  }

  // MARK: Copying

  /// Copies the selected text to the clipboard, in slices of `TextCopy`.
  package func copySelection() {
    guard let selection else { return }
    copy = TextCopy(of: selection) { [weak self] in self?.host.services.textInputHost?.clipboardText = $0 }
    if copy?.advance() == true { host.add(self) } else { copy = nil }
  }

  /// Shares the selection with other programs, which paste it by the middle button, if it is no longer than a slice of `TextCopy`.
  func sharePrimary() {
    guard let selection, hasSelection else { return }
    TextCopy(of: selection) { [weak self] in self?.host.services.textInputHost?.primarySelectionText = $0 }
      .advance()
  }

  // MARK: Moving an end

  /// A movement of `SelectedTexts.head` in a row that is not built.
  struct PendingMovement {
    let movement: TextMovement
    /// The direction of a `movement` that has entered the row and has no position in its text yet; nil for a `movement` from a place in the row.
    var entersForward: Bool?
  }

  private func move(_ movement: TextMovement) {
    guard drag == nil, let selection else { return }
    let texts = SelectableTexts(selection.scope)
    switch movement {
    case .documentStart, .documentEnd:
      pendingMovements = []
      if let end = movement == .documentStart ? texts.first : texts.last { setHead(end, nil) }
    default:
      guard pendingMovements.isEmpty, let (node, position) = texts.text(at: selection.head) else {
        pendingMovements.append(PendingMovement(movement: movement))
        return revealHead()
      }
      move(movement, from: position, in: node, texts)
    }
    revealHead()
    sharePrimary()
  }

  /// Executes `pendingMovements` up to one that enters a row that is not built. A built row without texts is passed.
  func performPendingMovements() {
    var hasMoved = false
    while let pending = pendingMovements.first, let selection {
      let texts = SelectableTexts(selection.scope)
      let text = texts.text(at: selection.head)
      guard text != nil || selection.head.part?.isBuilt(selection.head.item) == true else { break }
      hasMoved = true
      let waiting = pendingMovements.dropFirst()
      pendingMovements = []
      if let text, let isForward = pending.entersForward {
        enter(text.node, by: pending.movement, isForward: isForward, texts)
      } else if let text {
        move(pending.movement, from: text.position, in: text.node, texts)
      } else {
        cross(pending.movement, isForward: pending.entersForward ?? true, x: preferredX, texts)
      }
      pendingMovements += waiting
    }
    guard hasMoved else { return }
    revealHead()
    sharePrimary()
  }

  private func setHead(_ place: TextPlace, _ x: CGFloat?) {
    guard let selection else { return }
    preferredX = x
    isByFinger = false
    select(selection.scope, anchor: selection.anchor, head: place)
  }

  /// Moves `SelectedTexts.head` inside of its text by `TextEditingState.move(_:extends:in:)`, otherwise to the neighboring text.
  private func move(_ movement: TextMovement, from position: Int, in node: TextNode, _ texts: SelectableTexts) {
    guard let selection, var geometry = StaticTextGeometry(node) else { return }
    let left = node.convert(node.bounds, to: nil).minX
    let location = TextLocation(position, affinity: selection.head.affinity)
    let x = preferredX ?? geometry.caretRectangle(at: location).minX + left
    if movement == .pageUp || movement == .pageDown {
      return movePage(movement == .pageDown, from: node, geometry.caretRectangle(at: location), x: x, texts)
    }
    let isVertical = movement == .up || movement == .down
    if isVertical {
      let line = geometry.lineNumber(of: location)
      if line == (movement == .up ? 0 : geometry.lineCount - 1) {
        return cross(movement, isForward: movement == .down, x: x, texts)
      }
    }
    geometry.pageLength = 0
    var state = TextEditingState(node.string)
    state.select(TextSelection(caret: position, affinity: selection.head.affinity))
    state.preferredX = isVertical ? x - left : nil
    state.move(movement, extends: true, in: geometry)
    if state.selection.head == position, state.selection.affinity == location.affinity, movement.crossesTexts {
      return cross(movement, isForward: movement.isForward(in: geometry, at: location), x: nil, texts)
    }
    let place = texts.place(of: node, position: state.selection.head, affinity: state.selection.affinity)
    if let place { setHead(place, isVertical ? x : nil) }
  }

  /// Moves `SelectedTexts.head` to the neighboring text; see `enter(_:by:isForward:_:)`. A row that is not built is entered later.
  private func cross(_ movement: TextMovement, isForward: Bool, x: CGFloat?, _ texts: SelectableTexts) {
    guard let head = selection?.head else { return }
    guard let (place, node) = texts.neighbor(of: head, isForward: isForward) else {
      if let end = isForward ? texts.last : texts.first { setHead(end, x) }
      return
    }
    setHead(place, x)
    if let node {
      enter(node, by: movement, isForward: isForward, texts)
    } else {
      pendingMovements.append(PendingMovement(movement: movement, entersForward: isForward))
    }
  }

  /// Moves `SelectedTexts.head` into a text: to the place at `preferredX` in its nearest line, otherwise to the first place from its nearest
  /// end at which the movement stops.
  private func enter(_ node: TextNode, by movement: TextMovement, isForward: Bool, _ texts: SelectableTexts) {
    guard let geometry = StaticTextGeometry(node) else { return }
    var location = TextLocation(isForward ? 0 : geometry.text.utf8.count)
    if let x = preferredX {
      let left = node.convert(node.bounds, to: nil).minX
      location = geometry.hit(CGPoint(x: x - left, y: isForward ? 0 : node.size.height)).location
    } else {
      let buffer = TextBuffer(geometry.text)
      switch movement {
      case .wordLeft, .wordRight:
        location = TextLocation(isForward ? buffer.wordEnd(after: 0) : buffer.wordStart(before: buffer.length))
      case .paragraphEnd: location = TextLocation(buffer.contentRange(ofParagraph: 0).upperBound)
      case .paragraphStart:
        location = TextLocation(buffer.range(ofParagraph: buffer.paragraphCount - 1).lowerBound)
      default: break
      }
    }
    let place = texts.place(of: node, position: location.position, affinity: location.affinity)
    if let place { setHead(place, preferredX) }
  }

  /// Moves `SelectedTexts.head` by the height of the innermost `ScrollNode`, among the texts in the window.
  private func movePage(
    _ isForward: Bool, from node: TextNode, _ caret: CGRect, x: CGFloat, _ texts: SelectableTexts
  ) {
    let scroller = node.nearest(ScrollFact.self)
    let edges = scroller?.scrollEdges(.vertical) ?? (0, node.root.size.height)
    let distance = max(caret.height, edges.1 - edges.0 - caret.height)
    let y = node.convert(caret, to: nil).midY + (isForward ? distance : -distance)
    guard let (target, hit) = texts.hit(CGPoint(x: x, y: y)),
      let place = texts.place(of: target, position: hit.location.position, affinity: hit.location.affinity)
    else { return }
    setHead(place, x)
  }

  /// Scrolls to the line of `SelectedTexts.head`, or to its row if that is not built.
  private func revealHead() {
    guard let selection else { return }
    let head = selection.head
    if let (node, position) = SelectableTexts(selection.scope).text(at: head),
      let geometry = StaticTextGeometry(node)
    {
      let caret = geometry.caretRectangle(at: TextLocation(position, affinity: head.affinity))
      node.reveal(caret.insetBy(dx: -1, dy: 0), at: host.time, glides: false)
    } else {
      head.part?.showRow(head.item)
    }
  }
}

extension TextMovement {
  /// True if the movement continues in the neighboring text at an end of a text.
  fileprivate var crossesTexts: Bool {
    switch self {
    case .lineStart, .lineEnd: false
    default: true
    }
  }

  /// True if the movement leads towards the end of a text.
  @MainActor fileprivate func isForward(in geometry: some TextGeometry, at location: TextLocation) -> Bool {
    switch self {
    case .right, .wordRight: !geometry.isRightToLeft(at: location)
    case .left, .wordLeft: geometry.isRightToLeft(at: location)
    case .down, .pageDown, .lineEnd, .paragraphEnd, .documentEnd: true
    case .up, .pageUp, .lineStart, .paragraphStart, .documentStart: false
    }
  }
}
