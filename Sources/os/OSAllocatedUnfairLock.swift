import Synchronization

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage: @unchecked Sendable {
    let mutex: Mutex<Void> = Mutex(())
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock around `initialState`.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates a lock around `initialState`.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Runs `body` while no other thread runs a body of this lock.
  public func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
    try storage.mutex.withLock { _ in try body(&storage.state) }
  }

  /// Runs `body` while no other thread runs a body of this lock.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(initialState: ()) }

  /// Runs `body` while no other thread runs a body of this lock.
  public func withLock<R>(_ body: () throws -> R) rethrows -> R { try withLock { (_: inout Void) in try body() } }
}
