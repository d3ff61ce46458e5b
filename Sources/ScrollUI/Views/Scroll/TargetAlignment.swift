import Motion

/// The possible resting positions of a movement along a single axis.
///
/// Positions are those of the container's beginning in the content, in points.
struct TargetAlignment: Equatable {
  /// The natural end of the movement.
  var natural: Double
  /// The current position; for a step, the destination of the step before.
  var start: Double
  /// The resting position at the start of the movement.
  var origin: Double
  /// In points per second.
  var velocity: Double
  /// True if the movement has to leave `start`.
  var isStep: Bool
  /// The length of the container.
  var container: Double
  var content: Double

  /// The last possible position.
  var end: Double { max(0, content - container) }

  /// 1 towards the end, −1 towards the beginning, 0 if the contact ended slower than `FlingSimulation.minimumSpeed`.
  var direction: Double {
    guard isStep || velocity.magnitude >= FlingSimulation.minimumSpeed else { return 0 }
    return velocity > 0 ? 1 : velocity < 0 ? -1 : 0
  }

  /// The same alignment measured from the content's end, for right-to-left layouts.
  var mirrored: TargetAlignment {
    TargetAlignment(
      natural: end - natural, start: end - start, origin: end - origin, velocity: -velocity, isStep: isStep,
      container: container, content: content)
  }

  // MARK: Pages

  /// The position of the resting page: the next page in the direction of the movement, or the nearest page without a
  /// direction; at most a single page from `origin`.
  var page: Double {
    guard container > 0 else { return natural }
    let here = start / container
    // A tolerance of a thousandth of a page, as positions are sums of `Double`s.
    let targetPage =
      direction > 0
      ? (here + 0.001).rounded(.down) + 1
      : direction < 0 ? (here - 0.001).rounded(.up) - 1 : (natural / container).rounded()
    let first = (origin / container).rounded()
    return min(max(targetPage, first - 1), first + 1) * container
  }

  // MARK: Rows

  /// The maximum distance of a movement.
  enum Limit {
    case none
    /// The container's length, or a single row if that is longer.
    case few
    case one
  }

  /// The position in `positions`, 0 and `end` that is nearest to `natural` and does not lie against the direction of
  /// the movement; if no position lies ahead, the nearest of all.
  ///
  /// Nil if `positions` is empty.
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
    // Half a point: the current position counts as ahead, but a step has to leave it.
    let least = isStep ? 0.5 : -0.5
    return nearestAnywhere(in: places.filter { direction == 0 || ($0 - start) * direction > least })
  }

  private func nearestAnywhere(in places: [Double]) -> Double? {
    places.min { ($0 - natural).magnitude < ($1 - natural).magnitude }
  }

  /// The entry of `places` nearest to `position` and its two neighbors.
  private func rows(beside position: Double, in places: [Double]) -> [Double] {
    guard
      let index = places.indices.min(by: {
        (places[$0] - position).magnitude < (places[$1] - position).magnitude
      })
    else { return [] }
    return Array(places[max(0, index - 1)...min(places.count - 1, index + 1)])
  }
}
