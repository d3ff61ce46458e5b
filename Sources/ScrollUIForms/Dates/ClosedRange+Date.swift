import Foundation

extension ClosedRange<Date> {
  /// The dates of a range. A missing bound is `Date.distantPast` or `Date.distantFuture`, or the other bound if that is farther. The last date
  /// of a range without its upper bound is a microsecond before it, or the first date if the range is empty.
  nonisolated package init(_ range: some RangeExpression<Date>) {
    let ends = range.relative(to: Timeline())
    let lower = ends.lowerBound == .infinitePast ? Swift.min(.distantPast, ends.upperBound) : ends.lowerBound
    let upper = ends.upperBound == .infiniteFuture ? Swift.max(lower, .distantFuture) : ends.upperBound
    self = lower...(range.contains(upper) ? upper : Swift.max(lower, upper - 1e-6))
  }
}

/// The collection whose positions are all dates, from which a range takes its missing bounds. Each date is its own successor, so that the
/// upper bound of a closed range stays exact.
private struct Timeline: Collection {
  nonisolated var startIndex: Date { .infinitePast }
  nonisolated var endIndex: Date { .infiniteFuture }
  nonisolated func index(after date: Date) -> Date { date }
  nonisolated subscript(date: Date) -> Date { date }
}

extension Date {
  nonisolated fileprivate static let infinitePast = Date(timeIntervalSinceReferenceDate: -.infinity)
  nonisolated fileprivate static let infiniteFuture = Date(timeIntervalSinceReferenceDate: .infinity)
}
