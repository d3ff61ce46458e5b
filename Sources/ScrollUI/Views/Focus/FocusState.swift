import Engine

/// Says which of several views has the keyboard's focus, and moves it.
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

  public init() where Value == Bool { none = false }

  public init<T: Hashable>() where Value == T? { none = nil }

  public var wrappedValue: Value {
    get { box?.state.value ?? none }
    nonmutating set { box?.request(newValue) }
  }

  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// What `focused` takes.
  @propertyWrapper public struct Binding {
    let none: Value
    let box: FocusBox<Value>?

    public var wrappedValue: Value {
      get { box?.state.value ?? none }
      nonmutating set { box?.request(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: FocusState, _ new: FocusState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    if let known = slot {
      box = unsafeDowncast(known, to: FocusBox<Value>.self)
    } else {
      let new = FocusBox(none, owner: element)
      slot = new
      box = new
    }
  }
}

/// What persists of a `FocusState`: its value, and the views that have one of its values.
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

  /// The program wants the focus elsewhere.
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

  /// A view has come that has one of the values. Where that one was asked for already it gets the focus.
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

/// A view that stands for one value of a focus state.
@MainActor protocol FocusStateView<Value>: AnyObject {
  associatedtype Value
  var focusValue: Value { get }
  func takeFocus()
  func dropFocus()
}

/// Ties a view to a value of a focus state.
struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value

  init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }
}

extension FocusedModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    FocusedElement(view, context)
  }
}

final class FocusedElement<Content: View, Value: Hashable>: PassThroughElement<Content, FocusedModifier<Value>>,
  FocusObserver, FocusStateView
{
  override init(_ view: ModifiedContent<Content, FocusedModifier<Value>>, _ context: ElementContext) {
    super.init(view, context)
    view.modifier.binding.box?.add(self)
  }

  override func didUnmount() { view.modifier.binding.box?.remove(self) }

  override func update(_ view: ModifiedContent<Content, FocusedModifier<Value>>) {
    let (formerBox, formerValue) = (self.view.modifier.binding.box, focusValue)
    super.update(view)
    let box = view.modifier.binding.box
    guard box !== formerBox || focusValue != formerValue else { return }
    formerBox?.remove(self)
    box?.add(self)
    graph.enqueue("focused") { [weak self] in
      guard let self, self.isMounted, self.graph.focus.isFocus(inside: self) else { return }
      if box !== formerBox { formerBox?.focusDidMove(isInside: false, formerValue) }
      self.focusDidMove(isInside: true)
    }
  }

  var focusValue: Value { view.modifier.value }

  /// In the observe phase, since the views that take the focus may only be coming.
  func takeFocus() {
    graph.enqueue("focused") { [weak self] in
      // What was set may have been set back in the meantime.
      guard let self, self.isMounted, self.view.modifier.binding.box?.state.untracked == self.focusValue else { return }
      let target = self.graph.focus.firstTarget(in: self)
      if target == nil { self.focusDidMove(isInside: false) }
      self.graph.focus.focus(target, showsRing: true)
    }
  }

  func dropFocus() { graph.focus.focus(nil, showsRing: false) }

  func focusDidMove(isInside: Bool) { view.modifier.binding.box?.focusDidMove(isInside: isInside, focusValue) }
}

nonisolated extension View {
  /// Ties the focus on this view to a state: it is true while the focus is on the view, and setting it moves the focus there.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Ties the focus on this view to one value of a state.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
