/// How a distance is shared out among scroll views that lie in each other, along one axis.
///
/// A pure function of the whole distance and of where the scroll views stood at its beginning: going back retraces the way, no
/// matter in how many steps. The inner ones move first; what they have no room for goes outward; and what nobody has room for
/// stretches the outermost one that bounces, or, at the beginning, the outermost one that answers to being pulled. What is taken and what is left over are together what came in.
struct NestedScrollDistribution: Equatable {
  /// A scroll view as far as sharing is concerned. Positions in points, positive towards the content's end.
  struct Room: Equatable {
    /// Where it stands, before the rubber band.
    var position: Double
    /// Where it may rest.
    var range: ClosedRange<Double>
    var bounces: Bool
    /// Whether pulling it beyond its beginning does something.
    var answersPulls = false
  }

  /// What each one takes, in the order of the rooms.
  private(set) var taken: [Double] = []
  /// What nobody takes.
  private(set) var leftover = 0.0

  /// Nothing has been shared out yet.
  init() {}

  /// `rooms`: the innermost first. Complexity: O(n).
  init(_ distance: Double, among rooms: [Room]) { deal(distance, among: rooms) }

  /// Shares out another distance, and keeps the memory.
  mutating func deal(_ distance: Double, among rooms: [Room]) {
    taken.removeAll(keepingCapacity: true)
    for _ in rooms { taken.append(0) }
    leftover = distance.isNaN ? 0 : distance
    guard leftover != 0 else { return }
    comeBack(rooms)
    moveInside(rooms)
    stretch(rooms)
  }

  /// Which one moves first in the direction of `distance`; nil where nobody can move.
  static func first(towards distance: Double, among rooms: [Room]) -> Int? {
    // Small enough to lie in the first room that there is, and large enough to be told from nothing beside any offset.
    let step = distance < 0 ? -1e-3 : 1e-3
    return NestedScrollDistribution(step, among: rooms).taken.firstIndex { $0 != 0 }
  }

  /// Content that hangs over an end comes back first.
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
      // Beyond that end already: it alone goes on being stretched.
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

  /// Gives as much of `way` to the one at `index` as is left over in its direction.
  private mutating func take(_ distance: Double, at index: Int) {
    guard leftover != 0, distance * leftover > 0 else { return }
    let part = distance.magnitude < leftover.magnitude ? distance : leftover
    taken[index] += part
    leftover = part == leftover ? 0 : leftover - part
  }
}
