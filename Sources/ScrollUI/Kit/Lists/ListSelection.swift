/// The selection of a list and its changes, with the type of the values erased.
struct ListSelection {
  /// The number of rows that may be selected.
  enum Mode {
    case none
    case one
    case several
  }

  let mode: Mode
  /// The number of selected values.
  let count: Int
  /// True if a value is selected.
  let contains: (AnyHashable) -> Bool
  /// True if a value has the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// An arbitrary selected value, or nil.
  let first: AnyHashable?
  /// Replaces the selection by these values. Writes the binding only if the selection changes.
  let replace: ([AnyHashable]) -> Void
  /// Selects a value, or deselects it if it is selected.
  let toggle: (AnyHashable) -> Void

  /// A selection that disables selecting.
  static var none: ListSelection {
    ListSelection(
      mode: .none, count: 0, contains: { _ in false }, accepts: { _ in false }, first: nil, replace: { _ in },
      toggle: { _ in })
  }
}

extension ListSelection {
  /// Single selection, possibly empty.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    let value = binding.wrappedValue
    self.init(
      mode: .one, count: value == nil ? 0 : 1, contains: { value != nil && Self.value($0, as: Value.self) == value },
      accepts: { Self.value($0, as: Value.self) != nil }, first: value.map { AnyHashable($0) },
      replace: { values in
        let new: Value? = values.lazy.compactMap { Self.value($0, as: Value.self) }.first
        if new != binding.wrappedValue { binding.wrappedValue = new }
      },
      toggle: { value in
        let new = Self.value(value, as: Value.self)
        binding.wrappedValue = new == binding.wrappedValue ? nil : new
      })
  }

  /// Single selection, never empty.
  init<Value: Hashable>(one binding: Binding<Value>) {
    let value = binding.wrappedValue
    let take = { (values: [AnyHashable]) in
      let new: Value? = values.lazy.compactMap { Self.value($0, as: Value.self) }.first
      if let new, new != binding.wrappedValue { binding.wrappedValue = new }
    }
    self.init(
      mode: .one, count: 1, contains: { Self.value($0, as: Value.self) == value },
      accepts: { Self.value($0, as: Value.self) != nil },
      first: AnyHashable(value), replace: take, toggle: { take([$0]) })
  }

  /// Multiple selection.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    let values = binding.wrappedValue
    self.init(
      mode: .several, count: values.count,
      contains: { Self.value($0, as: Value.self).map(values.contains) ?? false },
      accepts: { Self.value($0, as: Value.self) != nil }, first: values.first.map { AnyHashable($0) },
      replace: { new in
        let new = Set(new.lazy.compactMap { Self.value($0, as: Value.self) })
        if new != binding.wrappedValue { binding.wrappedValue = new }
      },
      toggle: { value in
        guard let value = Self.value(value, as: Value.self) else { return }
        binding.wrappedValue.formSymmetricDifference([value])
      })
  }

  private static func value<Value>(_ any: AnyHashable, as type: Value.Type) -> Value? {
    any.base as? Value ?? any as? Value
  }
}

/// The selection parameter of a `List` initialiser, with its type erased.
struct ListSelectionBinding {
  /// Reads the binding. If called in a view's body, it invalidates that view when the value changes.
  let read: () -> ListSelection

  static var none: ListSelectionBinding { ListSelectionBinding { .none } }

  static func one<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelectionBinding {
    ListSelectionBinding { binding.map { ListSelection($0) } ?? .none }
  }

  static func always<Value: Hashable>(_ binding: Binding<Value>) -> ListSelectionBinding {
    ListSelectionBinding { ListSelection(one: binding) }
  }

  static func several<Value: Hashable>(_ binding: Binding<Set<Value>>?) -> ListSelectionBinding {
    ListSelectionBinding { binding.map { ListSelection($0) } ?? .none }
  }
}
