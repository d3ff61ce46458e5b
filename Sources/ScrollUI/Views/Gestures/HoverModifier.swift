import Engine

/// The pointer's relation to a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is over the view, at this location.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}

/// Reports the pointer over a view, and sets its shape.
struct HoverModifier {
  var overChanged: ((Bool) -> Void)?
  var moved: ((HoverPhase) -> Void)?
  var space = CoordinateSpace.local
  var shape: PointerShape?
}

extension HoverModifier: NodeModifier {
  func makeNode(_ environment: EnvironmentValues) -> HoverNode { updated(HoverNode(), environment) }

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
  /// Calls `action` with true when the mouse pointer enters the view, and with false when it leaves or the view moves
  /// away from it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(overChanged: action))
  }

  /// Calls `action` when the mouse pointer enters the view, moves over it or leaves it.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(moved: action, space: coordinateSpace.coordinateSpace))
  }
}
