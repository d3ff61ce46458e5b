extension ScalarMath {
  /// The angle of the vector (x, y) in radians, −π … π, from IEEE operations alone; the error is below 4.5e-16 of the result.
  /// An angle is 0 or ±π with the sign of y where y is ±0, and NaN where x or y is NaN.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN, !y.isNaN else { return .nan }
    let (width, height) = (x.magnitude, y.magnitude)
    let isSteep = height > width
    let slope: Double =
      if height == width { height == 0 ? 0 : 1 } else { isSteep ? width / height : height / width }
    var angle = arctangent(ofSlope: slope)
    if isSteep { angle = .pi / 2 - angle }
    if x.sign == .minus { angle = .pi - angle }
    return y.sign == .minus ? -angle : angle
  }

  /// The arctangents of 0, 1/4, 1/2, 3/4 and 1.
  private static let quarterAngles: [Double] = [
    0, 0.24497866312686414, 0.46364760900080615, 0.6435011087932844, 0.7853981633974483,
  ]

  /// ±1/n for n = 1, 3 … 19: with |t| ≤ 1/8 the first term left out is below 1e-20 of the sum.
  private static let alternatingReciprocals: [Double] = [
    1, -1 / 3, 1 / 5, -1 / 7, 1 / 9, -1 / 11, 1 / 13, -1 / 15, 1 / 17, -1 / 19,
  ]

  /// The arctangent of a `slope` in 0 … 1. arctan a − arctan b = arctan((a − b)/(1 + ab)) reduces the argument to at most 1/8.
  private static func arctangent(ofSlope slope: Double) -> Double {
    let index = Int((slope * 4).rounded())
    let quarter = Double(index) / 4
    let reduced = (slope - quarter) / (1 + slope * quarter)
    return quarterAngles[index] + reduced * polynomial(alternatingReciprocals, at: reduced * reduced)
  }
}
