import AccessBus
import Foundation
import MessageBus

/// A loop that waits for connections alone.
@MainActor package enum BusLoop {
  private static var hasMore = false

  /// Waits for messages of `connections`, for at most `milliseconds`, and handles them.
  ///
  /// - Parameter milliseconds: The time; -1 for no limit.
  package static func turn(_ connections: [DBusConnection], milliseconds: Int32 = -1) {
    var descriptors = connections.compactMap { connection in
      connection.descriptor.map {
        pollfd(fd: $0, events: Int16(POLLIN | (connection.wantsToWrite ? POLLOUT : 0)), revents: 0)
      }
    }
    guard !descriptors.isEmpty else { return }
    _ = poll(&descriptors, nfds_t(descriptors.count), hasMore ? 0 : milliseconds)
    hasMore = false
    for connection in connections where connection.turn() { hasMore = true }
  }
}

/// A program that calls others over a bus and waits for the answers.
@MainActor package final class BusClient {
  package let connection: DBusConnection
  /// Loops of the same process that have to run for an answer.
  private let others: [DBusConnection]

  package init?(to address: String, beside others: [DBusConnection] = []) {
    guard let connection = DBusConnection(to: address) else { return nil }
    self.connection = connection
    self.others = others
  }

  /// The body of an answer, or the name of an error.
  package enum Answer: Equatable {
    case body([DBusValue])
    case failure(String)

    /// The first value; nil for an error.
    package var first: DBusValue? { if case .body(let values) = self { values.first } else { nil } }
  }

  /// Runs the loop until `probe` returns a value, in at most 20,000 turns of at most a millisecond each; nil then.
  package func wait<Value>(_ probe: () -> Value?) async -> Value? {
    for _ in 0..<20_000 {
      if let value = probe() { return value }
      BusLoop.turn([connection] + others, milliseconds: 1)
      await Task.yield()
    }
    return nil
  }

  /// Calls a method and waits for the answer; nil without an answer.
  package func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String, _ body: [DBusValue] = []
  ) async -> Answer? {
    var answer: Answer?
    connection.call(destination, path, interface, member, body) { message in
      answer = message.kind == .answer ? .body(message.read() ?? []) : .failure(message.errorName)
    }
    return await wait { answer }
  }
}
