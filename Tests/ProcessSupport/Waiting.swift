/// The guard against a test that hangs: five minutes. No outcome depends on it, however busy the machine is.
package let hangGuard: Duration = .seconds(300)

/// The most that counts of the time between two probes. Other tests of the probe's actor may run for minutes between them, and a wait that has
/// had few probes is not over.
private let longestStep: Duration = .seconds(1)

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
  var (last, waited) = (ContinuousClock.now, Duration.zero)
  while true {
    if let value = try await probe() { return value }
    let now = ContinuousClock.now
    waited += min(now - last, longestStep)
    last = now
    if waited >= hangGuard { throw ChildProcess.Failure("Waited \(hangGuard) for \(condition()).") }
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
