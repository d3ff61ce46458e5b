/// Ends a wait of `TestWindow.wait(until:)` after five minutes of its own steps.
///
/// A pause between two calls of `step()` counts as a second at most: tests of the `MainActor` may run for minutes between them. A wait
/// therefore has as many steps as on an idle machine. No outcome of a test depends on the time.
package struct HangGuard {
  private static let limit: Duration = .seconds(300)
  private static let longestStep: Duration = .seconds(1)

  private var last = ContinuousClock.now
  private var waited: Duration = .zero

  package init() {}

  /// Notes a step of the wait; false if the wait is to end.
  package mutating func step() -> Bool {
    let now = ContinuousClock.now
    waited += min(now - last, Self.longestStep)
    last = now
    return waited < Self.limit
  }
}
