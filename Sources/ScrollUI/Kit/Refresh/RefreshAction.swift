import Engine

/// What brings a view's content up to date: the action of the nearest `refreshable(action:)` around.
///
/// Call it as a function. While the action runs, a further call waits for that run.
public struct RefreshAction: Sendable, Equatable {
  private let runner: RefreshRunner

  init(_ runner: RefreshRunner) { self.runner = runner }

  /// Runs the action and returns when it has ended.
  public func callAsFunction() async { await runner.run() }

  nonisolated public static func == (one: RefreshAction, other: RefreshAction) -> Bool { one.runner === other.runner }
}

private struct RefreshActionKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

private struct RefreshRunnerKey: EnvironmentKey {
  static var defaultValue: RefreshRunner? { nil }
}

extension EnvironmentValues {
  /// What `refreshable(action:)` around the view does; nil where there is none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshActionKey.self] }
    set { self[RefreshActionKey.self] = newValue }
  }

  /// What the next scroll view shows when it is pulled. Scroll views hide it from those in their content.
  var refreshRunner: RefreshRunner? {
    get { self[RefreshRunnerKey.self] }
    set { self[RefreshRunnerKey.self] = newValue }
  }
}

/// Lets scroll views be pulled to run an action.
struct RefreshableModifier {
  let action: @Sendable () async -> Void

  init(action: @escaping @Sendable () async -> Void) { self.action = action }
}

extension RefreshableModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    RefreshableElement(view, context)
  }
}

final class RefreshableElement<Content: View>: ModifierPassThroughElement<Content, RefreshableModifier>, KeyHandling {
  /// Made when the content's elements are, which ask for the environment that it is in.
  private lazy var runner = RefreshRunner(action: view.modifier.action)

  override init(_ view: ModifiedContent<Content, RefreshableModifier>, _ context: ElementContext) {
    super.init(view, context)
    graph.add(self)
  }

  override func update(_ view: ModifiedContent<Content, RefreshableModifier>) {
    runner.action = view.modifier.action
    super.update(view)
  }

  override func didUnmount() {
    graph.remove(self)
    runner.cancel()
  }

  override var childEnvironment: EnvironmentValues {
    var environment = environment
    environment.refresh = RefreshAction(runner)
    environment.refreshRunner = runner
    return environment
  }

  /// The children have this element's action, whatever becomes of one further out.
  override func environmentChangesForChildren(_ changed: [ObjectIdentifier]) -> [ObjectIdentifier] {
    changed.filter { $0 != ObjectIdentifier(RefreshActionKey.self) && $0 != ObjectIdentifier(RefreshRunnerKey.self) }
  }

  // MARK: Keys

  var keyPriority: Int { 0 }

  /// F5 and Control-R, as in a browser.
  func handle(_ key: KeyStroke, phase: KeyPhase) -> Bool {
    let isRefresh = key == KeyStroke(.function(5)) || key == KeyStroke(.character("R"), modifiers: .control)
    guard isRefresh, phase != .up, readingEnvironment({ $0.isEnabled }) else { return false }
    if phase == .down { runner.start() }
    return true
  }
}

nonisolated extension View {
  /// Lets a person bring this view up to date: by pulling the scroll view in it down beyond its beginning, or with F5 or Control-R.
  ///
  /// The first scroll views in the view that scroll vertically show the action, not those in their content. It runs once at a time,
  /// and its content stays down until it has ended. A new value of the view does not cancel it; that the view has gone does. What the
  /// action meets with is for it to say: it cannot throw. Views inside can start it with ``EnvironmentValues/refresh``.
  ///
  /// ```swift
  /// List(mail.conversations) { ConversationCell($0) }
  ///   .refreshable { await mail.fetch() }
  /// ```
  public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
    modifier(RefreshableModifier(action: action))
  }
}
