import Engine

/// The keyboard focus among several views, as a property: readable and writable.
///
/// ```swift
/// @FocusState private var isSearching: Bool
/// …
/// SearchField().focused($isSearching)
/// Button("Search") { isSearching = `true` }
/// ```
@propertyWrapper public struct FocusState<Value: Hashable> {
  private var storage: FocusStorage<Value>

  /// Creates a state for a single view: `true` while that view has the focus.
  public init() where Value == Bool { storage = FocusStorage(none: false) }

  /// Creates a state for several views: the value of the focused view, or `nil`.
  public init<T: Hashable>() where Value == T? { storage = FocusStorage(none: nil) }

  /// The value of the focused view. Setting it moves the focus in the observe phase of the frame.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(storage: storage) }

  /// A binding to a ``FocusState``.
  @propertyWrapper public struct Binding {
    let storage: FocusStorage<Value>

    /// The value of the focused view. Setting it moves the focus.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    storage.box = object(in: &slot) { FocusBox(storage.none, owner: element) }
  }
}

/// The value of a `FocusState` or an `AccessibilityFocusState`, and of their bindings.
struct FocusStorage<Value: Hashable> {
  /// The value while no view has the focus.
  let none: Value
  /// Nil outside of views.
  var box: FocusBox<Value>?

  var value: Value {
    get { box?.state.value ?? none }
    nonmutating set { box?.request(newValue) }
  }
}

/// The persistent part of a `FocusState`: its value, and the `FocusStateView`s with a value.
final class FocusBox<Value: Hashable>: @unchecked Sendable {
  let state: StateBox<Value>
  private let none: Value
  @MainActor private var views: [WeakView] = []

  @MainActor private struct WeakView {
    weak var element: (any FocusStateView<Value>)?
  }

  @MainActor init(_ none: Value, owner: Element) {
    self.none = none
    state = StateBox(none, owner: owner)
  }

  /// Moves the focus to the view whose `focusValue` is `value`, after a change by the program.
  func request(_ value: Value) {
    let value = UncheckedTransfer(value)
    MainThread.run { self.move(to: value.value) }
  }

  @MainActor private func move(to value: Value) {
    guard value != state.untracked else { return }
    let former = views.first { $0.element?.focusValue == state.untracked }?.element
    state.value = value
    if let view = views.first(where: { $0.element?.focusValue == value })?.element {
      view.takeFocus()
    } else if value == none {
      former?.dropFocus()
    }
  }

  /// Registers a view with one of the values. If its value was requested before, it receives the focus.
  @MainActor func add(_ view: any FocusStateView<Value>) {
    views.removeAll { $0.element == nil }
    views.append(WeakView(element: view))
    if state.untracked != none, view.focusValue == state.untracked { view.takeFocus() }
  }

  @MainActor func remove(_ view: any FocusStateView<Value>) {
    views.removeAll { $0.element == nil || $0.element === view }
  }

  @MainActor func focusDidMove(isInside: Bool, _ value: Value) {
    if isInside {
      state.value = value
    } else if state.untracked == value {
      state.value = none
    }
  }
}

/// A view that represents a value of a `FocusState`.
@MainActor protocol FocusStateView<Value>: AnyObject {
  associatedtype Value
  var focusValue: Value { get }
  func takeFocus()
  func dropFocus()
}

/// Binds the focus on a view to a value of a `FocusState` or an `AccessibilityFocusState`.
struct FocusedModifier<Value: Hashable> {
  let storage: FocusStorage<Value>
  let value: Value
  /// True for an `AccessibilityFocusState`.
  var isForReaders = false
}

extension FocusedModifier: BehaviorModifier {
  typealias Behavior = FocusedBehavior<Value>
}

final class FocusedBehavior<Value: Hashable>: ElementBehavior<FocusedModifier<Value>>, FocusObserver, FocusStateView {
  private var box: FocusBox<Value>? { modifier.storage.box }

  override func didMount() { box?.add(self) }

  override func didUnmount() { box?.remove(self) }

  override func didUpdate(from old: FocusedModifier<Value>) {
    let (formerBox, formerValue) = (old.storage.box, old.value)
    let box = box
    guard box !== formerBox || focusValue != formerValue else { return }
    formerBox?.remove(self)
    box?.add(self)
    guard !modifier.isForReaders else { return }
    graph.enqueue("focused") { [weak self] in
      guard let self, self.isMounted, self.graph.focus.isFocus(inside: element) else { return }
      if box !== formerBox { formerBox?.focusDidMove(isInside: false, formerValue) }
      self.focusDidMove(isInside: true)
    }
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusObserverFact.self, self) }

  var focusValue: Value { modifier.value }

  /// Moves the focus in the observe phase, as the view that receives it may not exist yet.
  func takeFocus() {
    graph.enqueue(modifier.isForReaders ? "accessibilityFocused" : "focused") { [weak self] in
      // The state may have been reset in the meantime.
      guard let self, isMounted, box?.state.untracked == focusValue else { return }
      let target = focusTargets.first
      if modifier.isForReaders, target == nil {
        if let node = nodes.first { graph.pipeline.semantics.point(at: node) }
        return
      }
      if target == nil { focusDidMove(isInside: false) }
      graph.focus.focus(target, showsRing: true)
    }
  }

  func dropFocus() {
    guard !modifier.isForReaders || graph.focus.isFocus(inside: element) else { return }
    graph.focus.focus(nil, showsRing: false)
  }

  func focusDidMove(isInside: Bool) { box?.focusDidMove(isInside: isInside, focusValue) }
}

nonisolated extension View {
  /// Binds `condition` to the focus on this view: it is `true` while the view, or a view in it, has the focus; setting
  /// it moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(storage: condition.storage, value: true))
  }

  /// Binds the focus on this view to `value`: `binding` has that value while the view has the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(storage: binding.storage, value: value))
  }
}
