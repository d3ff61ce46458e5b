import Motion

/// Where a movement may come to rest along one axis.
///
/// Positions are those of the container's beginning in the content, in points.
struct TargetAlignment: Equatable {
  /// Where the content would come to rest by itself.
  var natural: Double
  /// Where it is; for a step, where the step before leads.
  var start: Double
  /// Where it rested when the movement began.
  var origin: Double
  /// In points per second.
  var velocity: Double
  /// Whether the movement has to lead on from `start`.
  var isStep: Bool
  /// The length of what shows the content.
  var container: Double
  var content: Double

  /// The last position there is.
  var end: Double { max(0, content - container) }

  /// Towards the end 1, towards the beginning −1, 0 for a hand that has put the content down.
  var direction: Double {
    guard isStep || velocity.magnitude >= FlingSimulation.minimumSpeed else { return 0 }
    return velocity > 0 ? 1 : velocity < 0 ? -1 : 0
  }

  /// The same seen from the content's end, for text that runs from right to left.
  var mirrored: TargetAlignment {
    var copy = self
    copy.natural = end - natural
    copy.start = end - start
    copy.origin = end - origin
    copy.velocity = -velocity
    return copy
  }

  // MARK: Pages

  /// The page to rest at: the next one in the direction of the movement, or the nearest for one without, and at most one away from the
  /// page where the movement began.
  var page: Double {
    guard container > 0 else { return natural }
    let here = start / container
    // A thousandth of a page: places are sums of Doubles.
    let wanted =
      direction > 0
      ? (here + 0.001).rounded(.down) + 1
      : direction < 0 ? (here - 0.001).rounded(.up) - 1 : (natural / container).rounded()
    let first = (origin / container).rounded()
    return min(max(wanted, first - 1), first + 1) * container
  }

  // MARK: Rows

  /// How far a movement may lead.
  enum Limit {
    case none
    /// A container's length, or one row where that is longer.
    case few
    case one
  }

  /// The position out of `positions` and the content's two ends to rest at: the one nearest to where the movement would end by
  /// itself, and never one that lies back against its direction. Nil where there are no positions.
  func nearest(among positions: [Double], limit: Limit) -> Double? {
    guard !positions.isEmpty else { return nil }
    let places = Set(positions.map { min(max($0, 0), end) } + [0, end]).sorted()
    switch limit {
    case .none: return nearest(in: places) ?? nearestAnywhere(in: places)
    case .one:
      let row = rows(beside: origin, in: places)
      return nearest(in: row) ?? nearestAnywhere(in: row)
    case .few:
      let room = places.filter { ($0 - origin).magnitude <= container + 0.5 }
      return nearest(in: room) ?? nearest(among: positions, limit: .one)
    }
  }

  private func nearest(in places: [Double]) -> Double? {
    // Half a point: where the content is counts as ahead, but a step has to leave it.
    let least = isStep ? 0.5 : -0.5
    return nearestAnywhere(in: places.filter { direction == 0 || ($0 - start) * direction > least })
  }

  private func nearestAnywhere(in places: [Double]) -> Double? {
    places.min { ($0 - natural).magnitude < ($1 - natural).magnitude }
  }

  /// The place at `position` and the ones before and after it.
  private func rows(beside position: Double, in places: [Double]) -> [Double] {
    guard
      let index = places.indices.min(by: {
        (places[$0] - position).magnitude < (places[$1] - position).magnitude
      })
    else { return [] }
    return Array(places[max(0, index - 1)...min(places.count - 1, index + 1)])
  }
}
