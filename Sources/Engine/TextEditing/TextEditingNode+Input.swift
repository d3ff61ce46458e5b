// MARK: - Keyboard

extension TextEditingNode: TextReceiver {
  package func insertText(_ text: String, at time: Double) { model.insert(text, at: time) }

  package func setMarkedText(_ text: String, start: Int, length: Int) {
    model.setMarkedText(text, start: start, length: length)
  }

  /// Handles a key of a focused text at `time` in seconds. Returns true for an `EditingCommand` and for keys that type
  /// text, which arrives separately in `insertText(_:at:)`. Focus commands return the result of `focusMoved`.
  package func handleKey(_ key: KeyStroke, at time: Double) -> Bool {
    guard let layout else { return false }
    guard let command = EditingCommand(key, in: wraps ? .multiLine : .singleLine) else { return key.typesText }
    if model.perform(command, in: layout, at: time) {
      touchCaret()
      return true
    }
    switch command {
    case .submit: submitted()
    case .focusNext: return focusMoved(true)
    case .focusPrevious: return focusMoved(false)
    default: resignFocus()
    }
    return true
  }

  /// Executes an `EditingCommand` of a menu. Has no effect on a disabled text.
  package func perform(_ command: EditingCommand, at time: Double) {
    guard isEnabled, let layout, model.perform(command, in: layout, at: time) else { return }
    touchCaret()
  }

  package func didChangeTextFocus(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused {
      // The window may have received its host after this node was created.
      model.inputHost = host?.services.textInputHost
      host?.services.textInputHost?.startTextInput()
      touchCaret()
      revealCaret()
    } else {
      model.endDrag()
      model.commitComposition(at: host?.time ?? 0)
      host?.services.textInputHost?.stopTextInput()
      host?.remove(self)
    }
    setNeedsPaint()
    guard !isGivingUpFocus else { return }
    textFocusChanged(isFocused)
    focusChanged(isFocused)
  }
}

// MARK: - Pointers

extension TextEditingNode: PressTarget {
  var claimant: GestureDetector? { pressDetector }
  var touchDetector: GestureDetector? { caretTapDetector }

  /// Handles a pressed button of the mouse: 1 selects, 2 pastes the primary selection, 3 opens the menu. Returns true
  /// if the text takes the press. `point` is in window coordinates.
  func pointerDown(at point: CGPoint, button: Int, modifiers: Modifiers, time: Double) -> Bool {
    guard let layout, (1...3).contains(button), becomeFocused() else { return false }
    switch button {
    case 2: model.pastePrimarySelection(at: layoutPoint(point), in: layout, time: time)
    case 3:
      model.pressForMenu(at: layoutPoint(point), in: layout, time: time)
      menuPress = MenuPress(origin: point)
      menuRequested(point)
    default:
      model.press(at: layoutPoint(point), extends: modifiers.contains(.shift), in: layout, time: time)
      let zone = EdgeZone(speed: .distance(Self.longestEdgeStep))
      edgeDistance = 0
      edgeScroller = EdgeScroller(
        zone, axes: [wraps ? .vertical : .horizontal], path: [self], at: point, hasDeadBand: false)
    }
    return true
  }

  /// Extends the selection to `point`, in window coordinates, and scrolls while it is outside of `visibleArea`.
  func pointerMoved(to point: CGPoint) {
    menuPress?.move(to: point)
    guard let edgeScroller, let layout else { return }
    edgeScroller.move(to: point)
    if edgeScroller.isPulled {
      host?.add(self)
    } else {
      edgeDistance = 0
    }
    model.drag(to: layoutPoint(point), in: layout)
  }

  /// Handles the release of the button. `isCancelled` is true if the window has lost the keyboard instead.
  func pointerUp(isCancelled: Bool) {
    if let menuPress, !isCancelled { menuReleased(!menuPress.hasMoved) }
    menuPress = nil
    edgeScroller = nil
    model.endDrag()
  }

  /// Places the caret at `point`, in window coordinates, after a tap of a finger.
  func tapped(at point: CGPoint) {
    guard let layout, becomeFocused() else { return }
    let hit = layout.hit(layoutPoint(point))
    model.select(TextSelection(caret: hit.location.position, affinity: hit.location.affinity))
  }
}

extension TextEditingNode: EdgeScrollTarget {
  package func scrollEdges(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    let visible = visibleArea
    return axis == .vertical ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
  }

  package func canScroll(_ axis: Axis, towards direction: CGFloat) -> Bool {
    direction < 0 ? model.selection.head > 0 : model.selection.head < model.state.buffer.length
  }

  /// Extends the selection beyond the edge by the whole lines, or characters, within the distance of all steps. The caret is revealed and
  /// scrolls the text. Returns false once the caret is at an end of the text.
  package func scrollAtEdge(_ axis: Axis, by distance: CGFloat) -> Bool {
    guard let layout, let edgeScroller else { return false }
    edgeDistance = edgeDistance * distance < 0 ? distance : edgeDistance + distance
    if let (point, advance) = pointBeyondEdge(axis, from: edgeScroller.point, in: layout) {
      edgeDistance -= edgeDistance < 0 ? -advance : advance
      model.drag(to: point, in: layout)
    }
    let head = model.selection.head
    return head > 0 && head < model.state.buffer.length
  }
}

extension TextEditingNode {
  /// The visible part of the node in its own coordinate space.
  package var visibleArea: CGRect {
    guard let scroller else { return bounds }
    return convert(scroller.bounds, from: scroller)
  }

  /// The furthest point of the layout beyond the edge whose caret is at most `edgeDistance` beyond it, and the distance to the far side of
  /// that caret in points, from 0; `nil` if the next line, or character, is further away.
  private func pointBeyondEdge(
    _ axis: Axis, from pointer: CGPoint, in layout: any TextGeometry
  ) -> (point: CGPoint, advance: CGFloat)? {
    let (visible, limit, isForward) = (visibleArea, abs(edgeDistance), edgeDistance > 0)
    var point = layoutPoint(pointer)
    var reach = limit
    // The second round takes the line before.
    for _ in 0..<2 where reach > 0 {
      point[axis] =
        contentOffset[axis]
        + (isForward ? visible.origin[axis] + visible.size[axis] + reach : visible.origin[axis] - reach)
      let hit = layout.hit(point).location
      var caret = layout.caretRectangle(at: hit).offsetBy(dx: -contentOffset.x, dy: -contentOffset.y)
      caret.size.width = Self.caretWidth
      let advance =
        isForward
        ? caret.origin[axis] + caret.size[axis] - visible.origin[axis] - visible.size[axis]
        : visible.origin[axis] - caret.origin[axis]
      // The sum of the steps of a whole line can be a rounding error less than its height.
      if advance <= limit + 0.01 { return (point, max(0, advance)) }
      reach = advance - caret.size[axis] - 0.5
    }
    return nil
  }
}

// MARK: - Time

extension TextEditingNode: FrameTicker {
  package func tick(at time: Double) -> NextTick {
    guard isFocused else { return .never }
    if !isEnabled {
      resignFocus()
      return .never
    }
    if edgeScroller?.step(at: time) == true { return .nextFrame }
    setNeedsPaint()
    return blink.next(after: time)
  }
}
