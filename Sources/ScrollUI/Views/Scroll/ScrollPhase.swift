import Engine

/// What moves a scroll view.
public enum ScrollPhase: Equatable, Sendable {
  /// Nothing.
  case idle
  /// A finger is down and has not moved.
  case tracking
  /// A person moves the content.
  case interacting
  /// The content goes on by itself after a person has let go.
  case decelerating
  /// A key or the program moves it.
  case animating

  /// Whether anything moves the content, or is about to.
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

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext {
  /// At the moment of the change.
  public let geometry: ScrollGeometry
  /// How fast the content moves, in points per second, positive towards its end; nil where it does not move.
  public let velocity: CGVector?
}

/// Runs an action when a scroll view's phase changes.
struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  init(action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) { self.action = action }
}

extension ScrollPhaseModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ScrollPhaseElement(view, context)
  }
}

final class ScrollPhaseElement<Content: View>: ScrollScopeElement<Content, ScrollPhaseModifier> {
  override func scrollViewDidChange() {
    guard scope.node != nil else { return }
    // SwiftUI tells the first phase too, as the old and the new one.
    graph.enqueue("onScrollPhaseChange") { [weak self] in
      guard let self, let node = self.scope.node else { return }
      self.warnOfSeveral("onScrollPhaseChange")
      let phase = ScrollPhase(node.model.activity)
      self.view.modifier.action(phase, phase, ScrollPhaseChangeContext(geometry: ScrollGeometry(node), velocity: nil))
    }
  }

  override func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {
    guard let node = scope.node else { return }
    let velocity = node.model.velocity
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(node), velocity: velocity == .zero ? nil : velocity)
    graph.enqueue("onScrollPhaseChange") { [weak self] in
      guard let self, self.isMounted else { return }
      self.view.modifier.action(ScrollPhase(old), ScrollPhase(new), context)
    }
  }
}

nonisolated extension View {
  /// Runs `action` when the phase of the scroll view in this view changes, and once at first.
  public func onScrollPhaseChange(_ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void)
    -> some View
  {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// The same with the geometry and the velocity at the moment of the change.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
