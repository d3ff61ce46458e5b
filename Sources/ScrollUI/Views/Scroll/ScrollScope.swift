import Engine

/// Connects a modifier with the first scroll view in its content.
///
/// The modifier's behavior puts the scope into the environment. A scroll view joins all scopes in its environment and
/// hides them from the scroll views in its own content.
@MainActor final class ScrollScope {
  private var elements: [any ScrollViewElementProtocol] = []
  private let didChange: () -> Void
  private let activityDidChange: (ScrollActivity, ScrollActivity) -> Void

  /// `didChange` is called in the body phase if a different scroll view becomes the first. `activityDidChange`
  /// receives the old and the new activity of the first scroll view.
  init(
    didChange: @escaping () -> Void = {},
    activityDidChange: @escaping (ScrollActivity, ScrollActivity) -> Void = { _, _ in }
  ) {
    self.didChange = didChange
    self.activityDidChange = activityDidChange
  }

  /// The node of the first scroll view, or nil if the content has no scroll view.
  var node: ScrollNode? { elements.first?.scrollNode }

  /// True if the content has several scroll views. Only the first is used.
  var hasSeveral: Bool { elements.count > 1 }

  func join(_ element: any ScrollViewElementProtocol) {
    elements.append(element)
    if elements.count == 1 { didChange() }
  }

  func leave(_ element: any ScrollViewElementProtocol) {
    let first = elements.first
    elements.removeAll { $0 === element }
    if elements.first !== first { didChange() }
  }

  func notify(_ element: any ScrollViewElementProtocol, _ old: ScrollActivity, _ new: ScrollActivity) {
    if elements.first === element { activityDidChange(old, new) }
  }
}

/// The element of a scroll view, for the views inside of it.
enum ScrollViewFact: ElementFact {
  typealias Value = any ScrollViewElementProtocol
}

/// An element that owns the node of a scroll view.
@MainActor protocol ScrollViewElementProtocol: AnyObject {
  var scrollNode: ScrollNode { get }
  /// The triggers in the content that load further pages.
  var loadTriggers: LoadTriggers { get }
}

extension EnvironmentValues {
  /// The scopes of the surrounding modifiers that wait for the next scroll view.
  @Entry var scrollScopes: [ScrollScope] = []
}

/// The `ElementBehavior` of a modifier that refers to the first `ScrollView` in its content.
class ScrollScopeBehavior<Modifier>: ElementBehavior<Modifier> {
  private(set) final lazy var scope = ScrollScope(
    didChange: { [unowned self] in scrollViewDidChange() },
    activityDidChange: { [unowned self] in activityDidChange(from: $0, to: $1) })

  override final func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.scrollScopes.append(scope)
    return environment
  }

  /// Called if a different scroll view becomes the first.
  func scrollViewDidChange() {}

  func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {}

  private var hasWarned = false

  /// Warns once if the modifier's content has several scroll views.
  final func warnOfSeveral(_ name: StaticString) {
    guard scope.hasSeveral, !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "\(name) stands on a view with several scroll views and tells of the first one only: put it on that scroll view")
  }
}
