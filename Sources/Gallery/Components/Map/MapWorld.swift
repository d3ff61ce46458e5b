import ScrollUI

/// An invented archipelago: coasts, heights, rivers, roads and places. All follow from a seed.
package struct MapWorld: Sendable {
  let seed: UInt64
  package let terrain: MapTerrain
  /// The depths of the sea, from deep to shallow.
  let depths: [MapContours]
  package let coast: MapContours
  /// The heights of the land above the coast, from low to high.
  let heights: [MapContours]
  /// Lines of height between those of `heights`.
  let fineHeights: [MapContours]
  package let water: MapWater
  package let roads: MapRoads
  package let places: [MapPlace]

  /// The size in points.
  static var size: CGSize { MapTerrain.size }

  static let depthLevels = [-0.42, -0.28, -0.16, -0.07]
  static let heightLevels = [0.08, 0.18, 0.3, 0.43, 0.58, 0.74]

  init(seed: UInt64) {
    self.seed = seed
    let terrain = MapTerrain(seed: seed)
    self.terrain = terrain
    depths = Self.depthLevels.map { MapContours(of: terrain, at: $0) }
    coast = MapContours(of: terrain, at: 0)
    heights = Self.heightLevels.map { MapContours(of: terrain, at: $0) }
    fineHeights = zip([0] + Self.heightLevels, Self.heightLevels).flatMap { low, high in
      [0.25, 0.5, 0.75].map { MapContours(of: terrain, at: low + (high - low) * $0) }
    }
    water = MapWater(of: terrain)
    let settlements = Self.settlements(of: terrain)
    roads = MapRoads(of: terrain, between: settlements)
    places =
      (settlements.filter { $0.kind == .town } + Self.islandNames(of: terrain, roads.islands)
      + Self.peaks(of: terrain) + settlements.filter { $0.kind == .village }).withoutOverlaps()
  }

  /// Makes a `MapWorld` beside the main actor.
  @concurrent package static func made(seed: UInt64) async -> MapWorld { MapWorld(seed: seed) }

  @MainActor private static var recent: [MapWorld] = []

  /// The `MapWorld` of a seed, among the last four or from `made(seed:)`.
  @MainActor package static func world(seed: UInt64) async -> MapWorld {
    if let known = recent.first(where: { $0.seed == seed }) { return known }
    let world = await made(seed: seed)
    recent = Array((recent + [world]).suffix(4))
    return world
  }

  /// The `MapPlace`s of towns near the coast, and of villages between them.
  private static func settlements(of terrain: MapTerrain) -> [MapPlace] {
    let order = terrain.heights.indices
      .filter { terrain.heights[$0] > 0.025 && terrain.heights[$0] < 0.2 }
      .map { (index: $0, worth: terrain.noise.random($0, 7) - terrain.heights[$0] * 2) }
      .sorted { $0.worth > $1.worth }.map(\.index)
    var places: [MapPlace] = []
    func add(_ names: [String], _ kind: MapPlace.Kind, apart: Double) {
      for index in order where places.count(where: { $0.kind == kind }) < names.count {
        let point = MapTerrain.point(index)
        guard places.allSatisfy({ MapRoads.distance($0.point, point) > apart }) else { continue }
        let number = places.count(where: { $0.kind == kind })
        places.append(MapPlace(id: places.count, name: names[number], kind: kind, point: point))
      }
    }
    add(MapNames.towns, .town, apart: 150)
    add(MapNames.villages, .village, apart: 62)
    return places
  }

  /// The names of the largest islands, in their middles.
  private static func islandNames(of terrain: MapTerrain, _ islands: [Int]) -> [MapPlace] {
    var sums: [Int: (count: Double, x: Double, y: Double)] = [:]
    for (index, island) in islands.enumerated() where island >= 0 {
      let (sum, point) = (sums[island] ?? (0, 0, 0), MapTerrain.point(index))
      sums[island] = (sum.count + 1, sum.x + point.x, sum.y + point.y)
    }
    let largest = sums.sorted { ($0.value.count, $0.key) > ($1.value.count, $1.key) }.map(\.value)
    return zip(largest, MapNames.islands).enumerated().map { number, pair in
      let (sum, name) = pair
      return MapPlace(
        id: 1000 + number, name: name, kind: .island, point: CGPoint(x: sum.x / sum.count, y: sum.y / sum.count))
    }
  }

  /// The highest points that lie apart from each other.
  private static func peaks(of terrain: MapTerrain) -> [MapPlace] {
    var peaks: [MapPlace] = []
    let order = terrain.heights.indices.filter { terrain.heights[$0] > 0.4 }
      .sorted { terrain.heights[$0] > terrain.heights[$1] }
    for index in order where peaks.count < MapNames.peaks.count {
      let point = MapTerrain.point(index)
      guard peaks.allSatisfy({ MapRoads.distance($0.point, point) > 110 }) else { continue }
      peaks.append(MapPlace(id: 2000 + peaks.count, name: MapNames.peaks[peaks.count], kind: .peak, point: point))
    }
    return peaks
  }
}
