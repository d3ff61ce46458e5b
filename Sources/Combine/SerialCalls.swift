/// Runs closures in sequence: on the thread that adds a closure, or on the thread that runs an earlier closure. No thread waits.
final class SerialCalls: Sendable {
  private let inbox = Inbox<() -> Void, Never>(Receiver(receiveValue: { $0() }))

  /// Runs `call` after the calls that were added before; false if a running call leaves it to its thread.
  @discardableResult func run(_ call: @escaping () -> Void) -> Bool { inbox.deliver(.value(call)) }
}
