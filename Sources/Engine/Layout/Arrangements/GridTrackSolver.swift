import Geometry

/// Finds how wide the columns of a grid are, or how high its rows. Both are tracks: what holds for the ones holds for the others.
///
/// A track is as long as the longest cell that stands in it alone. Flexible tracks share the room that the others leave, by the rules
/// of a stack. Cells that span several tracks come after that: what they need beyond their tracks is spread over them equally.
package struct GridTrackSolver {
  /// How much of a track a cell takes, or all of its cells together.
  package struct Extent: Equatable {
    /// How far they reach from the line that they line up by, each way.
    package var before: CGFloat = 0
    package var after: CGFloat = 0
    /// The length that is taken wherever the line is.
    package var loose: CGFloat = 0

    package init() {}

    package init(before: CGFloat, after: CGFloat) {
      self.before = before
      self.after = after
    }

    package init(loose: CGFloat) { self.loose = loose }

    /// The length of what lines up.
    package var aligned: CGFloat { before + after }

    package var length: CGFloat { max(aligned, loose) }

    mutating func formUnion(_ other: Extent) {
      before = max(before, other.before)
      after = max(after, other.after)
      loose = max(loose, other.loose)
    }
  }

  /// The tracks that each cell stands in; none is empty.
  package let cells: [Range<Int>]
  package let trackCount: Int
  /// The distance between two tracks.
  package let spacing: CGFloat

  package init(cells: [Range<Int>], trackCount: Int, spacing: CGFloat) {
    self.cells = cells
    self.trackCount = trackCount
    self.spacing = spacing
  }

  private var totalSpacing: CGFloat { spacing * CGFloat(max(0, trackCount - 1)) }

  /// The length of all tracks together, with what lies between them.
  package func total(_ tracks: [Extent]) -> CGFloat { length(of: 0..<trackCount, in: tracks) }

  /// The length from the beginning of the first to the end of the last of some tracks.
  package func length(of range: Range<Int>, in tracks: [Extent]) -> CGFloat {
    range.reduce(0) { $0 + tracks[$1].length } + spacing * CGFloat(max(0, range.count - 1))
  }

  /// Where each track begins.
  package func starts(_ tracks: [Extent]) -> [CGFloat] {
    var start: CGFloat = 0
    return tracks.map { track in
      defer { start += track.length + spacing }
      return start
    }
  }

  /// What each track takes of `available`; nil asks for the ideal lengths, 0 for the shortest, infinity for the longest.
  ///
  /// `limits` is asked for the cells that stand in one track, and only where room has to be shared out. `take` says what a cell takes of
  /// an offer.
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

  /// A track is as stubborn as the most stubborn of its cells, and as greedy as the greediest.
  private static func limits(of cells: [StackSolver.Child]) -> StackSolver.Child {
    StackSolver.Child(
      priority: cells.map(\.priority).max() ?? 0, minimum: cells.map(\.minimum).max() ?? 0,
      maximum: cells.map(\.maximum).max() ?? 0)
  }

  /// Offers the cells that span tracks these and an equal share of what is left.
  private func shareRest(
    of available: CGFloat, over tracks: inout [Extent], take: (_ cell: Int, _ offer: CGFloat?) -> Extent
  ) {
    let spanned = Set(cells.lazy.filter { $0.count > 1 }.flatMap { Array($0) })
    guard !spanned.isEmpty else { return }
    let own = tracks
    let share = max(0, available - total(own)) / CGFloat(spanned.count)
    spread(over: &tracks, offer: { length(of: $0, in: own) + share * CGFloat($0.count) }, take: take)
  }

  /// Makes room for the cells that span tracks, the ones that span fewer first.
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
