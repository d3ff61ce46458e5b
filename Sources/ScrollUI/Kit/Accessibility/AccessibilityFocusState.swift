import Engine

/// The focus of assistive technologies among several views, as a property: readable and writable.
///
/// Readers of Linux follow the keyboard focus. A control that gets this focus gets the keyboard focus, too; for any other view the reader is
/// asked to read it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
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

  /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// A binding to an ``AccessibilityFocusState``.
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

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: AccessibilityFocusState, _ new: AccessibilityFocusState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    box = object(in: &slot) { FocusBox(none, owner: element) }
  }
}

/// Binds the focus of assistive technologies on a view to a value of an `AccessibilityFocusState`.
private struct AccessibilityFocusedModifier<Value: Hashable> {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
}

extension AccessibilityFocusedModifier: BehaviorModifier {
  fileprivate typealias Behavior = AccessibilityFocusedBehavior<Value>
}

private final class AccessibilityFocusedBehavior<Value: Hashable>: ElementBehavior<
  AccessibilityFocusedModifier<Value>
>, FocusObserver, FocusStateView
{
  override func didMount() { modifier.binding.box?.add(self) }

  override func didUnmount() { modifier.binding.box?.remove(self) }

  override func didUpdate(from old: AccessibilityFocusedModifier<Value>) {
    guard old.binding.box !== modifier.binding.box || old.value != focusValue else { return }
    old.binding.box?.remove(self)
    modifier.binding.box?.add(self)
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusObserverFact.self, self) }

  var focusValue: Value { modifier.value }

  /// Moves the focus in the observe phase, as the view that receives it may not exist yet.
  func takeFocus() {
    graph.enqueue("accessibilityFocused") { [weak self] in
      guard let self, isMounted, modifier.binding.box?.state.untracked == focusValue else { return }
      if let target = focusTargets.first {
        graph.focus.focus(target, showsRing: true)
      } else if let node = nodes.first {
        graph.pipeline.semantics.point(at: node)
      }
    }
  }

  func dropFocus() { if graph.focus.isFocus(inside: element) { graph.focus.focus(nil, showsRing: false) } }

  func focusDidMove(isInside: Bool) { modifier.binding.box?.focusDidMove(isInside: isInside, focusValue) }
}

nonisolated extension View {
  /// Binds `condition` to the focus of assistive technologies on this view.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusedModifier(binding: condition, value: true))
  }

  /// Binds the focus of assistive technologies on this view to `value`.
  ///
  /// - Parameters:
  ///   - binding: The state that has `value` while the view has the focus.
  ///   - value: The value that stands for the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusedModifier(binding: binding, value: value))
  }
}
