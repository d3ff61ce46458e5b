import ScrollUITesting

/// Passes a value to another thread; the test ensures that access is safe.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// True if `condition` becomes true while the main actor yields. False after five minutes without other tests; see `HangGuard`.
@MainActor package func eventually(_ condition: () -> Bool) async -> Bool {
  var hangGuard = HangGuard()
  while !condition() {
    guard hangGuard.step() else { return false }
    await Task.yield()
  }
  return true
}
