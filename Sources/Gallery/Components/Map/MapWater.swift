import ScrollUI

/// The rivers of a `MapTerrain`: where the water of many points of the grid flows together.
package struct MapWater: Sendable {
  /// A part of a river with a constant `width` in points.
  package struct River: Sendable {
    let line: MapLine
    let width: CGFloat
  }

  package let rivers: [River]

  /// The number of points of the grid whose water makes a river.
  private static let source = 26.0

  init(of terrain: MapTerrain) {
    let (order, downstream) = Self.drainage(of: terrain)
    var amount = [Double](repeating: 1, count: order.count)
    for index in order.reversed() where downstream[index] >= 0 { amount[downstream[index]] += amount[index] }
    var isFed = [Bool](repeating: false, count: order.count)
    for index in order where amount[index] >= Self.source && terrain.heights[index] > 0 && downstream[index] >= 0 {
      isFed[downstream[index]] = true
    }
    var isTaken = [Bool](repeating: false, count: order.count)
    var rivers: [River] = []
    for start in order where amount[start] >= Self.source && !isFed[start] && terrain.heights[start] > 0 {
      var (index, course) = (start, [start])
      while terrain.heights[index] > 0, downstream[index] >= 0, !isTaken[index] {
        isTaken[index] = true
        index = downstream[index]
        course.append(index)
      }
      if course.count > 4 { rivers += Self.parts(of: course, amount, terrain) }
    }
    self.rivers = rivers
  }

  /// The `River`s along `course` from its source to its mouth, with a `width` that grows with `amount`.
  private static func parts(of course: [Int], _ amount: [Double], _ terrain: MapTerrain) -> [River] {
    func step(_ index: Int) -> Int { min(Int((amount[index] / 45).squareRoot() * 2), 9) }
    var rivers: [River] = []
    var first = 0
    for place in course.indices {
      let isLast = place == course.count - 1
      guard isLast || (step(course[place]) != step(course[first]) && place > first + 3) else { continue }
      let line = MapLine(course[max(first - 1, 0)...place].map { bent($0, terrain) })
      rivers.append(River(line: line, width: 0.6 + CGFloat(step(course[first])) * 0.32))
      first = place
    }
    return rivers
  }

  /// A point of the grid, moved a little so that a river does not run along the grid.
  private static func bent(_ index: Int, _ terrain: MapTerrain) -> CGPoint {
    let point = MapTerrain.point(index)
    return CGPoint(
      x: point.x + (terrain.noise.random(index, 5) - 0.5) * 6, y: point.y + (terrain.noise.random(index, 6) - 0.5) * 6)
  }

  /// The points from the sea upwards, and the neighbor to which the water of each flows, −1 at the edge of the map. Hollows are filled up to
  /// their lowest rim ("priority flood").
  private static func drainage(of terrain: MapTerrain) -> (order: [Int], downstream: [Int]) {
    var downstream = [Int](repeating: -1, count: terrain.heights.count)
    var isReached = [Bool](repeating: false, count: terrain.heights.count)
    var queue = MapQueue()
    for index in terrain.heights.indices {
      let (column, row) = (index % MapTerrain.columns, index / MapTerrain.columns)
      if column == 0 || row == 0 || column == MapTerrain.columns - 1 || row == MapTerrain.rows - 1 {
        isReached[index] = true
        queue.insert(index, terrain.heights[index])
      }
    }
    var order: [Int] = []
    order.reserveCapacity(terrain.heights.count)
    while let (index, level) = queue.removeLowest() {
      order.append(index)
      for neighbor in MapTerrain.neighbors(of: index) where !isReached[neighbor.index] {
        isReached[neighbor.index] = true
        downstream[neighbor.index] = index
        queue.insert(neighbor.index, max(terrain.heights[neighbor.index], level + 1e-6))
      }
    }
    return (order, downstream)
  }
}

/// Numbers that are taken out in the order of their costs: a binary heap.
struct MapQueue {
  private var entries: [(value: Int, cost: Double)] = []

  mutating func insert(_ value: Int, _ cost: Double) {
    entries.append((value, cost))
    var index = entries.count - 1
    while index > 0, entries[index].cost < entries[(index - 1) / 2].cost {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeLowest() -> (value: Int, cost: Double)? {
    guard let lowest = entries.first, let last = entries.popLast() else { return nil }
    guard !entries.isEmpty else { return lowest }
    entries[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < entries.count && entries[child].cost < entries[least].cost {
        least = child
      }
      guard least != index else { return lowest }
      entries.swapAt(index, least)
      index = least
    }
  }
}
