import Engine
import Synchronization

/// The base of `StateBox`: the readers of a value that bodies read and actions write.
///
/// The value may be read on any thread. It changes on the main actor only: a write from another thread is transferred there, with its
/// transaction.
class StateStorage: @unchecked Sendable {
  private var readers = Registry<Element>()
  fileprivate weak var owner: Element?

  /// True if a body has read the value since its last change.
  @MainActor var hasReaders: Bool { !readers.isEmpty }

  @MainActor func addReader(_ element: Element) { readers.insert(element, id: ObjectIdentifier(element)) }

  /// Changes the owner, when the state of a row returns to a new element.
  @MainActor func move(to element: Element) { owner = element }

  @MainActor func removeReader(_ element: Element) { readers.remove(ObjectIdentifier(element)) }

  /// Marks all readers of the value and removes them. They subscribe again when their bodies are evaluated.
  @MainActor fileprivate func notifyReaders() {
    for reader in readers.removeAll() {
      reader.didLeave(self)
      reader.setNeedsBody()
    }
  }
}

/// The stored value of a `State`.
final class StateBox<Value>: StateStorage, @unchecked Sendable {
  /// Changed on the main actor only, under `lock`. The main actor therefore reads it without the lock.
  private var stored: Value
  private let lock = Mutex(())

  @MainActor init(_ value: Value, owner: Element?) {
    stored = value
    super.init()
    self.owner = owner
  }

  var value: Value {
    get {
      guard MainThread.isCurrent else { return lock.withLock { _ in UncheckedTransfer(stored) }.value }
      MainActor.assumeIsolated { ViewGraph.evaluating?.subscribe(to: self) }
      return stored
    }
    set { write(newValue) }
  }

  /// The value, without subscribing the current reader. Read on the main actor only.
  var untracked: Value { stored }

  private func write(_ new: Value) {
    let new = UncheckedTransfer(new)
    MainThread.run { self.store(new.value) }
  }

  @MainActor private func store(_ value: Value) {
    if areEqual(stored, value) { return }
    if let owner, owner.isMounted { owner.graph.checkStateWrite(of: owner) }
    // The old value is released outside of the lock: its release may read this state.
    var value = value
    lock.withLock { _ in swap(&stored, &value) }
    notifyReaders()
  }
}

/// True if two values are equal: the same object, or equal values of an `Equatable` type. False for other types.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if Value.self is AnyClass || Value.self == AnyObject.self { return (one as AnyObject) === (other as AnyObject) }
  if let type = equatableType(Value.self) { return areEqual(type, one, other) }
  return false
}

/// `type` if its values are compared by `==`.
func equatableType(_ type: Any.Type) -> (any Equatable.Type)? { type as? any Equatable.Type }

/// `Value` and `Compared` are the same type; the second parameter carries the conformance to `Equatable`.
private func areEqual<Value, Compared: Equatable>(_ type: Compared.Type, _ one: Value, _ other: Value) -> Bool {
  unsafeBitCast(one, to: type) == unsafeBitCast(other, to: type)
}
