/// The location of the mouse relative to a view.
package enum HoverLocation: Equatable, Sendable {
  /// Over the view, at a point in window coordinates.
  case over(CGPoint)
  case away
}

/// A node that `HoverTracker` notifies of the mouse while its `tracksHover` is true.
@MainActor protocol HoverReceiver: RenderNode {
  /// The shape of the pointer over the node; nil takes that of an outer node.
  var shape: PointerShape? { get }
  /// Called when the mouse enters, moves over the node, or leaves.
  func hoverDidChange(_ location: HoverLocation)
}

/// A node that is notified of the mouse over its rectangle.
package final class HoverNode: UnaryNode, HoverReceiver {
  /// Called with true when the mouse enters, and with false when it leaves.
  package var overChanged: (Bool) -> Void = { _ in }
  /// Called when the mouse enters, moves over the view, or leaves.
  package var moved: (HoverLocation) -> Void = { _ in }
  /// The shape of the pointer over the view; nil takes that of an outer view.
  package var shape: PointerShape?
  /// The tooltip of the view, for assistive technologies; nil without a tooltip.
  package var tip: (@MainActor () -> String)?

  private var isOver = false

  package override init() {
    super.init()
    capabilities.insert(.tracksHover)
  }

  override func didAttach() { host?.services[HoverTracker.self].nodeIsAttached() }

  override func willDetach() { host?.services[HoverTracker.self].nodeIsDetached() }

  func hoverDidChange(_ location: HoverLocation) {
    let isOver = location != .away
    if isOver != self.isOver {
      self.isOver = isOver
      overChanged(isOver)
    }
    moved(location)
  }
}
