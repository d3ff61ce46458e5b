/// Calls `probe` until it returns a value, and returns the value. The pause between two calls decides no outcome: on a slow machine the
/// function takes longer.
///
/// - Parameters:
///   - condition: The awaited condition, for the error.
///   - deadline: The time after which the last call was made.
///   - interval: The pause between two calls.
/// - Throws: The errors of `probe`, and ``ChildProcess/Failure`` at the deadline.
package func waitForValue<Value>(
  _ condition: @autoclosure () -> String, within deadline: Duration = .seconds(20),
  every interval: Duration = .milliseconds(20), isolation: isolated (any Actor)? = #isolation,
  _ probe: () async throws -> Value?
) async throws -> Value {
  let end = ContinuousClock.now + deadline
  while true {
    let isLast = ContinuousClock.now >= end
    if let value = try await probe() { return value }
    if isLast { throw ChildProcess.Failure("Waited \(deadline) for \(condition()).") }
    try await Task.sleep(for: interval)
  }
}

/// Waits until `isMet` returns true; see `waitForValue(_:within:every:isolation:_:)`.
package func wait(
  for condition: @autoclosure () -> String, within deadline: Duration = .seconds(20),
  every interval: Duration = .milliseconds(20), isolation: isolated (any Actor)? = #isolation,
  until isMet: () async throws -> Bool
) async throws {
  try await waitForValue(condition(), within: deadline, every: interval) { try await isMet() ? () : nil }
}

/// Waits until `isMet` returns true, in at most 1,000 calls with 5 ms between them. For tests that share their actor with other tests, which
/// delay the calls.
package func waitInCalls(
  for condition: @autoclosure () -> String, isolation: isolated (any Actor)? = #isolation, until isMet: () -> Bool
) async throws {
  for _ in 0..<1000 {
    if isMet() { return }
    try await Task.sleep(for: .milliseconds(5))
  }
  throw ChildProcess.Failure("Waited in 1000 calls for \(condition()).")
}
