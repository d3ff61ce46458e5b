import Engine

/// The selection of a list and its changes, with the type of the values erased.
struct ListSelection {
  /// The number of rows that may be selected.
  let mode: SelectableCount
  /// The number of selected values.
  let count: Int
  /// True if a value is selected.
  let contains: (AnyHashable) -> Bool
  /// True if a value has the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// An arbitrary selected value, or nil.
  let first: AnyHashable?
  /// The type of the values; nil without a selection.
  var valueType: ObjectIdentifier?
  /// The `Set` of selected values of a multiple selection; nil for other selections.
  var values: Any?
  /// The offsets of the selected values in an array of values, in ascending order. O(n).
  let offsets: (any RowValues) -> [Int]
  /// Replaces the selection by these values. Writes the binding only if the selection changes.
  let replace: ([any RowValues]) -> Void
  /// Selects a value, or deselects it if it is selected.
  let toggle: (AnyHashable) -> Void

  /// A selection that disables selecting.
  static var none: ListSelection {
    ListSelection(
      mode: .none, count: 0, contains: { _ in false }, accepts: { _ in false }, first: nil,
      offsets: { _ in [] }, replace: { _ in }, toggle: { _ in })
  }
}

extension ListSelection {
  /// The row of a list without a selection that keys act on. `move` gets the row that replaces `value`.
  static func cursor(at value: AnyHashable?, move: @escaping (AnyHashable?) -> Void) -> ListSelection {
    ListSelection(
      mode: .one, count: value == nil ? 0 : 1, contains: { $0 == value }, accepts: { _ in true }, first: value,
      offsets: { _ in [] }, replace: { move(first(of: $0)) }, toggle: { _ in })
  }

  /// Single selection, possibly empty.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    let value = binding.wrappedValue
    self.init(
      mode: .one, count: value == nil ? 0 : 1, contains: { value != nil && Value(erased: $0) == value },
      accepts: { Value(erased: $0) != nil }, first: value.map { AnyHashable($0) },
      offsets: { Self.offsets(of: value, in: $0) },
      replace: { values in
        let new: Value? = Self.first(of: values)
        if new != binding.wrappedValue { binding.wrappedValue = new }
      },
      toggle: { value in
        let new = Value(erased: value)
        binding.wrappedValue = new == binding.wrappedValue ? nil : new
      })
    valueType = ObjectIdentifier(Value.self)
  }

  /// Single selection, never empty.
  init<Value: Hashable>(one binding: Binding<Value>) {
    let value = binding.wrappedValue
    let take = { (values: [any RowValues]) in
      let new: Value? = Self.first(of: values)
      if let new, new != binding.wrappedValue { binding.wrappedValue = new }
    }
    self.init(
      mode: .one, count: 1, contains: { Value(erased: $0) == value },
      accepts: { Value(erased: $0) != nil }, first: AnyHashable(value),
      offsets: { Self.offsets(of: value, in: $0) }, replace: take,
      toggle: { take([[$0]]) })
    valueType = ObjectIdentifier(Value.self)
  }

  /// Multiple selection.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>, _ operations: SelectionOperations<Value>) {
    let values = binding.wrappedValue
    self.init(
      mode: .several, count: values.count,
      contains: { Value(erased: $0).map(values.contains) ?? false },
      accepts: { Value(erased: $0) != nil }, first: values.first.map { AnyHashable($0) },
      offsets: { part in
        if let part = part.values(of: Value.self) { return operations.offsets(part, values) }
        return part.converted(to: Value.self).enumerated().filter { $0.element.map(values.contains) == true }.map(
          \.offset)
      },
      replace: { parts in
        let new = operations.union(
          parts.map { $0.values(of: Value.self) ?? $0.converted(to: Value.self).compactMap(\.self) })
        if new != binding.wrappedValue { binding.wrappedValue = new }
      },
      toggle: { value in
        guard let value = Value(erased: value) else { return }
        binding.wrappedValue.formSymmetricDifference([value])
      })
    valueType = ObjectIdentifier(Value.self)
    self.values = values
  }

  private static func first<Value: Hashable>(of parts: [any RowValues]) -> Value? {
    parts.lazy.flatMap { $0.converted(to: Value.self) }.compactMap(\.self).first
  }

  private static func offsets<Value: Hashable>(of value: Value?, in part: any RowValues) -> [Int] {
    part.converted(to: Value.self).enumerated().filter { $0.element != nil && $0.element == value }.map(\.offset)
  }
}

/// The operations on the values of a multiple selection.
///
/// The closures are created where the type of the values is known, so that an optimized build handles a million values at the speed of a
/// plain loop.
@usableFromInline struct SelectionOperations<Value: Hashable> {
  /// The set of all values of some arrays.
  @usableFromInline let union: ([[Value]]) -> Set<Value>
  /// The offsets of the values of an array that are in a set, in ascending order.
  @usableFromInline let offsets: ([Value], Set<Value>) -> [Int]

  @usableFromInline init(
    union: @escaping ([[Value]]) -> Set<Value>, offsets: @escaping ([Value], Set<Value>) -> [Int]
  ) {
    self.union = union
    self.offsets = offsets
  }

  @inlinable init() {
    self.init(
      union: { parts in
        var values = Set<Value>(minimumCapacity: parts.reduce(0) { $0 + $1.count })
        for part in parts { for value in part { values.insert(value) } }
        return values
      },
      offsets: { part, selected in
        var offsets: [Int] = []
        for (offset, value) in part.enumerated() where selected.contains(value) { offsets.append(offset) }
        return offsets
      })
  }
}

/// The selection parameter of a `List` initializer, with its type erased.
@usableFromInline struct ListSelectionBinding {
  /// Reads the binding. If called in a view's body, it invalidates that view when the value changes.
  let read: () -> ListSelection

  static var none: ListSelectionBinding { ListSelectionBinding { .none } }

  static func one<Value: Hashable>(_ binding: Binding<Value?>?) -> ListSelectionBinding {
    ListSelectionBinding { binding.map { ListSelection($0) } ?? .none }
  }

  static func always<Value: Hashable>(_ binding: Binding<Value>) -> ListSelectionBinding {
    ListSelectionBinding { ListSelection(one: binding) }
  }

  @usableFromInline static func several<Value: Hashable>(
    _ binding: Binding<Set<Value>>?, _ operations: SelectionOperations<Value>
  ) -> ListSelectionBinding {
    ListSelectionBinding { binding.map { ListSelection($0, operations) } ?? .none }
  }
}

/// Consecutive rows of a list that can be selected.
struct SelectableRun {
  /// The item of the first row.
  let start: Int
  /// The selection value of each row.
  var values: any RowValues
}
