import Engine

/// Returns the diagnostics about mistakes in user code that `body` causes, without repetitions. Messages that were
/// reported earlier in the run are reported again.
@MainActor package func collectingDiagnostics(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let outer = Diagnostics.sink
  Diagnostics.reset()
  Diagnostics.sink = { messages.append($0) }
  defer { Diagnostics.sink = outer }
  try body()
  return messages
}
