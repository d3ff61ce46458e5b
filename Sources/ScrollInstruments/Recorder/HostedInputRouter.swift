import Engine

/// Sends events to the frames of a `HostedPipelineDrawing` instead of the views of the window.
///
/// A button or finger that goes down over the node belongs to it until it is lifted. The pointer enters and leaves the hosted window as
/// it enters and leaves the node. All keys are sent to the node, except those that `isReserved` keeps and those that went down before `takesInput` was set.
@MainActor final class HostedInputRouter {
  private unowned let hosted: HostedPipelineDrawing
  private var buttons: Set<Int> = []
  private var fingers: Set<Int> = []
  private var keys: Set<KeyCode> = []
  /// The number of buttons that were pressed over other views of the window.
  private var ownButtons: Set<Int> = []
  private var isOver = false
  /// True while a drag of another program belongs to the node.
  private var isDropping = false

  /// A point outside of every window, for a pointer that has left the node.
  private static let outside = CGPoint(x: -1, y: -1)

  init(hosted: HostedPipelineDrawing) { self.hosted = hosted }

  /// Ends the input of the node: pressed buttons, fingers and keys are released in its frames as by `InputEvent.focusLost`, which triggers
  /// no action, and the pointer leaves it.
  func reset() {
    if let frames = hosted.frames, let time = hosted.node?.host?.time {
      if !(buttons.isEmpty && fingers.isEmpty && keys.isEmpty) {
        frames.take(TimedInputEvent(time: time, event: .focusLost))
      }
      if isOver { frames.take(TimedInputEvent(time: time, event: .mouseMove(Self.outside))) }
    }
    (buttons, fingers, keys, ownButtons) = ([], [], [], [])
    isOver = false
    isDropping = false
    shapeDidChange()
  }

  func shapeDidChange() { hosted.guests?.setPointerShape(isOver || !buttons.isEmpty ? hosted.pointerShape : nil) }

  /// Sends the event to the node if it belongs there. Returns true if the window's own views must not receive it.
  func take(_ timed: TimedInputEvent) -> Bool {
    guard hosted.takesInput, let node = hosted.node, let frames = hosted.frames else { return false }
    func send(_ event: InputEvent) { frames.take(TimedInputEvent(time: timed.time, event: event)) }
    func isHit(_ point: CGPoint) -> Bool { node.root.path(at: point).first === node }
    switch timed.event {
    case .mouseDown(let point, let button):
      guard ownButtons.isEmpty, !buttons.isEmpty || isHit(point) else {
        ownButtons.insert(button)
        return false
      }
      buttons.insert(button)
      send(.mouseDown(node.convertFromWindow(point), button: button))
      return true
    case .mouseMove(let point): return move(to: point, isHit: isHit, send: send)
    case .mouseUp(let point, let button):
      guard buttons.remove(button) != nil else {
        ownButtons.remove(button)
        return false
      }
      send(.mouseUp(node.convertFromWindow(point), button: button))
      return true
    case .wheel(var wheel):
      guard isHit(wheel.location) else { return false }
      wheel.location = node.convertFromWindow(wheel.location)
      send(.wheel(wheel))
      return true
    case .hold(let point, let phase):
      guard isHit(point) else { return false }
      send(.hold(node.convertFromWindow(point), phase))
      return true
    case .pinch(var pinch):
      guard isHit(pinch.location) else { return false }
      pinch.location = node.convertFromWindow(pinch.location)
      send(.pinch(pinch))
      return true
    case .fingerDown(let id, let point):
      guard isHit(point) else { return false }
      fingers.insert(id)
      send(.fingerDown(id: id, node.convertFromWindow(point)))
      return true
    case .fingerMove(let id, let point):
      guard fingers.contains(id) else { return false }
      send(.fingerMove(id: id, node.convertFromWindow(point)))
      return true
    case .fingerUp(let id, let point):
      guard fingers.remove(id) != nil else { return false }
      send(.fingerUp(id: id, node.convertFromWindow(point)))
      return true
    case .keyDown, .keyUp, .text, .textEditing: return takeKey(timed.event, send: send)
    case .focusLost:
      (buttons, fingers, keys, ownButtons) = ([], [], [], [])
      send(.focusLost)
      return false
    case .dropBegan, .dropMoved, .dropFile, .dropText, .dropEnded:
      return takeDrop(timed.event, isHit: isHit) { send($0) }
    case .resize, .displayScale, .dragLeft, .dragEnded: return false
    }
  }

  /// Handles a move of the mouse. While no button holds it, the window's views are told of every move, too.
  private func move(to point: CGPoint, isHit: (CGPoint) -> Bool, send: (InputEvent) -> Void) -> Bool {
    guard let node = hosted.node else { return false }
    let isHeld = !buttons.isEmpty
    let isOver = ownButtons.isEmpty && (isHeld || isHit(point))
    if isOver {
      send(.mouseMove(node.convertFromWindow(point)))
    } else if self.isOver {
      send(.mouseMove(Self.outside))
    }
    self.isOver = isOver
    shapeDidChange()
    return isHeld
  }

  /// Handles a drag of another program, which belongs to the node if it begins over it.
  private func takeDrop(_ event: InputEvent, isHit: (CGPoint) -> Bool, send: (InputEvent) -> Void) -> Bool {
    guard let node = hosted.node else { return false }
    if case .dropBegan(let point) = event { isDropping = isHit(point) }
    guard isDropping else { return false }
    switch event {
    case .dropBegan(let point): send(.dropBegan(node.convertFromWindow(point)))
    case .dropMoved(let point): send(.dropMoved(node.convertFromWindow(point)))
    case .dropEnded(let point):
      isDropping = false
      send(.dropEnded(node.convertFromWindow(point)))
    default: send(event)
    }
    return true
  }

  private func takeKey(_ event: InputEvent, send: (InputEvent) -> Void) -> Bool {
    switch event {
    case .keyDown(let stroke):
      guard !hosted.isReserved(stroke) else { return false }
      keys.insert(stroke.key)
    case .keyUp(let stroke):
      guard keys.remove(stroke.key) != nil else { return false }
    default: break
    }
    send(event)
    return true
  }
}
