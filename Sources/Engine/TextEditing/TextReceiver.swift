import Geometry
import Motion

/// What has the focus and takes typed text.
@MainActor package protocol TextReceiver: AnyObject {
  /// Text that was typed or that an input method has finished, at `time` in seconds.
  func insertText(_ text: String, at time: Double)

  /// What an input method is composing; see `TextEditingState.setMarkedText`.
  func setMarkedText(_ text: String, start: Int, length: Int)

  /// The receiver takes text from now on, or no more.
  func didChangeTextFocus(_ isFocused: Bool)
}

extension InputRouter {
  /// Lets typed text go to `receiver`, or nowhere. The one that had it is told first.
  package func focusText(on receiver: (any TextReceiver)?) {
    let old = textReceiver
    guard old !== receiver else { return }
    textReceiver = receiver
    old?.didChangeTextFocus(false)
    // Whoever was told may have moved the focus on.
    if let receiver, textReceiver === receiver { receiver.didChangeTextFocus(true) }
  }
}

/// A node that takes the mouse for itself while a button is down, instead of presses and drags: text that is selected.
@MainActor protocol PointerCapturing: RenderNode {
  /// Returns whether it takes the press. Points are in window coordinates; `modifiers` are the keys held.
  func pointerDown(at point: CGPoint, button: Int, modifiers: Modifiers, time: Double) -> Bool
  func pointerMoved(to point: CGPoint, time: Double)
  /// The button is up. `isCancelled`: the window has lost the keyboard instead.
  func pointerUp(isCancelled: Bool, time: Double)
  /// A finger has touched the node for a moment, without scrolling anything.
  func tapped(at point: CGPoint)
}

/// Who has taken the mouse.
@MainActor final class PointerCapture {
  private weak var captor: (any PointerCapturing)?
  private var button = 0
  private var modifiers: Modifiers = []
  /// A finger that may become a tap.
  private var touch: (id: Int, point: CGPoint, time: Double)?
  /// The longest a finger stays for a tap, in seconds.
  private static let longestTap = 0.5

  /// Offers a press to the nodes under it, the deepest first. Returns whether one has taken it, or has the mouse already.
  func begin(at point: CGPoint, button: Int, time: Double, path: [RenderNode]) -> Bool {
    if captor != nil { return true }
    for case let node as any PointerCapturing in path
    where node.pointerDown(at: point, button: button, modifiers: modifiers, time: time) {
      captor = node
      self.button = button
      return true
    }
    return false
  }

  /// Tells whoever has the mouse what happens, and remembers which keys are held.
  func follow(_ event: InputEvent, time: Double, path: (CGPoint) -> [RenderNode]) {
    switch event {
    case .fingerDown(let id, let point):
      let stopsMotion = path(point).contains { ($0 as? ScrollNode)?.model.isMoving == true }
      touch = touch == nil && !stopsMotion ? (id, point, time) : nil
    case .fingerUp(let id, let point):
      if let touch, touch.id == id, !(time - touch.time).isLonger(than: Self.longestTap), isNear(point, touch.point) {
        path(point).lazy.compactMap { $0 as? any PointerCapturing }.first?.tapped(at: point)
      }
      touch = nil
    case .keyDown(let key), .keyUp(let key): modifiers = key.modifiers
    case .mouseMove(let point): captor?.pointerMoved(to: point, time: time)
    case .mouseUp(let point, let button) where button == self.button:
      captor?.pointerMoved(to: point, time: time)
      end(isCancelled: false, at: time)
    case .focusLost:
      modifiers = []
      touch = nil
      end(isCancelled: true, at: time)
    default: break
    }
  }

  private func isNear(_ point: CGPoint, _ other: CGPoint) -> Bool {
    let (dx, dy) = (point.x - other.x, point.y - other.y)
    return dx * dx + dy * dy < ScrollConstants.dragSlop * ScrollConstants.dragSlop
  }

  private func end(isCancelled: Bool, at time: Double) {
    let ending = captor
    captor = nil
    ending?.pointerUp(isCancelled: isCancelled, time: time)
  }
}
