import Engine

/// Runs actions when a view appears and disappears.
struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }
}

extension AppearanceModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    AppearanceElement(view, context)
  }
}

/// A view appears when it is made; in a row of a lazy container, when the row comes into sight.
final class AppearanceElement<Content: View>: PassThroughElement<Content, AppearanceModifier>, PresenceDependent {
  private var hasAppeared = false

  override init(_ view: ModifiedContent<Content, AppearanceModifier>, _ context: ElementContext) {
    super.init(view, context)
    let row = enclosingRow
    row?.add(self)
    presenceDidChange(row?.isPresent ?? true)
  }

  func presenceDidChange(_ isPresent: Bool) {
    guard isPresent != hasAppeared else { return }
    hasAppeared = isPresent
    if isPresent, let appear = view.modifier.appear { graph.enqueue("onAppear") { appear() } }
    if !isPresent, let disappear = view.modifier.disappear { graph.enqueue("onDisappear") { disappear() } }
  }

  override func didUnmount() { presenceDidChange(false) }
}

/// Runs an action when a value is not what it was.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  init(value: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension ChangeModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    ChangeElement(view, context)
  }
}

final class ChangeElement<Content: View, Value: Equatable>: PassThroughElement<Content, ChangeModifier<Value>> {
  override init(_ view: ModifiedContent<Content, ChangeModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    let modifier = view.modifier
    guard modifier.isInitial else { return }
    graph.enqueue("onChange", about: Value.self) { modifier.action(modifier.value, modifier.value) }
  }

  override func update(_ view: ModifiedContent<Content, ChangeModifier<Value>>) {
    let old = self.view.modifier.value
    super.update(view)
    let modifier = view.modifier
    guard modifier.value != old else { return }
    graph.enqueue("onChange", about: Value.self) { modifier.action(old, modifier.value) }
  }
}

/// Runs an asynchronous action while a view is there.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  init(id: ID, priority: TaskPriority, action: @escaping @Sendable () async -> Void) {
    self.id = id
    self.priority = priority
    self.action = action
  }
}

extension TaskModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TaskElement(view, context)
  }
}

final class TaskElement<Content: View, ID: Equatable>: PassThroughElement<Content, TaskModifier<ID>>,
  PresenceDependent
{
  private var task: Task<Void, Never>?
  private var isPresent = false

  override init(_ view: ModifiedContent<Content, TaskModifier<ID>>, _ context: ElementContext) {
    super.init(view, context)
    let row = enclosingRow
    row?.add(self)
    presenceDidChange(row?.isPresent ?? true)
  }

  func presenceDidChange(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    if isPresent { start() } else { task?.cancel() }
  }

  override func update(_ view: ModifiedContent<Content, TaskModifier<ID>>) {
    let isOther = self.view.modifier.id != view.modifier.id
    super.update(view)
    if isOther, isPresent { start() }
  }

  /// The task starts after the frame in which the view appears, and a running one is cancelled.
  private func start() {
    let modifier = view.modifier
    graph.enqueue("task") { [weak self] in
      guard let self, self.isMounted, self.isPresent else { return }
      self.task?.cancel()
      self.task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }

  override func didUnmount() { task?.cancel() }
}

nonisolated extension View {
  /// Runs `action` when the view has appeared.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Runs `action` when the view has gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Runs `action` when `value` is another one than at the last update; with `initial`, at first too.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// The older form that is told the new value only.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an asynchronous action from when the view has appeared; it is cancelled when the view goes.
  public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// The same, and the action is cancelled and started again when `id` changes.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
