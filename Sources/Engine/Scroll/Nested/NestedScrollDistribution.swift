/// The distribution of a distance over nested scroll views along one axis.
///
/// A pure function of the total distance and of the positions at its beginning: a movement back retraces it in any number of steps.
/// Inner scroll views move first and pass their leftover outwards. The leftover of all of them stretches the outermost scroll view that
/// bounces; at the beginning of the content, the outermost that answers pulls. `taken` and `leftover` always add up to the distance.
package struct NestedScrollDistribution: Equatable {
  /// A scroll view in the distribution. Positions in points, positive towards the content's end.
  package struct Room: Equatable {
    /// The pull position, before the rubber band.
    var position: Double
    /// The range of offsets at rest.
    var range: ClosedRange<Double>
    var bounces: Bool
    /// True if a pull past the beginning has an effect, such as a refresh.
    package var answersPulls = false

    package init(position: Double, range: ClosedRange<Double>, bounces: Bool, answersPulls: Bool = false) {
      self.position = position
      self.range = range
      self.bounces = bounces
      self.answersPulls = answersPulls
    }
  }

  /// The distance consumed by each scroll view, in the order of the rooms.
  package private(set) var taken: [Double] = []
  /// The distance consumed by no scroll view.
  package private(set) var leftover = 0.0

  /// Creates an empty distribution.
  init() {}

  /// Distributes `distance` over `rooms`, the innermost first. Complexity: O(n).
  package init(_ distance: Double, among rooms: [Room]) { distribute(distance, among: rooms) }

  /// Distributes another distance and reuses the allocated memory.
  mutating func distribute(_ distance: Double, among rooms: [Room]) {
    taken.removeAll(keepingCapacity: true)
    for _ in rooms { taken.append(0) }
    leftover = distance.isNaN ? 0 : distance
    guard leftover != 0 else { return }
    comeBack(rooms)
    moveInside(rooms)
    stretch(rooms)
  }

  /// The index of the scroll view that moves first in the direction of `distance`; `nil` if none can move.
  package static func first(towards distance: Double, among rooms: [Room]) -> Int? {
    // Small enough to fit into any room, and large enough to change any offset.
    let step = distance < 0 ? -1e-3 : 1e-3
    return NestedScrollDistribution(step, among: rooms).taken.firstIndex { $0 != 0 }
  }

  /// Returns content past an end into its range, before any other content moves.
  private mutating func comeBack(_ rooms: [Room]) {
    for (index, room) in rooms.enumerated() {
      let edge = leftover > 0 ? room.range.lowerBound : room.range.upperBound
      take(edge - room.position, at: index)
    }
  }

  private mutating func moveInside(_ rooms: [Room]) {
    for (index, room) in rooms.enumerated() {
      let edge = leftover > 0 ? room.range.upperBound : room.range.lowerBound
      let distance = edge - (room.position + taken[index])
      // This scroll view is stretched past that end already and continues alone.
      if room.bounces, distance * leftover < 0 { return take(leftover, at: index) }
      take(distance, at: index)
    }
  }

  private mutating func stretch(_ rooms: [Room]) {
    guard leftover != 0 else { return }
    if leftover < 0, let index = rooms.lastIndex(where: { $0.bounces && $0.answersPulls }) {
      return take(leftover, at: index)
    }
    let moving = rooms.lastIndex { $0.bounces && $0.range.lowerBound < $0.range.upperBound }
    if let index = moving ?? rooms.lastIndex(where: \.bounces) { take(leftover, at: index) }
  }

  /// Lets the scroll view at `index` consume as much of `distance` as is left in its direction.
  private mutating func take(_ distance: Double, at index: Int) {
    guard leftover != 0, distance * leftover > 0 else { return }
    let part = distance.magnitude < leftover.magnitude ? distance : leftover
    taken[index] += part
    leftover = part == leftover ? 0 : leftover - part
  }
}
