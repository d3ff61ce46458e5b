import Foundation
import Geometry
import Graphics
import Testing

@Suite struct TileTests {
  /// The rectangles of the images that are drawn for tiles of `side` × `side` points over `area`.
  private func tiles(side: CGFloat, over area: CGRect, from origin: CGPoint = .zero) -> [CGRect] {
    var context = PaintContext(list: DisplayList(size: CGSize(width: 4000, height: 4000)))
    let image = ImageHandle(
      source: .data(Data()), pixelSize: CGSize(width: side, height: side), scale: 1, isPlaceholder: true)
    context.tile(image, source: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1, over: area, from: origin)
    return context.list.commands.compactMap { if case .image(_, let drawing) = $0 { drawing.destination } else { nil } }
  }

  private func covers(_ tiles: [CGRect], _ area: CGRect) -> Bool {
    let union = tiles.reduce(CGRect.null) { $0.union($1) }
    let sum = tiles.reduce(0) { $0 + $1.width * $1.height }
    return union.contains(area) && abs(sum - union.width * union.height) < 1
  }

  @Test(arguments: [(3.0, 2000.0, 9.0), (4, 3000, 20), (16, 4000, 4000), (1, 3000, 3000), (0.25, 4000, 4000)])
  func tilesCoverAnyArea(side: CGFloat, width: CGFloat, height: CGFloat) {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    let tiles = tiles(side: side, over: area)
    #expect(covers(tiles, area))
    #expect(tiles.count <= 70_000)
  }

  @Test func manyTilesKeepTheirSize() {
    let tiles = tiles(side: 4, over: CGRect(x: 0, y: 0, width: 3000, height: 20))
    #expect(tiles.count == 750 * 5)
    #expect(tiles.allSatisfy { $0.size == CGSize(width: 4, height: 4) })
  }

  @Test func tilesBeginAtTheirOrigin() {
    let area = CGRect(x: 10, y: 10, width: 100, height: 50)
    let tiles = tiles(side: 20, over: area, from: CGPoint(x: 15, y: 12))
    #expect(tiles.contains(CGRect(x: 15, y: 12, width: 20, height: 20)))
    #expect(covers(tiles, area))
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300, -1e300]) func strangeAreasDrawFewTiles(number: CGFloat) {
    #expect(tiles(side: 8, over: CGRect(x: number, y: 0, width: 100, height: number)).count <= 70_000)
    #expect(tiles(side: number, over: CGRect(x: 0, y: 0, width: 100, height: 10)).count <= 1)
    #expect(
      tiles(side: 8, over: CGRect(x: 0, y: 0, width: 100, height: 10), from: CGPoint(x: number, y: 0)).count <= 70_000)
  }
}
