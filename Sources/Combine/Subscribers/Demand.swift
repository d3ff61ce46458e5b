extension Subscribers {
  /// A number of values or publishers: at least 0, or `unlimited`.
  public struct Demand: Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
    /// The number; nil for `unlimited`.
    public let max: Int?

    private init(max: Int?) { self.max = max }

    /// No limit.
    public static let unlimited = Demand(max: nil)
    /// Zero.
    public static let none = Demand(max: 0)
    /// `value`, at least 0.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

    /// “unlimited”, or “max” and the number.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  /// The number, with `Int.max` in place of no limit.
  var count: Int { max ?? .max }

  /// The sum; unlimited if a part is, and also beyond the numbers of `Int`.
  public static func + (lhs: Self, rhs: Self) -> Self { combine(lhs, rhs) { $0.addingReportingOverflow($1) } }

  /// The sum, at least 0.
  public static func + (lhs: Self, rhs: Int) -> Self { combine(lhs, rhs) { $0.addingReportingOverflow($1) } }

  /// The difference, at least 0. Unlimited minus a demand is unlimited; a number minus unlimited is 0.
  public static func - (lhs: Self, rhs: Self) -> Self {
    guard let subtrahend = rhs.max else { return lhs.max == nil ? .unlimited : .none }
    return lhs - subtrahend
  }

  /// The difference, at least 0.
  public static func - (lhs: Self, rhs: Int) -> Self { combine(lhs, rhs) { $0.subtractingReportingOverflow($1) } }

  /// The product, at least 0.
  public static func * (lhs: Self, rhs: Int) -> Self { combine(lhs, rhs) { $0.multipliedReportingOverflow(by: $1) } }

  /// Adds `rhs`.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Adds `rhs`.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }
  /// Subtracts `rhs`, down to 0.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Subtracts `rhs`, down to 0.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
  /// Multiplies by `rhs`.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  private static func combine(_ lhs: Self, _ rhs: Self, _ operation: (Int, Int) -> (Int, overflow: Bool)) -> Self {
    guard let number = rhs.max else { return .unlimited }
    return combine(lhs, number, operation)
  }

  private static func combine(_ lhs: Self, _ rhs: Int, _ operation: (Int, Int) -> (Int, overflow: Bool)) -> Self {
    guard let number = lhs.max else { return .unlimited }
    let (result, overflow) = operation(number, rhs)
    return overflow ? (rhs < 0 ? .none : .unlimited) : .max(result)
  }
}

extension Subscribers.Demand {
  /// True for the smaller demand on the left. Unlimited is greater than each number.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    guard let left = lhs.max else { return false }
    return rhs.max.map { left < $0 } ?? true
  }

  /// True if `max` of `lhs` is `rhs`.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// True if `max` of `rhs` is `lhs`.
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }
  /// True unless `max` of `lhs` is `rhs`.
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }
  /// True if `lhs` is below `rhs`.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// True if `lhs` is below `rhs`.
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }
  /// True if `lhs` is above `rhs`; `unlimited` is above each number.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// True if `lhs` is above `rhs`.
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }
  /// True if `lhs` is at most `rhs`.
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }
  /// True if `lhs` is at least `rhs`.
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }
}
