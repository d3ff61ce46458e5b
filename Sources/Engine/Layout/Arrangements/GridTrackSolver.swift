/// Computes the widths of the columns of a grid, or the heights of its rows. Both are called tracks.
///
/// A track is as long as the longest cell that lies in it alone. Flexible tracks share the remaining length by the rules of a stack
/// (`StackSolver`). Cells that span several tracks follow: their excess is distributed equally over their tracks.
package struct GridTrackSolver {
  /// The extent of a cell, or of all cells of a track.
  package struct Extent: Equatable {
    /// The distances from the alignment line to both ends.
    package var before: CGFloat = 0
    package var after: CGFloat = 0
    /// The length of cells without alignment.
    package var loose: CGFloat = 0

    package init() {}

    package init(before: CGFloat, after: CGFloat) {
      self.before = before
      self.after = after
    }

    package init(loose: CGFloat) { self.loose = loose }

    /// The length of the aligned cells.
    package var aligned: CGFloat { before + after }

    package var length: CGFloat { max(aligned, loose) }

    mutating func formUnion(_ other: Extent) {
      before = max(before, other.before)
      after = max(after, other.after)
      loose = max(loose, other.loose)
    }
  }

  /// The tracks of each cell; no range is empty.
  package let cells: [Range<Int>]
  package let trackCount: Int
  /// The distance between two tracks in points.
  package let spacing: CGFloat

  package init(cells: [Range<Int>], trackCount: Int, spacing: CGFloat) {
    self.cells = cells
    self.trackCount = trackCount
    self.spacing = spacing
  }

  private var totalSpacing: CGFloat { spacing * CGFloat(max(0, trackCount - 1)) }

  /// The length of all tracks with the spacing between them.
  package func total(_ tracks: [Extent]) -> CGFloat { length(of: 0..<trackCount, in: tracks) }

  /// The length from the beginning of the first to the end of the last track of `range`.
  package func length(of range: Range<Int>, in tracks: [Extent]) -> CGFloat {
    range.reduce(0) { $0 + tracks[$1].length } + spacing * CGFloat(max(0, range.count - 1))
  }

  /// The offset of each track in the grid, for the extents `tracks`.
  package func starts(_ tracks: [Extent]) -> [CGFloat] {
    var start: CGFloat = 0
    return tracks.map { track in
      defer { start += track.length + spacing }
      return start
    }
  }

  /// The extent of each track in `available`; nil for the ideal lengths, 0 for the minimum, infinity for the maximum.
  ///
  /// `limits` is called for the cells of a track, and only if length has to be distributed. `take` returns the extent of a cell
  /// for a proposal.
  ///
  /// Complexity: O(n log n) in the number of cells.
  package func tracks(
    available: CGFloat?, limits: (_ cell: Int) -> StackSolver.Child,
    take: (_ cell: Int, _ offer: CGFloat?) -> Extent
  ) -> [Extent] {
    var members = [[Int]](repeating: [], count: trackCount)
    for (index, cell) in cells.enumerated() where cell.count == 1 { members[cell.lowerBound].append(index) }
    func taken(_ track: Int, _ offer: CGFloat?) -> Extent {
      members[track].reduce(into: Extent()) { $0.formUnion(take($1, offer)) }
    }
    guard let available, available > 0, available.isFinite else {
      var tracks = (0..<trackCount).map { taken($0, available) }
      spread(over: &tracks, offer: { _ in available }, take: take)
      return tracks
    }
    var tracks = [Extent](repeating: Extent(), count: trackCount)
    let children = members.map { Self.limits(of: $0.map(limits)) }
    _ = StackSolver.offers(to: children, available: max(0, available - totalSpacing)) { track, offer in
      tracks[track] = taken(track, offer)
      return tracks[track].length
    }
    shareRest(of: available, over: &tracks, take: take)
    return tracks
  }

  /// The limits of a track: the largest minimum and the largest maximum of its cells.
  private static func limits(of cells: [StackSolver.Child]) -> StackSolver.Child {
    StackSolver.Child(
      priority: cells.map(\.priority).max() ?? 0, minimum: cells.map(\.minimum).max() ?? 0,
      maximum: cells.map(\.maximum).max() ?? 0)
  }

  /// Proposes their tracks and an equal share of the rest to cells that span tracks.
  private func shareRest(
    of available: CGFloat, over tracks: inout [Extent], take: (_ cell: Int, _ offer: CGFloat?) -> Extent
  ) {
    let spanned = Set(cells.lazy.filter { $0.count > 1 }.flatMap { Array($0) })
    guard !spanned.isEmpty else { return }
    let own = tracks
    let share = max(0, available - total(own)) / CGFloat(spanned.count)
    spread(over: &tracks, offer: { length(of: $0, in: own) + share * CGFloat($0.count) }, take: take)
  }

  /// Lengthens tracks for cells that span several, in ascending order of their spans.
  private func spread(
    over tracks: inout [Extent], offer: (Range<Int>) -> CGFloat?, take: (_ cell: Int, _ offer: CGFloat?) -> Extent
  ) {
    let spanning = cells.indices.filter { cells[$0].count > 1 }
    for cell in spanning.sorted(by: { (cells[$0].count, $0) < (cells[$1].count, $1) }) {
      let range = cells[cell]
      let present = length(of: range, in: tracks)
      let offer = offer(range).map { $0 > 0 ? max($0, present) : $0 }
      let missing = take(cell, offer).length - present
      guard missing > 0 else { continue }
      for track in range { tracks[track].loose = tracks[track].length + missing / CGFloat(range.count) }
    }
  }
}
