/// A property wrapper for a value that a window keeps between runs, such as the selected tab.
///
/// ```swift
/// @SceneStorage("row") private var row: Int?
/// ScrollView { … }.scrollPosition(id: $row)
/// ```
///
/// All views of the window with the same key have the same value, and a change evaluates the bodies that have read it. The values are
/// in `$XDG_STATE_HOME/NAME/scene-storage.json`, by default below `~/.local/state`; the rest is as with `AppStorage`. Outside of views
/// the property has its initial value.
@propertyWrapper public struct SceneStorage<Value> {
  private var property: StoredProperty<Value>

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>) {
    property = StoredProperty(key, initial: initial, coding: coding)
  }

  /// The stored value, or the initial value. A write is ignored if the new value equals the stored value.
  public var wrappedValue: Value {
    get { property.installed?.value ?? property.initial }
    nonmutating set { property.installed?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    property.installed.map { Binding($0) } ?? .constant(property.initial)
  }
}

nonisolated extension SceneStorage {
  /// Creates a property for a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
    self.init(key, wrappedValue, Value.storedCoding)
  }

  /// Creates a property for a type with raw values that are stored, such as an enum. `wrappedValue` is the value while `key` is missing, and in
  /// place of a stored raw value that the type does not have.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key, wrappedValue, .raw(Value.RawValue.storedCoding))
  }

  /// Creates a property for an optional `Bool`, `Int`, `Double`, `String`, `URL` or `Data`: `nil` while `key` is missing. A write of
  /// `nil` removes the key.
  public init<Stored: StorableValue>(_ key: String) where Value == Stored? {
    self.init(key, nil, Stored.storedCoding.optional)
  }

  /// Creates a property for an optional of a type with raw values that are stored: nil while `key` is missing, and in place of a stored raw value
  /// that the type does not have. A write of `nil` removes the key.
  public init<Raw: RawRepresentable>(_ key: String)
  where Value == Raw?, Raw.RawValue: StorableValue {
    self.init(key, nil, StoredCoding<Raw>.raw(Raw.RawValue.storedCoding).optional)
  }
}

extension SceneStorage: @unchecked Sendable where Value: Sendable {}

extension SceneStorage: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: SceneStorage, _ new: SceneStorage) -> Bool {
    StoredProperty.isSame(old.property, new.property)
  }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    property.install(&slot, of: element, in: element.programStorage.scene)
  }
}
