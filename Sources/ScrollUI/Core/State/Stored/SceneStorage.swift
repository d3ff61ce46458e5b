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
  /// Creates a property for a truth value. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, wrappedValue, .bool)
  }

  /// Creates a property for an integer. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, wrappedValue, .integer)
  }

  /// Creates a property for a number. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, wrappedValue, .number)
  }

  /// Creates a property for a string. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, wrappedValue, .text)
  }

  /// Creates a property for a URL. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, wrappedValue, .url)
  }

  /// Creates a property for bytes. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, wrappedValue, .data)
  }

  /// Creates a property for a type with raw values that are integers, such as an enum. `wrappedValue` is the value while `key`
  /// is missing, and in place of a stored raw value that the type does not have.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, .raw(.integer))
  }

  /// Creates a property for a type with raw values that are strings, such as an enum. `wrappedValue` is the value while `key`
  /// is missing, and in place of a stored raw value that the type does not have.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, .raw(.text))
  }
}

nonisolated extension SceneStorage {
  /// Creates a property for an optional truth value: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == Bool? {
    self.init(key, nil, StoredCoding<Bool>.bool.optional)
  }

  /// Creates a property for an integer, or nil: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == Int? {
    self.init(key, nil, StoredCoding<Int>.integer.optional)
  }

  /// Creates a property for a number, or nil: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == Double? {
    self.init(key, nil, StoredCoding<Double>.number.optional)
  }

  /// Creates a property for a string, or nil: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == String? {
    self.init(key, nil, StoredCoding<String>.text.optional)
  }

  /// Creates a property for a URL, or nil: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == URL? {
    self.init(key, nil, StoredCoding<URL>.url.optional)
  }

  /// Creates a property for bytes, or nil: nil while `key` is missing. A write of nil removes the key.
  public init(_ key: String) where Value == Data? {
    self.init(key, nil, StoredCoding<Data>.data.optional)
  }

  /// Creates a property for an optional of a type with raw values that are integers: nil while `key` is missing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == Int {
    self.init(key, nil, StoredCoding<Raw>.raw(.integer).optional)
  }

  /// Creates a property for an optional of a type with raw values that are strings: nil while `key` is missing.
  public init<Raw: RawRepresentable>(_ key: String) where Value == Raw?, Raw.RawValue == String {
    self.init(key, nil, StoredCoding<Raw>.raw(.text).optional)
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
