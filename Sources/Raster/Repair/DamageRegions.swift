import Graphics

/// The pixels to be drawn again: a few rectangles, which may overlap.
package struct DamageRegions {
  package private(set) var rectangles: [PixelRect] = []

  /// The maximum number of rectangles. More are joined, since each costs a walk over all items.
  private static let maximumCount = 8

  mutating func removeAll() { rectangles.removeAll(keepingCapacity: true) }

  /// Copies the rectangles of `other`, and keeps its own memory.
  mutating func assign(_ other: DamageRegions) {
    removeAll()
    rectangles.append(contentsOf: other.rectangles)
  }

  /// Adds pixels. Rectangles are joined if that adds few pixels which need no drawing.
  mutating func add(_ rectangle: PixelRect) {
    guard !rectangle.isEmpty else { return }
    var joined = rectangle
    while let index = rectangles.firstIndex(where: { DamageRegions.waste($0, joined) <= 0 }) {
      joined = joined.union(rectangles.remove(at: index))
    }
    rectangles.append(joined)
    if rectangles.count > DamageRegions.maximumCount { joinNearest() }
  }

  /// The sum of the areas of `rectangles`.
  var area: Int { rectangles.reduce(0) { $0 + $1.area } }

  /// The pixels that joining two rectangles adds, less the pixels that are drawn twice otherwise and a quarter of the union, the
  /// price of another walk.
  private static func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
    one.union(other).area - one.area - other.area - one.union(other).area / 4
  }

  private mutating func joinNearest() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rectangles.indices {
      for second in rectangles.indices where second > first {
        let waste = DamageRegions.waste(rectangles[first], rectangles[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let joined = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    add(joined)
  }
}
