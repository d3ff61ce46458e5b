import Engine

/// Calls actions when a view appears and disappears.
struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
  /// True if `appear` is called at the first appearance alone.
  var isOnce = false
}

extension AppearanceModifier: BehaviorModifier {
  typealias Behavior = AppearanceBehavior
}

/// The behavior of `onAppear` and `onDisappear`.
///
/// A view appears when it is created; in a row of a lazy container, when the row becomes visible.
final class AppearanceBehavior: ElementBehavior<AppearanceModifier>, PresenceDependent {
  private var hasAppeared = false
  private var isFirst = true

  override func didMount() {
    let row = enclosingRow
    row?.add(self)
    presenceDidChange(row?.isPresent ?? true)
  }

  func presenceDidChange(_ isPresent: Bool) {
    guard isPresent != hasAppeared else { return }
    hasAppeared = isPresent
    let modifier = modifier
    if isPresent, isFirst || !modifier.isOnce, let appear = modifier.appear { graph.enqueue("onAppear") { appear() } }
    if isPresent { isFirst = false }
    if !isPresent, let disappear = modifier.disappear { graph.enqueue("onDisappear") { disappear() } }
  }

  override func didUnmount() { presenceDidChange(false) }
}

/// Calls an action when a value has changed.
///
/// It compares the values of two updates, and enqueues the action for the observe phase.
struct ChangeModifier<Value: Equatable> {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeModifier: ConnectedModifier {
  func connect(to element: Element) {
    if isInitial { element.graph.enqueue("onChange", about: Value.self) { action(value, value) } }
  }

  func update(from old: ChangeModifier, at element: Element) {
    guard value != old.value else { return }
    element.graph.enqueue("onChange", about: Value.self) { action(old.value, value) }
  }
}

/// Runs an asynchronous action while its view is present.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: BehaviorModifier {
  typealias Behavior = TaskBehavior<ID>
}

/// The behavior of `task`: starts the action when the view appears and cancels it when the view disappears.
final class TaskBehavior<ID: Equatable>: ElementBehavior<TaskModifier<ID>>, PresenceDependent {
  private var task: Task<Void, Never>?
  private var isPresent = false

  override func didMount() {
    let row = enclosingRow
    row?.add(self)
    presenceDidChange(row?.isPresent ?? true)
  }

  func presenceDidChange(_ isPresent: Bool) {
    guard isPresent != self.isPresent else { return }
    self.isPresent = isPresent
    if isPresent { start() } else { task?.cancel() }
  }

  override func didUpdate(from old: TaskModifier<ID>) {
    if old.id != modifier.id, isPresent { start() }
  }

  /// Enqueues the start for the observe phase of the frame in which the view appears. A task that runs is cancelled
  /// first.
  private func start() {
    let modifier = modifier
    graph.enqueue("task") { [weak self] in
      guard let self, self.isMounted, self.isPresent, self.graph.startsTasks else { return }
      self.task?.cancel()
      self.task = Task(priority: modifier.priority) { await modifier.action() }
    }
  }

  override func didUnmount() { task?.cancel() }
}

nonisolated extension View {
  /// Calls `action` when the view appears: after the first layout that contains it.
  ///
  /// In a lazy container the view appears when its row becomes visible, also if the row has existed before.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when the view appears for the first time: not when it comes back, as the page below a page that is popped, or a tab.
  package func onFirstAppear(perform action: @escaping () -> Void) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil, isOnce: true))
  }

  /// Calls `action` when the view disappears: it has been removed, its row has left the visible range, or its tab is
  /// hidden.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Calls `action` with the old and the new value when `value` has changed since the last update.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: True to call the action also when the view is created, with the value as both arguments.
  ///   - action: Called after layout, in the same frame; it may change state.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when `value` has changed since the last update; with `initial`, also when the view is created.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when `value` has changed; the form before `onChange(of:initial:_:)`.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (_ newValue: Value) -> Void)
    -> some View
  {
    modifier(ChangeModifier(value: value, isInitial: false) { action($1) })
  }

  /// Runs an asynchronous action from the view's appearance on; cancels it when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: Runs on the actor of the code that creates it, in a body the main actor.
  @preconcurrency public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs an asynchronous action from the view's appearance on; cancels it when the view disappears, and restarts it
  /// when `id` changes.
  @preconcurrency public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
