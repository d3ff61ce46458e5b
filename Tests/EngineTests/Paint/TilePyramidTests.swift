import Engine
import Testing

@Suite struct TilePyramidTests {
  private let pyramid = TilePyramid(size: CGSize(width: 1600, height: 1200))

  @Test(arguments: [
    (0.1, -2), (0.25, -2), (0.26, -1), (0.5, -1), (1, 0), (1.01, 0), (1.1, 1), (2, 1), (3.9, 2), (1e6, 7),
  ])
  func theLevelHasAtLeastThePixelsOfTheScreen(scale: CGFloat, level: Int) {
    #expect(pyramid.level(for: scale) == level)
  }

  @Test func theTilesOfALevelCoverTheDrawing() {
    for level in -2...4 {
      let tiles = pyramid.tiles(in: CGRect(x: -100, y: -100, width: 5000, height: 5000), level: level)
      let length = TilePyramid.length(of: level)
      #expect(tiles.count == Int((1600 / length).rounded(.up)) * Int((1200 / length).rounded(.up)))
      #expect(Set(tiles).count == tiles.count)
    }
  }

  @Test func onlyTilesInTheVisiblePartAreNamed() {
    let tiles = pyramid.tiles(in: CGRect(x: 512, y: 0, width: 512, height: 512), level: 0)
    #expect(tiles.map(\.column) == [1] && tiles.map(\.row) == [0])
    #expect(pyramid.tiles(in: CGRect(x: 2000, y: 0, width: 10, height: 10), level: 0).isEmpty)
  }

  @Test func aStandInContainsItsTile() {
    for tile in pyramid.tiles(in: CGRect(x: 0, y: 0, width: 1600, height: 1200), level: 4) {
      var fine = tile
      var steps = 0
      while let coarse = pyramid.standIn(of: fine) {
        #expect(coarse.level < fine.level)
        let (outer, inner) = (pyramid.frame(of: coarse), pyramid.frame(of: fine))
        #expect(outer.minX <= inner.minX && outer.maxX >= inner.maxX)
        #expect(outer.minY <= inner.minY && outer.maxY >= inner.maxY)
        fine = coarse
        steps += 1
      }
      #expect(steps == 3, "4, 2, 0, −2")
    }
  }

  @Test func adjacentTilesShareTheirEdges() {
    let tiles = pyramid.tiles(in: CGRect(x: 0, y: 0, width: 1600, height: 10), level: 3)
    #expect(tiles.count == 25)
    for (tile, next) in zip(tiles, tiles.dropFirst()) {
      #expect(pyramid.frame(of: tile).maxX == pyramid.frame(of: next).minX)
    }
  }
}
