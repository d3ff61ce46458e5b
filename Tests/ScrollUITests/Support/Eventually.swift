/// Passes a value to another thread; the test ensures that access is safe.
package struct UncheckedSendable<Value>: @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// True if `condition` becomes true while the main actor yields. False after five minutes: a guard against hanging, on which no outcome depends.
@MainActor package func eventually(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(300)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    await Task.yield()
  }
  return true
}
