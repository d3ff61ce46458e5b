/// The action of a drag that rests over a node.
@MainActor package struct SpringAction {
  /// True if the node blinks before `open` is called.
  let blinks: Bool
  let open: () -> Void
}

/// A node that can open while a drag rests over it, such as a tab or a link to a page.
@MainActor package protocol SpringLoading: RenderNode {
  /// The present action; nil if the node does not open.
  var springAction: SpringAction? { get }
}

/// Opens the `SpringLoading` node below a drag that rests, after it has blinked. The node is opened once for each visit of the pointer.
///
/// A class and not a value: `tick(at:)` calls `SpringAction.open`, an action of the program that can lead to `move(to:at:time:)` before it
/// returns. A `mutating` method would then meet its own exclusive access.
@MainActor final class SpringLoader {
  /// The duration in seconds for which the drag rests.
  static let restingTime = 0.5
  /// The last part of `restingTime` in seconds, in which the node blinks.
  static let blinkTime = 0.24
  /// The number of times that the node blinks.
  static let blinks = 2.0
  /// The opacity in the middle of a blink.
  static let blinkOpacity = 0.35
  /// The distance in points within which the pointer rests.
  static let restingDistance = 4.0

  private weak var node: (any SpringLoading)?
  private var point = CGPoint.zero
  private var start = 0.0
  private var isOpen = false

  /// Notes the node below the pointer, nil for none. Returns true if it will open.
  func move(to new: (any SpringLoading)?, at point: CGPoint, time: Double) -> Bool {
    let isSame = new === node
    if !isSame { leave() }
    if !isSame || !isOpen && point.distance(to: self.point) > Self.restingDistance {
      show(1)
      (node, self.point, start) = (new, point, time)
    }
    return node != nil && !isOpen
  }

  /// Blinks, and opens the node at its time. Returns the time of the next call, and true if the node was opened.
  func tick(at time: Double) -> (next: NextTick, hasOpened: Bool) {
    guard let node, let action = node.springAction, !isOpen else { return (.never, false) }
    let blinking = time - (start + Self.restingTime - Self.blinkTime)
    guard blinking.hasReached(0) else { return (.at(start + Self.restingTime - Self.blinkTime), false) }
    guard blinking.hasReached(Self.blinkTime) else {
      if action.blinks { show(Self.opacity(at: blinking / Self.blinkTime)) }
      return (.nextFrame, false)
    }
    isOpen = true
    show(1)
    action.open()
    return (.never, true)
  }

  /// Forgets the node.
  func leave() {
    show(1)
    node = nil
    isOpen = false
  }

  /// The opacity at a fraction of `blinkTime`: down to `blinkOpacity` and back, `blinks` times.
  static func opacity(at fraction: Double) -> Double {
    let phase = (fraction * blinks).truncatingRemainder(dividingBy: 1)
    return 1 - (1 - blinkOpacity) * (1 - abs(2 * phase - 1))
  }

  private func show(_ opacity: Double) {
    if let node, node.transitionOpacity != opacity { node.transitionOpacity = opacity }
  }
}
