import Engine

/// Holds a value that bodies read and actions write: what persists of a `@State`.
///
/// Reads and writes belong on the main thread. A write from another thread is brought there, as in SwiftUI.
class StateStorage: @unchecked Sendable {
  private var readers = Registry<Element>()
  fileprivate weak var owner: Element?

  @MainActor func addReader(_ element: Element) { readers.insert(element, id: ObjectIdentifier(element)) }

  /// Belongs to another element from now on.
  @MainActor func move(to element: Element) { owner = element }

  @MainActor func removeReader(_ element: Element) { readers.remove(ObjectIdentifier(element)) }

  /// Marks everyone who has read the value. They subscribe again when their bodies are evaluated.
  @MainActor fileprivate func notifyReaders() {
    for reader in readers.removeAll() {
      reader.didLeave(self)
      reader.setNeedsBody()
    }
  }

  /// Notes that the body that is being evaluated now, if any, reads the value.
  fileprivate func noteRead() {
    guard MainThread.isCurrent else { return }
    MainActor.assumeIsolated { ViewGraph.evaluating?.subscribe(to: self) }
  }
}

/// A state's value.
final class StateBox<Value>: StateStorage, @unchecked Sendable {
  private var stored: Value

  @MainActor init(_ value: Value, owner: Element?) {
    stored = value
    super.init()
    self.owner = owner
  }

  var value: Value {
    get {
      noteRead()
      return stored
    }
    set { write(newValue) }
  }

  /// The value, without noting the read.
  var untracked: Value { stored }

  private func write(_ new: Value) {
    let write = Write(box: self, value: new)
    MainThread.run { write.run() }
  }

  /// A write on its way to the main thread.
  private struct Write: @unchecked Sendable {
    let box: StateBox
    let value: Value

    @MainActor func run() {
      if areEqual(box.stored, value) { return }
      if let owner = box.owner, owner.isMounted { owner.graph.checkStateWrite(of: owner) }
      box.stored = value
      box.notifyReaders()
    }
  }
}

/// Whether two values are known to be equal: the same object, or equal values; false for types that can't be compared.
func areEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  if Value.self is AnyClass || Value.self == AnyObject.self { return (one as AnyObject) === (other as AnyObject) }
  if let type = Value.self as? any Equatable.Type { return areEqual(type, one, other) }
  return false
}

/// `Value` and `Compared` are the same type; told apart only so that the one can be found from the other.
private func areEqual<Value, Compared: Equatable>(_ type: Compared.Type, _ one: Value, _ other: Value) -> Bool {
  unsafeBitCast(one, to: type) == unsafeBitCast(other, to: type)
}
