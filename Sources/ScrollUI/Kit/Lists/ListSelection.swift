/// What is selected in a list, whatever the type of the values, and how that is changed.
struct ListSelection {
  /// How many rows may be selected.
  enum Mode {
    case none
    case one
    case several
  }

  let mode: Mode
  /// How many values are selected.
  let count: Int
  /// Whether a value is selected.
  let contains: (AnyHashable) -> Bool
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// One of the values that are selected.
  let first: AnyHashable?
  /// Selects these values and no others.
  let replace: ([AnyHashable]) -> Void
  /// Selects one value more, or not any more.
  let toggle: (AnyHashable) -> Void

  /// Nothing can be selected.
  static var none: ListSelection {
    ListSelection(
      mode: .none, count: 0, contains: { _ in false }, accepts: { _ in false }, first: nil, replace: { _ in },
      toggle: { _ in })
  }

  private init(
    mode: Mode, count: Int, contains: @escaping (AnyHashable) -> Bool, accepts: @escaping (AnyHashable) -> Bool,
    first: AnyHashable?, replace: @escaping ([AnyHashable]) -> Void, toggle: @escaping (AnyHashable) -> Void
  ) {
    self.mode = mode
    self.count = count
    self.contains = contains
    self.accepts = accepts
    self.first = first
    self.replace = replace
    self.toggle = toggle
  }

  /// One value or none.
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

  /// Always one value.
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

  /// Any number of values.
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

/// What a program gives a list for its selection.
struct ListSelectionBinding {
  /// Reads the binding; what it reads is noted for the view whose body calls it.
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
