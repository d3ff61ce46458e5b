import Engine

/// Where the mouse is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// Over it, there.
  case active(CGPoint)
  /// Over it no more.
  case ended
}

/// Tells of the mouse over a view.
struct HoverModifier {
  var overChanged: ((Bool) -> Void)?
  var moved: ((HoverPhase) -> Void)?
  var space = CoordinateSpace.local
  var shape: PointerShape?

  init(
    overChanged: ((Bool) -> Void)? = nil, moved: ((HoverPhase) -> Void)? = nil, space: CoordinateSpace = .local,
    shape: PointerShape? = nil
  ) {
    self.overChanged = overChanged
    self.moved = moved
    self.space = space
    self.shape = shape
  }
}

extension HoverModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> HoverNode {
    let node = HoverNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: HoverNode, _ environment: EnvironmentValues) {
    node.overChanged = overChanged ?? { _ in }
    node.shape = shape
    guard let moved else { return }
    let space = space
    node.moved = { [weak node] location in
      guard let node else { return }
      switch location {
      case .over(let point): moved(.active(ResolvedSpace.convertFromWindow(point, to: space, around: node)))
      case .away: moved(.ended)
      }
    }
  }
}

nonisolated extension View {
  /// Runs `action` with true when the mouse comes over the view, and with false when it goes, or the view goes from under it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(overChanged: action))
  }

  /// Runs `action` when the mouse comes over the view, moves there, and goes.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(moved: action, space: coordinateSpace.coordinateSpace))
  }
}
