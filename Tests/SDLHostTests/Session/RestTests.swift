import Engine
import Foundation
import Gallery
import Geometry
import Raster
import SDLHost
import ScrollUITesting
import Testing

/// A window at rest after a long session.
@MainActor @Suite struct RestTests {
  private static let size = CGSize(width: 500, height: 400)

  private var random = SeededGenerator(seed: 7)

  private func makeLoop() throws -> HeadlessLoop {
    var options = SessionOptions()
    options.size = Self.size
    return try HeadlessLoop(GalleryView(page: "home"), options: options)
  }

  private func bytes(_ loop: HeadlessLoop) -> Int {
    let counts = loop.session.target.counts
    return counts.textCacheBytes + counts.maskCacheBytes + counts.rasterCacheBytes
  }

  private mutating func point() -> CGPoint {
    CGPoint(
      x: .random(in: 0..<Self.size.width, using: &random), y: .random(in: 0..<Self.size.height, using: &random))
  }

  /// The events of an action: a click, a drag, turns of the wheel, a key.
  private mutating func action() -> [[InputEvent]] {
    let place = point()
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return [[.mouseMove(place), .mouseDown(place, button: 1)], [.mouseUp(place, button: 1)]]
    case 1:
      let end = point()
      return [[.mouseMove(place), .mouseDown(place, button: 1)], [.mouseMove(end)], [.mouseUp(end, button: 1)]]
    case 2, 3:
      let turn = CGVector(dx: 0, dy: .random(in: -6...3, using: &random))
      return [[.mouseMove(place), .wheel(WheelEvent(location: place, delta: turn, isPrecise: false))]]
    default:
      let key = [KeyCode.tab, .space, .escape, .downArrow, .end, .home].randomElement(using: &random) ?? .tab
      return [[.keyDown(KeyStroke(key)), .keyUp(KeyStroke(key))]]
    }
  }

  @Test mutating func afterALongSessionOfAllPagesAWindowAtRestNeitherWakesNorKeepsUnusedPixels()
    async throws
  {
    let loop = try makeLoop()
    try loop.open()
    var busy: Set<String> = []
    let next = KeyStroke(.pageDown, modifiers: .control)
    for _ in GalleryPages.names {
      try loop.play(frames: 1, isPaced: false) { _ in [.keyDown(next), .keyUp(next)] }
      for _ in 0..<3 {
        let frames = action()
        try loop.play(frames: frames.count + 2, isPaced: false) { $0 < frames.count ? frames[$0] : [] }
      }
      try loop.play(frames: 1, isPaced: false) { _ in [.focusLost, .mouseMove(CGPoint(x: -1, y: -1))] }
      try loop.rest(seconds: 15)
      let pipeline = loop.session.host.pipeline
      // Tasks that load posts continue on the main actor.
      var rounds = 0
      while pipeline.wantsFrame || pipeline.nextDeadline != nil, rounds < 1000 {
        rounds += 1
        await Task.yield()
        try loop.rest(seconds: 1)
      }
      if rounds == 1000 { busy.insert(pipeline.services.title ?? "home") }
    }
    #expect(busy == [])
    let picture = try loop.session.target.snapshot()
    loop.session.releaseMemory()
    #expect(try loop.session.target.snapshot() == picture)
    let kept = bytes(loop)
    #expect(kept < 8 << 20, "\(kept) bytes")
    // What is on the screen was kept.
    loop.session.redraw()
    #expect(loop.session.target.counts.madeRasters == 0)
    loop.close()
  }
}
