/// Work that comes through file descriptors, which the loop waits for together with its other work (`BetweenFrames.service`).
@MainActor package protocol DescriptorService: AnyObject {
  /// The descriptors to wait for after `turn()`.
  var descriptors: [WatchedDescriptor] { get }
  /// True if a descriptor has to be written when it is writable.
  var wantsToWrite: Bool { get }
  /// Does a bounded part of the work that is there, without waiting. Returns true if there is more.
  func turn() -> Bool
}

/// A file descriptor to wait for.
package struct WatchedDescriptor {
  let number: Int32
  /// True if the wait also ends when the descriptor can be written.
  let isWritten: Bool
}
