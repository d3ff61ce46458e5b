import Engine

extension Diagnostics {
  /// The diagnostics about mistakes in user code that `body` causes, without repetitions. Messages that were
  /// reported earlier in the run are reported again.
  @MainActor package static func collecting(_ body: () throws -> Void) rethrows -> [String] {
    var messages: [String] = []
    let outer = sink
    reset()
    sink = { messages.append($0) }
    defer { sink = outer }
    try body()
    return messages
  }
}
