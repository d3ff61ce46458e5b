import Engine

/// The action of the nearest enclosing `refreshable(action:)`, read with `@Environment(\.refresh)`.
///
/// Call it as a function. A call during a run waits for that run.
public struct RefreshAction: Sendable, Equatable {
  private let runner: RefreshRunner

  init(_ runner: RefreshRunner) { self.runner = runner }

  /// Runs the action and returns when it has ended.
  public func callAsFunction() async { await runner.run() }

  /// True if both values run the action of the same `refreshable(action:)` modifier.
  nonisolated public static func == (one: RefreshAction, other: RefreshAction) -> Bool { one.runner === other.runner }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action of the nearest enclosing `refreshable(action:)`; nil without such a modifier.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }
}

/// Adds a refresh action that the scroll views in the content start when they are pulled down.
struct RefreshableModifier {
  let action: @Sendable () async -> Void
}

extension RefreshableModifier: BehaviorModifier {
  typealias Behavior = RefreshableBehavior
}

final class RefreshableBehavior: ElementBehavior<RefreshableModifier>, KeyHandling {
  private lazy var runner = RefreshRunner(action: modifier.action)

  override func didMount() { graph.add(self) }

  override func didUpdate(from old: RefreshableModifier) { runner.action = modifier.action }

  override func didUnmount() {
    graph.remove(self)
    runner.cancel()
  }

  override func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.refresh = RefreshAction(runner)
    environment.pullAction = runner
    return environment
  }

  /// Changes of an outer refresh action do not reach the content, which has the action of this modifier.
  override func environmentDidChange(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    changed.filter { $0 != ObjectIdentifier(RefreshActionKey.self) && $0 != ObjectIdentifier(PullActionKey.self) }
  }

  // MARK: Keys

  var keyPriority: Int { 0 }

  /// Starts the action with F5 or Control-R, as in browsers.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    let isRefresh = key == KeyStroke(.function(5)) || key == KeyStroke(.character("R"), modifiers: .control)
    guard isRefresh, phase != .up, element.readingEnvironment({ $0.isEnabled }) else { return false }
    if phase == .down { runner.start() }
    return true
  }
}

nonisolated extension View {
  /// Adds an action that updates this view's content. The user starts it by pulling the scroll view inside down beyond
  /// its beginning, or with F5 or Control-R.
  ///
  /// The outermost vertical scroll views in the view show the action; scroll views in their content do not. A single
  /// run is active at a time, and the content stays pulled down until the run ends. An update of the view does not
  /// cancel the run; its removal does. The action cannot throw: it presents errors itself. Views inside can start the
  /// action with ``EnvironmentValues/refresh``.
  ///
  /// ```swift
  /// List(mail.conversations) { ConversationCell($0) }
  ///   .refreshable { await mail.fetch() }
  /// ```
  @preconcurrency public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void)
    -> some View
  {
    modifier(RefreshableModifier(action: action))
  }
}
