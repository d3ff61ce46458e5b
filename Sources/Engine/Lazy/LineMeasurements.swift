/// The extents of a container's lines for the present length across its axis, and for the lengths before it.
struct LineMeasurements {
  /// The extents for another length across the axis.
  private struct Other {
    let across: CGFloat
    var index: ExtentIndex
  }

  /// The number of former lengths across the axis for which extents are kept.
  private static let maximumOthers = 2

  /// The offsets of lines for the length `across`. The extent of a line includes the spacing after it.
  var index = ExtentIndex(estimate: LazyMetrics.firstEstimate)
  /// The length across the axis in points for which `index` was measured; `nil` before the first layout.
  private(set) var across: CGFloat?
  /// The length of the enclosing container along the axis in points for which `index` was measured; `nil` if no row depends on it.
  private(set) var containerLength: CGFloat?
  /// The other extents, the latest last.
  private var others: [Other] = []

  /// The number of stored extents, for all lengths across the axis.
  var storedCount: Int { others.reduce(index.storedCount) { $0 + $1.index.storedCount } }

  /// Selects the extents for a length across the axis. Returns true if extents for another length were selected before.
  mutating func select(across new: CGFloat) -> Bool {
    defer { across = new }
    guard let across else { return false }
    others.removeAll { $0.across == across || $0.index.count != index.count }
    others.append(Other(across: across, index: index))
    if others.count > Self.maximumOthers { others.removeFirst() }
    index = others.first { $0.across == new }?.index ?? index.forgettingMeasures()
    return true
  }

  /// Adopts the length of the enclosing container; `nil` if no row depends on it. Discards all extents if the length has changed.
  mutating func setContainerLength(_ length: CGFloat?) {
    let former = containerLength
    containerLength = length
    guard let former, former != length else { return }
    index = index.forgettingEverything()
    others.removeAll()
  }

  /// Discards the measured extents.
  mutating func forget() {
    index = index.forgettingMeasures()
    others.removeAll()
  }

  /// Applies a change of the lines to all extents.
  mutating func rearrange(_ lines: RowRearrangement) {
    index.rearrange(lines)
    for number in others.indices { others[number].index.rearrange(lines) }
  }

  /// Replaces all lines by new lines.
  mutating func replaceAll(with lines: RowRearrangement) {
    index.rearrange(lines)
    others.removeAll()
  }

  /// The ranges of measured lines in `range`, for any length across the axis, in order.
  func measuredRanges(in range: Range<Int>) -> [Range<Int>] {
    guard !others.isEmpty else { return index.measuredRanges(in: range) }
    return ([index] + others.map(\.index)).flatMap { $0.measuredRanges(in: range) }.merged
  }
}
