import ScrollUI

/// The roads between the values of `MapPlace` of a `MapWorld`, and the ferries between its islands.
package struct MapRoads: Sendable {
  package struct Road: Sendable {
    let line: MapLine
    let isMain: Bool
  }

  package private(set) var roads: [Road] = []
  private(set) var ferries: [MapLine] = []

  private let terrain: MapTerrain
  /// The number of the island at each index of `MapTerrain.heights`; −1 in the sea.
  let islands: [Int]
  private var isRoad: [Bool]

  init(of terrain: MapTerrain, between places: [MapPlace]) {
    self.terrain = terrain
    islands = Self.islands(of: terrain)
    isRoad = [Bool](repeating: false, count: terrain.heights.count)
    connect(places)
    addFerries(places)
    isRoad = []
  }

  static func index(of point: CGPoint) -> Int {
    let column = Int((point.x / MapTerrain.spacing).rounded())
    let row = Int((point.y / MapTerrain.spacing).rounded())
    return min(max(row, 0), MapTerrain.rows - 1) * MapTerrain.columns + min(max(column, 0), MapTerrain.columns - 1)
  }

  /// The connected parts of the land.
  static func islands(of terrain: MapTerrain) -> [Int] {
    var islands = [Int](repeating: -1, count: terrain.heights.count)
    var number = 0
    for start in islands.indices where terrain.heights[start] > 0 && islands[start] < 0 {
      var open = [start]
      islands[start] = number
      while let index = open.popLast() {
        for neighbor in MapTerrain.neighbors(of: index) where terrain.heights[neighbor.index] > 0 {
          if islands[neighbor.index] < 0 {
            islands[neighbor.index] = number
            open.append(neighbor.index)
          }
        }
      }
      number += 1
    }
    return islands
  }

  /// Connects each place with the nearest place before it on the same island.
  private mutating func connect(_ places: [MapPlace]) {
    for (number, place) in places.enumerated() {
      let from = Self.index(of: place.point)
      let nearest = places[..<number].filter { islands[Self.index(of: $0.point)] == islands[from] }
        .min { Self.distance($0.point, place.point) < Self.distance($1.point, place.point) }
      guard let nearest, let way = way(from: from, to: Self.index(of: nearest.point)) else { continue }
      for index in way { isRoad[index] = true }
      let inner = way.dropFirst().dropLast().map { bent($0) }
      roads.append(
        Road(
          line: MapLine([place.point] + inner + [nearest.point]), isMain: place.kind == .town && nearest.kind == .town))
    }
  }

  private func bent(_ index: Int) -> CGPoint {
    let point = MapTerrain.point(index)
    return CGPoint(
      x: point.x + (terrain.noise.random(index, 8) - 0.5) * 4, y: point.y + (terrain.noise.random(index, 9) - 0.5) * 4)
  }

  static func distance(_ one: CGPoint, _ other: CGPoint) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  /// The cheapest way over land from `start` to `goal`: steep ground is dear, points with `isRoad` are cheap.
  private func way(from start: Int, to goal: Int) -> [Int]? {
    var before = [Int: Int]()
    var costs = [start: 0.0]
    var queue = MapQueue()
    queue.insert(start, 0)
    let target = MapTerrain.point(goal)
    while let (index, _) = queue.removeLowest() {
      if index == goal { return Self.chain(to: goal, before) }
      let cost = costs[index] ?? 0
      for neighbor in MapTerrain.neighbors(of: index) where terrain.heights[neighbor.index] > 0.005 {
        let slope = abs(terrain.heights[neighbor.index] - terrain.heights[index])
        let step = neighbor.distance * (1 + slope * 60) * (isRoad[neighbor.index] ? 0.35 : 1)
        guard cost + step < costs[neighbor.index] ?? .infinity else { continue }
        costs[neighbor.index] = cost + step
        before[neighbor.index] = index
        let rest = Self.distance(MapTerrain.point(neighbor.index), target) / MapTerrain.spacing * 0.35
        queue.insert(neighbor.index, cost + step + rest)
      }
    }
    return nil
  }

  private static func chain(to goal: Int, _ before: [Int: Int]) -> [Int] {
    var (way, index) = ([goal], goal)
    while let last = before[index] {
      way.append(last)
      index = last
    }
    return way.reversed()
  }

  /// Connects each island that has a `MapPlace` with the nearest such island before it.
  private mutating func addFerries(_ places: [MapPlace]) {
    var groups: [[MapPlace]] = []
    for place in places {
      let island = islands[Self.index(of: place.point)]
      if let group = groups.firstIndex(where: { islands[Self.index(of: $0[0].point)] == island }) {
        groups[group].append(place)
      } else {
        groups.append([place])
      }
    }
    for number in groups.indices.dropFirst() {
      let pairs = groups[..<number].joined().flatMap { from in groups[number].map { (from, $0) } }
      guard
        let (from, to) = pairs.min(by: { Self.distance($0.0.point, $0.1.point) < Self.distance($1.0.point, $1.1.point) }
        )
      else { continue }
      let (dx, dy) = (to.point.x - from.point.x, to.point.y - from.point.y)
      let curve = [0, 0.15, 0.35, 0.5, 0.65, 0.85, 1].map { part in
        let bend = part * (1 - part) * 0.5
        return CGPoint(x: from.point.x + dx * part - dy * bend, y: from.point.y + dy * part + dx * bend)
      }
      ferries.append(MapLine(curve))
    }
  }
}
