/// Passes a value to another thread; the test ensures that access is safe.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// True if `condition` becomes true while the main actor yields a bounded number of times.
@MainActor package func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}
