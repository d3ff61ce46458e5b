extension CGRect {
  /// The rectangle that both contain; null if an edge is NaN. Foundation's `intersection(_:)` stops the program then.
  @inlinable package func overlap(with other: CGRect) -> CGRect {
    hasNaN || other.hasNaN ? .null : intersection(other)
  }

  /// True if the rectangles overlap or touch, as for `intersects(_:)`; false if an edge is NaN.
  @inlinable package func meets(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  @usableFromInline var hasNaN: Bool { minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN }
}
