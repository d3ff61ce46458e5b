extension LazyNode {
  /// The container's length along the axis, in points; nil if no row depends on it.
  private var containerLength: CGFloat? { containerUse.axes.contains(Axis.Set(axis)) ? containerLength(axis) : nil }

  /// Adopts the container's length and discards all measurements if it has changed, including those of rows that are not built. A
  /// change across the axis selects another index without discarding measurements.
  ///
  /// Called before and after rows are built, because a new row can be the first that depends on the container.
  func takeContainer() {
    measurements.setContainerLength(containerLength)
  }

  /// The length of all lines in points, for a length of `across` points across the axis and the container's present length.
  ///
  /// In a measure the container can have another length than in the layout. The built lines are then measured with that length, and
  /// the other lines are estimated from them.
  func length(across: CGFloat) -> CGFloat {
    guard let measured = measurements.containerLength, measured != containerLength, !live.isEmpty else {
      return corrections.lengthFeedback.heldLength ?? totalLength
    }
    var index = index.forgettingEverything()
    let layout = lineLayout(across: across.isFinite ? across : size[axis.cross])
    for line in live where line.cells.count == lines.items(inLine: line.line).count {
      index.measure(line.line, extent(of: line, length: layout.length(of: line, isWhole: isWhole(line.line))))
    }
    index.adoptFirstEstimates()
    return self.length(of: index)
  }
}
