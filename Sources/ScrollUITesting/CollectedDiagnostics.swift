import Engine

/// The messages about mistakes in user code that `body` causes, each once, although the run has seen them before.
@MainActor package func collectingDiagnostics(_ body: () throws -> Void) rethrows -> [String] {
  var messages: [String] = []
  let outer = Diagnostics.sink
  Diagnostics.reset()
  Diagnostics.sink = { messages.append($0) }
  defer { Diagnostics.sink = outer }
  try body()
  return messages
}
