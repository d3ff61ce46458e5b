/// The guard against a test that hangs: five minutes. No outcome depends on it, however busy the machine is.
package let hangGuard: Duration = .seconds(300)

/// Calls `probe` until it returns a value, and returns the value. The pause between two calls decides no outcome: on a slow machine the
/// function takes longer.
///
/// - Parameters:
///   - condition: The awaited condition, for the error.
///   - interval: The pause between two calls.
/// - Throws: The errors of `probe`, and ``ChildProcess/Failure`` after ``hangGuard``.
package func waitForValue<Value>(
  _ condition: @autoclosure () -> String, every interval: Duration = .milliseconds(20),
  isolation: isolated (any Actor)? = #isolation,
  _ probe: () async throws -> Value?
) async throws -> Value {
  let end = ContinuousClock.now + hangGuard
  while true {
    let isLast = ContinuousClock.now >= end
    if let value = try await probe() { return value }
    if isLast { throw ChildProcess.Failure("Waited \(hangGuard) for \(condition()).") }
    try await Task.sleep(for: interval)
  }
}

/// Waits until `isMet` returns true; see `waitForValue(_:every:isolation:_:)`.
package func wait(
  for condition: @autoclosure () -> String, every interval: Duration = .milliseconds(20),
  isolation: isolated (any Actor)? = #isolation,
  until isMet: () async throws -> Bool
) async throws {
  try await waitForValue(condition(), every: interval) { try await isMet() ? () : nil }
}
