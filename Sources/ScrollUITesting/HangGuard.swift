/// Ends a wait that would not end: after five minutes in which the process could run the wait's steps.
///
/// A pause between two steps counts as one second at most. A wait of the main actor whose other tests run meanwhile for minutes therefore has as
/// many steps as on an idle machine, and no outcome depends on the time.
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
