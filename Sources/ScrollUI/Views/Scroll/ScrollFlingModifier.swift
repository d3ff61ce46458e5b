import Engine

/// Flings the first scroll view in its content along the vertical axis after a change of `trigger`.
struct ScrollFlingModifier<Value: Equatable> {
  /// The velocity in points per second, positive towards the end of the content.
  let velocity: Double
  let trigger: Value
}

extension ScrollFlingModifier: BehaviorModifier {
  typealias Behavior = ScrollFlingBehavior<Value>
}

final class ScrollFlingBehavior<Value: Equatable>: ScrollScopeBehavior<ScrollFlingModifier<Value>> {
  override func didUpdate(from old: ScrollFlingModifier<Value>) {
    guard old.trigger != modifier.trigger else { return }
    graph.enqueue("scrollFling") { [weak self] in
      guard let self, self.isMounted, let node = self.scope.node, let pipeline = node.host else { return }
      node.model.takeFling(.vertical, velocity: self.modifier.velocity, at: pipeline.time)
    }
  }
}

extension View {
  /// Flings the first scroll view in this view with `velocity`, in points per second, after each change of `trigger`. The fling is the
  /// same as after a drag; contact of a pointer ends it. Not in SwiftUI.
  nonisolated package func scrollFling<Value: Equatable>(velocity: Double, trigger: Value) -> some View {
    modifier(ScrollFlingModifier(velocity: velocity, trigger: trigger))
  }
}
