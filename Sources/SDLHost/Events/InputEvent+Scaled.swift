import Engine

extension InputEvent {
  /// The event with positions and sizes multiplied by `factor`.
  func scaled(by factor: CGFloat) -> InputEvent {
    func scaled(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x * factor, y: point.y * factor) }
    switch self {
    case .mouseDown(let point, let button): return .mouseDown(scaled(point), button: button)
    case .mouseMove(let point): return .mouseMove(scaled(point))
    case .mouseUp(let point, let button): return .mouseUp(scaled(point), button: button)
    case .fingerDown(let id, let point): return .fingerDown(id: id, scaled(point))
    case .fingerMove(let id, let point): return .fingerMove(id: id, scaled(point))
    case .fingerUp(let id, let point): return .fingerUp(id: id, scaled(point))
    case .wheel(var wheel):
      wheel.location = scaled(wheel.location)
      return .wheel(wheel)
    case .hold(let point, let phase): return .hold(scaled(point), phase)
    case .pinch(var pinch):
      pinch.location = scaled(pinch.location)
      pinch.translation = CGVector(dx: pinch.translation.dx * factor, dy: pinch.translation.dy * factor)
      return .pinch(pinch)
    case .resize(let size): return .resize(CGSize(width: size.width * factor, height: size.height * factor))
    case .dropBegan(let point): return .dropBegan(scaled(point))
    case .dropMoved(let point): return .dropMoved(scaled(point))
    case .dropEnded(let point): return .dropEnded(scaled(point))
    case .keyDown, .keyUp, .text, .textEditing, .displayScale, .focusLost, .dropFile, .dropText, .dragLeft, .dragEnded:
      return self
    }
  }
}
