/// A property wrapper for a value that the program keeps between runs.
///
/// ```swift
/// @AppStorage("sorts-by-date") private var sortsByDate = true
/// Toggle("Sort by date", isOn: $sortsByDate)
/// ```
///
/// All views with the same key have the same value, and a change evaluates the bodies that have read it. The values are in
/// `$XDG_DATA_HOME/NAME/app-storage.json`, by default below `~/.local/share`, with the name of the program. The file is written
/// after the window has been at rest for half a second, at the latest five seconds after a change, and when the window closes. A missing or
/// damaged file means the initial values; a damaged file is kept beside the new file. `UserDefaults.standard` has the same values: one that
/// the program sets or registers there is that of the property, and the reverse. Tests, replays, recordings and runs without a
/// display have the values in memory only, except those of a `UserDefaults`, which are not part of a recording.
///
/// The value may be read on any thread. A write on another thread is applied on the main thread later. Outside of views, such as in
/// an observable object, the property reads and writes the file's values too; without a window it has its initial value.
@propertyWrapper public struct AppStorage<Value> {
  private var property: StoredProperty<Value>
  /// The store of the initializer; nil for that of the environment.
  private let store: ValueStore?

  private init(_ key: String, _ initial: Value, _ coding: StoredCoding<Value>, store: UserDefaults?) {
    property = StoredProperty(key, initial: initial, coding: coding)
    self.store = store.map { ValueStore.of($0) }
  }

  /// The stored value, or the initial value. A write is ignored if the new value equals the stored value.
  public var wrappedValue: Value {
    get { property.installed?.value ?? property.value(in: outerStore) }
    nonmutating set {
      if let access = property.installed { access.value = newValue } else { property.write(newValue, in: outerStore) }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let access = property.installed { return Binding(access) }
    let copy = self
    return Binding(get: { copy.wrappedValue }, set: { copy.wrappedValue = $0 })
  }

  /// The store outside of views; nil without a window.
  private var outerStore: ValueStore? { store ?? ProgramStorage.process?.app }
}

nonisolated extension AppStorage {
  /// Creates a property for a `Bool`, `Int`, `Double`, `String`, `URL` or `Data`. `wrappedValue` is the value while `key` is missing.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StorableValue {
    self.init(key, wrappedValue, Value.storedCoding, store: store)
  }

  /// Creates a property for a type with raw values that are stored, such as an enum. `wrappedValue` is the value while `key` is missing, and in
  /// place of a stored raw value that the type does not have.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue: StorableValue {
    self.init(key, wrappedValue, .raw(Value.RawValue.storedCoding), store: store)
  }

  /// Creates a property for an optional `Bool`, `Int`, `Double`, `String`, `URL` or `Data`: `nil` while `key` is missing. A write of
  /// `nil` removes the key.
  public init<Stored: StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == Stored? {
    self.init(key, nil, Stored.storedCoding.optional, store: store)
  }

  /// Creates a property for an optional of a type with raw values that are stored: nil while `key` is missing, and in place of a stored raw value
  /// that the type does not have. A write of `nil` removes the key.
  public init<Raw: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Raw?, Raw.RawValue: StorableValue {
    self.init(key, nil, StoredCoding<Raw>.raw(Raw.RawValue.storedCoding).optional, store: store)
  }
}

extension AppStorage: @unchecked Sendable where Value: Sendable {}

extension AppStorage: DynamicProperty, PersistentProperty, SelfComparing {
  static func isSame(_ old: AppStorage, _ new: AppStorage) -> Bool {
    old.store === new.store && StoredProperty.isSame(old.property, new.property)
  }

  mutating func install(_ slot: inout AnyObject?, of element: Element) {
    let store = self.store ?? element.environment.untracked(\.appStore) ?? element.programStorage.app
    property.install(&slot, of: element, in: store)
  }
}
