/// The access of a property such as `AppStorage` to its entry, with the value in place of a missing or unreadable value.
final class StoredAccess<Value>: @unchecked Sendable {
  let entry: StoredEntry
  let initial: Value
  private let coding: StoredCoding<Value>
  private let writer: WeakElement
  /// Held for the changes outside of the program, which the store compares.
  private let store: ValueStore

  @MainActor init(_ key: String, in store: ValueStore, initial: Value, coding: StoredCoding<Value>, writer: Element?) {
    entry = store.entry(for: key)
    self.store = store
    self.initial = initial
    self.coding = coding
    self.writer = WeakElement(writer)
  }

  var value: Value {
    get { entry.value.flatMap(coding.decode) ?? initial }
    set { entry.write(coding.encode(newValue), by: writer) }
  }
}

/// A property of a `ValueStore`: the common part of `AppStorage` and `SceneStorage`.
struct StoredProperty<Value> {
  let key: String
  let initial: Value
  let coding: StoredCoding<Value>
  private var access: StoredAccess<Value>?

  init(_ key: String, initial: Value, coding: StoredCoding<Value>) {
    self.key = key
    self.initial = initial
    self.coding = coding
  }

  /// Connects the property with its entry in `store`.
  @MainActor mutating func install(_ slot: inout AnyObject?, of element: Element, in store: ValueStore) {
    if let former = slot as? StoredAccess<Value>, former.entry.key == key, former.entry.values === store.values,
      areEqual(former.initial, initial)
    {
      access = former
    } else {
      let new = StoredAccess(key, in: store, initial: initial, coding: coding, writer: element)
      slot = new
      access = new
    }
  }

  /// The value in a view; nil outside of views.
  var installed: StoredAccess<Value>? { access }

  /// The value outside of a view, in `store`.
  func value(in store: ValueStore?) -> Value {
    guard let store else { return initial }
    // On the main actor a body that reads the value, for instance through an observable object, is evaluated again when it changes.
    guard MainThread.isCurrent else { return store.values.value(for: key).flatMap(coding.decode) ?? initial }
    let key = key
    let stored = MainActor.assumeIsolated { store.entry(for: key) }.value
    return stored.flatMap(coding.decode) ?? initial
  }

  /// Writes the value outside of a view, in `store`.
  func write(_ value: Value, in store: ValueStore?) {
    guard let store else { return }
    let (key, new) = (key, coding.encode(value))
    MainThread.run { store.entry(for: key).write(new) }
  }

  /// True if a body sees the same value through both.
  static func isSame(_ old: StoredProperty, _ new: StoredProperty) -> Bool {
    old.key == new.key && areEqual(old.initial, new.initial)
  }
}
