import Engine

/// Validates numbers passed by the program and clamps them to a valid range, with a warning. The only place that does
/// so.
package enum Limits {
  /// A length: finite and not negative, otherwise 0.
  package static func length(_ value: CGFloat, _ what: StaticString) -> CGFloat {
    if value >= 0, value.isFinite { return value }
    report(value, what, taken: "0", wanted: "0 or more and finite")
    return 0
  }

  /// An optional length. NaN and infinity count as nil, as in SwiftUI; a negative length counts as 0.
  static func optionalLength(_ value: CGFloat?, _ what: StaticString) -> CGFloat? {
    guard let value, !value.isFinite else { return value.map { length($0, what) } }
    report(value, what, taken: "left out", wanted: "0 or more and finite")
    return nil
  }

  /// An optional length that may be infinite.
  static func limit(_ value: CGFloat?, _ what: StaticString) -> CGFloat? {
    value == .infinity ? .infinity : optionalLength(value, what)
  }

  /// A distance: finite, of either sign, otherwise 0.
  static func distance(_ value: CGFloat, _ what: StaticString) -> CGFloat {
    if value.isFinite { return value }
    report(value, what, taken: "0", wanted: "finite")
    return 0
  }

  /// A scroll offset; the scroll view clamps it to its range. NaN counts as nil.
  static func offset(_ value: CGFloat, _ what: StaticString) -> CGFloat? {
    if !value.isNaN { return value }
    report(value, what, taken: "left out", wanted: "a number")
    return nil
  }

  /// The size of a shape for a proposal: not negative, and infinite only along an axis proposed as infinite.
  static func shapeSize(_ size: CGSize, proposed: ProposedViewSize) -> CGSize {
    let isEndless = proposed.width == .infinity || proposed.height == .infinity
    func side(_ value: CGFloat, _ proposed: CGFloat?) -> CGFloat {
      if value >= 0, value == proposed { return value }
      return isEndless && value == .infinity ? 0 : length(value, "a side of the size of a shape")
    }
    return CGSize(width: side(size.width, proposed.width), height: side(size.height, proposed.height))
  }

  /// A fraction, clamped to 0…1 without a warning. NaN counts as 0.
  static func unit(_ value: Double, _ what: StaticString = "a component of a color") -> Double {
    if !value.isNaN { return max(0, min(1, value)) }
    report(value, what, taken: "0", wanted: "a number of 0…1")
    return 0
  }

  /// A rank, such as a layout priority: any number, including infinity. NaN counts as 0.
  static func rank(_ value: Double, _ what: StaticString) -> Double {
    if !value.isNaN { return value }
    report(value, what, taken: "0", wanted: "a number")
    return 0
  }

  /// A ratio of lengths: positive and finite, otherwise nil.
  package static func ratio(_ value: CGFloat, _ what: StaticString) -> CGFloat? {
    if value > 0, value.isFinite { return value }
    report(value, what, taken: "left out", wanted: "more than 0 and finite")
    return nil
  }

  /// A count: at least 1.
  package static func count(_ value: Int, _ what: StaticString) -> Int {
    if value >= 1 { return value }
    warn("\(what) was \(value), which is taken as 1; give a value that is 1 or more")
    return 1
  }

  /// A unit point with finite coordinates.
  static func point(_ value: UnitPoint, _ what: StaticString) -> UnitPoint {
    UnitPoint(x: distance(value.x, what), y: distance(value.y, what))
  }

  /// Margins: finite and not negative.
  static func margins(_ insets: EdgeInsets, _ what: StaticString) -> EdgeInsets {
    EdgeInsets(
      top: length(insets.top, what), leading: length(insets.leading, what), bottom: length(insets.bottom, what),
      trailing: length(insets.trailing, what))
  }

  /// Insets: finite, of either sign.
  static func insets(_ insets: EdgeInsets, _ what: StaticString) -> EdgeInsets {
    EdgeInsets(
      top: distance(insets.top, what), leading: distance(insets.leading, what), bottom: distance(insets.bottom, what),
      trailing: distance(insets.trailing, what))
  }

  /// The lengths of a flexible frame along an axis. A contradiction causes a warning; the minimum then takes effect.
  static func frame(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) -> FrameLimits {
    let limits = FrameLimits(
      minimum: optionalLength(minimum, "the minimum of a frame"), ideal: optionalLength(ideal, "the ideal of a frame"),
      maximum: limit(maximum, "the maximum of a frame"))
    let least = limits.minimum ?? -.infinity
    let ideal = limits.ideal ?? least
    if least > ideal || ideal > limits.maximum ?? .infinity {
      let given = [limits.minimum, limits.ideal, limits.maximum].compactMap(\.self)
      warn("a frame's minimum, ideal and maximum were \(given), which contradict each other; give them in rising order")
    }
    return limits
  }

  private static func report(_ value: CGFloat, _ what: StaticString, taken: String, wanted: String) {
    warn("\(what) was \(value), which is taken as \(taken); give a value that is \(wanted)")
  }

  private static func warn(_ message: String) {
    MainThread.run { Diagnostics.warn(message) }
  }
}
