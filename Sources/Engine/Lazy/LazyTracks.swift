/// The lengths of the columns of a lazy grid, or of the rows of a horizontal grid. Pure arithmetic.
package enum LazyTracks {
  /// The maximum number of tracks of an `adaptive` item.
  private static let maximumTracks: CGFloat = 10_000

  /// The permitted lengths of a track.
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as fit, each at least `minimum` long.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// The declaration of a track by the program.
  package struct Item: Equatable, Sendable {
    package var size: Size
    /// The distance to the next track in points; `nil` for the default.
    package var spacing: CGFloat?
    /// The alignment of cells in the track; `nil` for the alignment of the grid.
    package var alignment: Alignment?

    package init(size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// A track of `tracks(for:available:)` with its resolved length.
  package struct Track: Equatable, Sendable {
    package var origin: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?
  }

  /// The tracks in a container of `available` points.
  ///
  /// As in SwiftUI, spacing and `fixed` tracks are subtracted first. The other tracks are then offered equal shares of the remaining
  /// length in order, each within its limits. An `adaptive` item fills its share with as many tracks as fit.
  package static func tracks(for items: [Item], available: CGFloat) -> [Track] {
    guard !items.isEmpty else { return [Track(origin: 0, length: max(0, available), alignment: nil)] }
    var remainder = available
    var unfixed = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { remainder -= spacing(item) }
      if case .fixed(let length) = item.size { remainder -= length } else { unfixed += 1 }
    }
    var tracks: [Track] = []
    var origin: CGFloat = 0
    for item in items {
      switch item.size {
      case .fixed(let length):
        tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
        origin += length
      case .flexible(let minimum, let maximum):
        let length = clamp(remainder / CGFloat(unfixed), minimum, maximum)
        tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
        origin += length
        remainder -= length
        unfixed -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, remainder / CGFloat(unfixed))
        let gap = spacing(item)
        let fitting = (share + gap) / max(1, minimum + gap) + 1e-9
        let count = fitting.isFinite ? Int(limited: fitting, to: 1...Int(maximumTracks)) : 1
        let length = clamp((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum, maximum)
        for number in 0..<count {
          if number > 0 { origin += gap }
          tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
          origin += length
        }
        remainder -= length * CGFloat(count) + gap * CGFloat(count - 1)
        unfixed -= 1
      }
      origin += spacing(item)
    }
    return tracks
  }

  private static func spacing(_ item: Item) -> CGFloat { item.spacing ?? StackArrangement.defaultSpacing }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(minimum, min(maximum, length), 0)
  }
}
