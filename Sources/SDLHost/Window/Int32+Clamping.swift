import Geometry

extension Int32 {
  /// The nearest integer, as SDL takes positions and sizes: the bound of `Int32` beyond it, 0 for no number.
  package init(clamping value: CGFloat) {
    let nearest = Int32(exactly: value.rounded())
    self = value.isNaN ? 0 : nearest ?? (value < 0 ? .min : .max)
  }
}
