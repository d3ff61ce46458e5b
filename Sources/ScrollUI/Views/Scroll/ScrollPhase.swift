import Engine

/// The cause of a scroll view's current movement.
public enum ScrollPhase: Equatable, Sendable {
  /// The content rests.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// The user moves the content: a finger drags it, a wheel turns, or the mouse holds an indicator.
  case interacting
  /// A fling: the content moves on after the end of the contact.
  case decelerating
  /// A key or a scroll request moves the content.
  case animating

  /// True for all phases except `idle`.
  public var isScrolling: Bool { self != .idle }

  package init(_ activity: ScrollActivity) {
    switch activity {
    case .idle: self = .idle
    case .tracking: self = .tracking
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
  /// The geometry at the time of the change.
  public let geometry: ScrollGeometry
  /// The velocity of the content in points per second, positive towards its end; nil at rest.
  public let velocity: CGVector?
}

/// Calls `action` if a scroll view's phase changes.
struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: BehaviorModifier {
  typealias Behavior = ScrollPhaseBehavior
}

final class ScrollPhaseBehavior: ScrollScopeBehavior<ScrollPhaseModifier> {
  override func scrollViewDidChange() {
    guard scope.node != nil else { return }
    // SwiftUI reports the first phase too, as the old and the new phase.
    graph.enqueue("onScrollPhaseChange") { [weak self] in
      guard let self, let node = self.scope.node else { return }
      self.warnOfSeveral("onScrollPhaseChange")
      let phase = ScrollPhase(node.model.activity)
      self.modifier.action(phase, phase, ScrollPhaseChangeContext(geometry: ScrollGeometry(node), velocity: nil))
    }
  }

  override func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {
    guard let node = scope.node else { return }
    let velocity = node.model.velocity
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(node), velocity: velocity == .zero ? nil : velocity)
    graph.enqueue("onScrollPhaseChange") { [weak self] in
      guard let self, self.isMounted else { return }
      self.modifier.action(ScrollPhase(old), ScrollPhase(new), context)
    }
  }
}

nonisolated extension View {
  /// Calls `action` if the phase of the scroll view in this view changes, and once initially with the same phase as
  /// old and new.
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
    -> some View
  {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Calls `action` with the geometry and the velocity at the time of the phase change as well.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
