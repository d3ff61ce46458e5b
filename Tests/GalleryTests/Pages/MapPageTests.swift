import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

/// The page of the map: its world, its tiles and its names at each zoom.
@MainActor @Suite struct MapPageTests {
  private func window() async throws -> TestWindow {
    _ = await MapWorld.world(seed: 11)
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "map") }
    for _ in 0..<1000 where !window.texts.contains("Willowhaven") {
      window.advance()
      await Task.yield()
    }
    try #require(window.texts.contains("Willowhaven"))
    window.settle()
    return window
  }

  private func tiles(_ window: TestWindow) -> Int {
    window.pipeline.displayList.commands.count { command in
      if case .image(let image, _) = command, case .drawing = image.source { true } else { false }
    }
  }

  @Test func theMapIsDrawnInTiles() async throws {
    let window = try await window()
    #expect(tiles(window) > 0 && tiles(window) < 20)
  }

  @Test func keysZoomAndNamesAppear() async throws {
    let window = try await window()
    let zoom = try #require(window.scroll?.zoom)
    let before = zoom.scale
    window.press("i")
    window.settle()
    #expect(zoom.scale > before * 1.5)
    window.press("w")
    window.settle()
    #expect(zoom.scale == 0.4)
    #expect(window.texts.contains("40 %"))
  }

  @Test func aDoubleClickZoomsIn() async throws {
    let window = try await window()
    let zoom = try #require(window.scroll?.zoom)
    for _ in 0..<3 {
      let before = zoom.scale
      for _ in 0..<2 { window.click(CGPoint(x: 600, y: 300)) }
      window.settle()
      #expect(zoom.scale == before * 2.5 || zoom.scale == zoom.range.maximum)
    }
  }

  @Test func anotherArchipelagoHasOtherCoasts() async {
    let (one, other) = (await MapWorld.made(seed: 1), await MapWorld.made(seed: 2))
    #expect(one.coast.lines.map(\.bounds) != other.coast.lines.map(\.bounds))
    let again = await MapWorld.made(seed: 1)
    #expect(one.coast.lines.map(\.bounds) == again.coast.lines.map(\.bounds))
    #expect(one.places.map(\.point) == again.places.map(\.point))
  }

  @Test(arguments: [UInt64(1), 11, 12, 13]) func coastsAreClosedAndPlacesLieOnLand(seed: UInt64) async {
    let world = await MapWorld.made(seed: seed)
    #expect(!world.coast.lines.isEmpty && world.coast.lines.allSatisfy(\.isClosed))
    let settlements = world.places.filter { $0.kind == .town || $0.kind == .village }
    #expect(settlements.count > 20)
    #expect(settlements.allSatisfy { world.terrain.height(at: $0.point) > 0 })
    #expect(Set(world.places.map(\.id)).count == world.places.count)
    #expect(!world.water.rivers.isEmpty && !world.roads.roads.isEmpty)
  }

  @Test func namesDoNotOverlapAtTheirZoom() async {
    let world = await MapWorld.made(seed: 11)
    let shown = world.places.filter { $0.zoom <= 1 }
    for (number, place) in shown.enumerated() {
      for other in shown[..<number] {
        #expect(abs(place.point.x - other.point.x) > 80 || abs(place.point.y - other.point.y) > 20)
      }
    }
  }
}
