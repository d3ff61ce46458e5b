import Engine

/// Where a modifier meets the scroll view that it speaks about: the first one in the view that it is applied to.
///
/// The modifier's element puts it into the environment; scroll views join those that they find there, and hide them from the scroll
/// views in their content.
@MainActor final class ScrollScope {
  private var elements: [any ScrollViewElementProtocol] = []
  private let didChange: () -> Void
  private let activityDidChange: (ScrollActivity, ScrollActivity) -> Void

  /// `didChange` is called when another scroll view is the first one, in the body phase. `activityDidChange` is told of the first
  /// scroll view's activity, the old one and the new one.
  init(
    didChange: @escaping () -> Void = {},
    activityDidChange: @escaping (ScrollActivity, ScrollActivity) -> Void = { _, _ in }
  ) {
    self.didChange = didChange
    self.activityDidChange = activityDidChange
  }

  /// The scroll view; nil where there is none.
  var node: ScrollNode? { elements.first?.scrollNode }

  /// Whether there are several, of which only the first one counts.
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

/// An element that stands for a scroll view.
@MainActor protocol ScrollViewElementProtocol: AnyObject {
  var scrollNode: ScrollNode { get }
  /// What loads more in its content.
  var loadTriggers: LoadTriggers { get }
}

private struct ScrollScopesKey: EnvironmentKey {
  static var defaultValue: [ScrollScope] { [] }
}

extension EnvironmentValues {
  /// The modifiers around that speak about the next scroll view.
  var scrollScopes: [ScrollScope] {
    get { self[ScrollScopesKey.self] }
    set { self[ScrollScopesKey.self] = newValue }
  }
}

/// An element of a modifier that speaks about the first scroll view in its content.
class ScrollScopeElement<Content: View, Modifier: ViewModifier>: ModifierPassThroughElement<Content, Modifier> {
  /// Made when the content's elements are, which ask for the environment that it is in.
  private(set) final lazy var scope = ScrollScope(
    didChange: { [unowned self] in scrollViewDidChange() },
    activityDidChange: { [unowned self] in activityDidChange(from: $0, to: $1) })

  override final var childEnvironment: EnvironmentValues {
    var environment = environment
    environment.scrollScopes.append(scope)
    return environment
  }

  /// Another scroll view is the first one.
  func scrollViewDidChange() {}

  func activityDidChange(from old: ScrollActivity, to new: ScrollActivity) {}

  private var hasWarned = false

  /// Says once that only the first of several scroll views is meant.
  final func warnOfSeveral(_ name: String) {
    guard scope.hasSeveral, !hasWarned else { return }
    hasWarned = true
    graph.warn(
      "\(name) stands on a view with several scroll views and tells of the first one only: put it on that scroll view")
  }
}
