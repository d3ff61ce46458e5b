import Engine

/// The keyboard focus among several views, as a property: readable and writable.
///
/// ```swift
/// @FocusState private var isSearching: Bool
/// …
/// SearchField().focused($isSearching)
/// Button("Search") { isSearching = true }
/// ```
@propertyWrapper public struct FocusState<Value: Hashable> {
  private let none: Value
  private var box: FocusBox<Value>?

  /// Creates a state for a single view: `true` while that view has the focus.
  public init() where Value == Bool { none = false }

  /// Creates a state for several views: the value of the focused view, or `nil`.
  public init<T: Hashable>() where Value == T? { none = nil }

  /// The value of the focused view. Setting it moves the focus in the observe phase of the frame.
  public var wrappedValue: Value {
    get { box?.state.value ?? none }
    nonmutating set { box?.request(newValue) }
  }

  /// A binding for `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// A binding to a ``FocusState``.
  @propertyWrapper public struct Binding {
    let none: Value
    let box: FocusBox<Value>?

    /// The value of the focused view. Setting it moves the focus.
    public var wrappedValue: Value {
      get { box?.state.value ?? none }
      nonmutating set { box?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    box = object(in: &slot) { FocusBox(none, owner: element) }
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

/// Binds the focus on a view to a value of a `FocusState`.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension FocusedModifier: BehaviorModifier {
  typealias Behavior = FocusedBehavior<Value>
}

final class FocusedBehavior<Value: Hashable>: ElementBehavior<FocusedModifier<Value>>, FocusObserver, FocusStateView {
  override func didMount() { modifier.binding.box?.add(self) }

  override func didUnmount() { modifier.binding.box?.remove(self) }

  override func didUpdate(from old: FocusedModifier<Value>) {
    let (formerBox, formerValue) = (old.binding.box, old.value)
    let box = modifier.binding.box
    guard box !== formerBox || focusValue != formerValue else { return }
    formerBox?.remove(self)
    box?.add(self)
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
    graph.enqueue("focused") { [weak self] in
      // The state may have been reset in the meantime.
      guard let self, self.isMounted, self.modifier.binding.box?.state.untracked == self.focusValue else { return }
      let target = self.focusTargets.first
      if target == nil { self.focusDidMove(isInside: false) }
      self.graph.focus.focus(target, showsRing: true)
    }
  }

  func dropFocus() { graph.focus.focus(nil, showsRing: false) }

  func focusDidMove(isInside: Bool) { modifier.binding.box?.focusDidMove(isInside: isInside, focusValue) }
}

nonisolated extension View {
  /// Binds `condition` to the focus on this view: it is true while the view, or a view in it, has the focus; setting
  /// it moves the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus on this view to `value`: `binding` has that value while the view has the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
