import Engine

/// Brings numbers that users give into the range in which they mean something. The one place where that is done.
enum Limits {
  /// A length: finite and not negative. Nil stays nil.
  static func optionalLength(_ value: CGFloat?, _ what: StaticString) -> CGFloat? {
    value.map { length($0, what) }
  }

  static func length(_ value: CGFloat, _ what: StaticString) -> CGFloat {
    if value >= 0, value.isFinite { return value }
    report(value, what, "0 or more and finite")
    return 0
  }

  /// A length that may be infinite.
  static func limit(_ value: CGFloat?, _ what: StaticString) -> CGFloat? {
    guard let value else { return nil }
    if value >= 0 { return value }
    report(value, what, "0 or more")
    return 0
  }

  /// A distance: finite, of either sign.
  static func distance(_ value: CGFloat, _ what: StaticString) -> CGFloat {
    if value.isFinite { return value }
    report(value, what, "finite")
    return 0
  }

  /// A fraction: 0…1.
  static func unit(_ value: Double) -> Double { value.isNaN ? 0 : max(0, min(1, value)) }

  static func insets(_ insets: EdgeInsets, _ what: StaticString) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, what), leading: distance(insets.leading, what), bottom: distance(insets.bottom, what),
      trailing: distance(insets.trailing, what))
  }

  private static func report(_ value: CGFloat, _ what: StaticString, _ wanted: String) {
    let message = "\(what) was \(value), which is taken as 0; give a value that is \(wanted)"
    MainThread.run { Diagnostics.warn(message) }
  }
}
