import Geometry

/// How wide the columns of a lazy grid are, or how high the rows of one that grows sideways: arithmetic alone.
package enum LazyTracks {
  /// The most tracks that an adaptive item makes.
  private static let mostTracks: CGFloat = 10_000

  /// The lengths that a track may have.
  package enum Size: Equatable, Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many tracks as have room, none shorter than `minimum`.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// What the user has said of a track.
  package struct Item: Equatable, Sendable {
    package var size: Size
    /// The distance to the next track; nil takes the default one.
    package var spacing: CGFloat?
    /// How a cell stands in its track; nil as the grid says.
    package var alignment: Alignment?

    package init(size: Size, spacing: CGFloat? = nil, alignment: Alignment? = nil) {
      self.size = size
      self.spacing = spacing
      self.alignment = alignment
    }
  }

  /// A track as it is laid out.
  package struct Track: Equatable, Sendable {
    package var origin: CGFloat
    package var length: CGFloat
    package var alignment: Alignment?
  }

  /// The tracks in a container of `available` points.
  ///
  /// As in SwiftUI: spacing and fixed tracks are taken off first; what is left is shared out among the others from the first on, each
  /// offered an equal share of the rest, within its own limits. An adaptive item fills its share with as many tracks as fit.
  package static func tracks(for items: [Item], available: CGFloat) -> [Track] {
    guard !items.isEmpty else { return [Track(origin: 0, length: max(0, available), alignment: nil)] }
    var rest = available
    var unfixed = 0
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { rest -= spacing(item) }
      if case .fixed(let length) = item.size { rest -= length } else { unfixed += 1 }
    }
    var tracks: [Track] = []
    var origin: CGFloat = 0
    for item in items {
      switch item.size {
      case .fixed(let length):
        tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
        origin += length
      case .flexible(let minimum, let maximum):
        let length = clamp(rest / CGFloat(unfixed), minimum, maximum)
        tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
        origin += length
        rest -= length
        unfixed -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(0, rest / CGFloat(unfixed))
        let gap = spacing(item)
        let fitting = (share + gap) / max(1, minimum + gap) + 1e-9
        let count = fitting.isFinite ? max(1, Int(min(fitting, mostTracks))) : 1
        let length = clamp((share - gap * CGFloat(count - 1)) / CGFloat(count), minimum, maximum)
        for number in 0..<count {
          if number > 0 { origin += gap }
          tracks.append(Track(origin: origin, length: length, alignment: item.alignment))
          origin += length
        }
        rest -= length * CGFloat(count) + gap * CGFloat(count - 1)
        unfixed -= 1
      }
      origin += spacing(item)
    }
    return tracks
  }

  private static func spacing(_ item: Item) -> CGFloat { item.spacing ?? StackNode.defaultSpacing }

  private static func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    max(minimum, min(maximum, length), 0)
  }
}
