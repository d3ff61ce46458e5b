@_spi(Reflection) import Swift

/// A key of `FocusedValues`.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// Values that the focused view and the views around it give to other views of the window and to its commands.
///
/// ```swift
/// extension FocusedValues {
///   @Entry var selectedNote: Note?
/// }
/// ```
public struct FocusedValues {
  /// A value and the view that gives it. A function, which cannot be compared, is replaced in place, so that no body is evaluated.
  final class Entry {
    fileprivate(set) var value: Any
    let owner: ObjectIdentifier?

    init(_ value: Any, owner: ObjectIdentifier?) {
      self.value = value
      self.owner = owner
    }
  }

  private(set) var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a key; nil if no view gives it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The value of a property with `@Entry`; the default value if no view gives it.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// The object of a type; nil if no view gives it.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { entries[ObjectIdentifier(type)]?.value as? Object }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  private mutating func set<Value>(_ value: Value, for key: ObjectIdentifier) {
    let present = if let optional = value as? any OptionalValue { optional.payload } else { value as Any? }
    entries[key] = present.map { Entry($0, owner: nil) }
  }

  /// Adds the values that the view `owner` gives; they precede those that are there.
  mutating func merge(_ other: FocusedValues, of owner: ObjectIdentifier) {
    for (key, entry) in other.entries { entries[key] = Entry(entry.value, owner: owner) }
  }

  /// The same values with the entries of `old` where they have not changed.
  @MainActor func reusing(_ old: FocusedValues) -> FocusedValues {
    var result = self
    for (key, new) in entries {
      guard let former = old.entries[key], former.owner == new.owner, Self.isSame(former.value, new.value) else {
        continue
      }
      former.value = new.value
      result.entries[key] = former
    }
    return result
  }

  /// True if two values are equal or are the same object, or if they are functions, which cannot be compared.
  @MainActor private static func isSame(_ old: Any, _ new: Any) -> Bool {
    if metadataKind(of: type(of: old)) == .function { return type(of: old) == type(of: new) }
    return ValueComparison.areSame(old, new)
  }
}

/// Values are equal if their entries are the same.
extension FocusedValues: Equatable {
  /// True if both have the same values.
  public static func == (one: FocusedValues, other: FocusedValues) -> Bool {
    one.entries.count == other.entries.count && one.entries.allSatisfy { other.entries[$0.key] === $0.value }
  }
}

private protocol OptionalValue {
  var payload: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var payload: Any? { map { $0 } }
}

extension EnvironmentValues {
  /// The values of the views around the focus and of the window.
  @Entry var focusedValues: FocusedValues = FocusedValues()
}

/// A property wrapper that reads a value of the focused view or of the window. The body is evaluated again when the value changes.
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<FocusedValues, Value?>)
    /// An object that is looked up by its type.
    case object((FocusedValues) -> Value?)
  }

  @Environment(\.focusedValues) private var values
  private let source: Source

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { source = .keyPath(keyPath) }

  /// Reads the object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { $0[object: objectType] }
  }

  /// The value; nil if no view gives it.
  public var wrappedValue: Value? {
    switch source {
    case .keyPath(let keyPath): values[keyPath: keyPath]
    case .object(let read): read(values)
    }
  }
}

extension FocusedValue: SelfComparing {
  static func isSame(_ old: FocusedValue, _ new: FocusedValue) -> Bool {
    switch (old.source, new.source) {
    case (.keyPath(let old), .keyPath(let new)): old === new || old == new
    case (.object, .object): true
    default: false
    }
  }
}

/// A property wrapper that reads and writes a value through a `Binding` of the focused view or of the window.
@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

  /// The value of the binding; nil if no view gives it. Setting nil has no effect.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { value in if let value { binding?.wrappedValue = value } })
  }
}
