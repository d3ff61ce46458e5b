import Engine

/// The focus of assistive technologies among several views, as a property: readable and writable.
///
/// Readers of Linux follow the keyboard focus. A control that gets this focus gets the keyboard focus, too; for any other view the reader is
/// asked to read it.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable> {
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

  /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
  public var projectedValue: Binding { Binding(storage: storage) }

  /// A binding to an ``AccessibilityFocusState``.
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

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

extension AccessibilityFocusState: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: AccessibilityFocusState, _ new: AccessibilityFocusState) -> Bool { true }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    storage.box = object(in: &slot) { FocusBox(storage.none, owner: element) }
  }
}

nonisolated extension View {
  /// Binds `condition` to the focus of assistive technologies on this view.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(storage: condition.storage, value: true, isForReaders: true))
  }

  /// Binds the focus of assistive technologies on this view to `value`.
  ///
  /// - Parameters:
  ///   - binding: The state that has `value` while the view has the focus.
  ///   - value: The value that stands for the view.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(storage: binding.storage, value: value, isForReaders: true))
  }
}
