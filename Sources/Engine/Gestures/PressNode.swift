import Geometry

/// Answers presses: a button, or a tap gesture.
package final class PressNode: UnaryNode {
  /// Taps in a row that it takes; 1 or more.
  package var requiredTaps: Int
  /// Whether the whole rectangle is hit, and not only what the child shows.
  package var fillsBounds: Bool
  package var isEnabled = true
  /// Called with true while the press is on, and with false when it ends or is taken away.
  package var pressChanged: (Bool) -> Void = { _ in }
  /// Called when a tap is complete, with its place in this node's space.
  package var action: (CGPoint) -> Void = { _ in }

  private var taps = 0
  private var lastTapTime = -Double.infinity
  private(set) var isPressed = false

  /// The longest time between two taps that belong together.
  private static let multiTapInterval = 0.3

  package init(requiredTaps: Int, fillsBounds: Bool) {
    self.requiredTaps = max(1, requiredTaps)
    self.fillsBounds = fillsBounds
    super.init()
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { fillsBounds && bounds.contains(point) }

  func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    pressChanged(isPressed)
  }

  func completeTap(at point: CGPoint, time: Double) {
    taps = time - lastTapTime <= Self.multiTapInterval ? taps + 1 : 1
    lastTapTime = time
    guard taps >= requiredTaps else { return }
    taps = 0
    action(point)
  }
}
