extension FixedWidthInteger {
  /// The whole part of `value`, clamped to `range`. NaN counts as 0 before it is clamped.
  ///
  /// The conversion of a number that the program, a script or a device has given: `Int(_:)` stops the program for NaN and for numbers
  /// that an integer cannot hold.
  ///
  /// ```swift
  /// Int(limited: 1e300, to: 0...500)  // 500
  /// ```
  @inlinable package init(limited value: Double, to range: ClosedRange<Self>) {
    let value = value.isNaN ? 0 : value
    self =
      value <= Double(range.lowerBound)
      ? range.lowerBound : value >= Double(range.upperBound) ? range.upperBound : Self(value)
  }
}
