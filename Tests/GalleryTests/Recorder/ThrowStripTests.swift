import Engine
import Gallery
import Geometry
import ScrollInstruments
import ScrollUI
import ScrollUITesting
import Testing

/// The strip that offers the first throw of a run again.
@MainActor @Suite struct ThrowStripTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "observe", feed: ListFeed(count: 3)) }

  init() { window.settle() }

  private var offset: CGFloat { window.scroll?.model.offset.y ?? 0 }

  private var isShown: Bool { !window.frames("replay throw").isEmpty }

  /// Throws the content, and returns the offsets of the frames from the release to the rest.
  private func throwContent() -> [CGFloat] {
    window.drag(from: CGPoint(x: 600, y: 560), by: CGVector(dx: 0, dy: -200), steps: 4)
    return offsetsUntilRest()
  }

  private func offsetsUntilRest() -> [CGFloat] {
    var offsets = [offset]
    while window.scroll?.model.activity != .idle, offsets.count < 3000 {
      window.advance()
      offsets.append(offset)
    }
    return offsets
  }

  @Test func theFirstThrowIsShownAgainAtAQuarterOfTheSpeed() async throws {
    #expect(!isShown)
    let thrown = throwContent()
    let end = offset
    #expect((thrown.first ?? 0) + 300 < end, "\(thrown.first ?? 0) to \(end)")
    await window.run(seconds: 0.1)
    let button = try #require(window.frames("replay throw").first)
    window.click(CGPoint(x: button.midX, y: button.midY))
    let replayed = offsetsUntilRest()
    #expect(abs(offset - end) < 0.5)
    #expect(abs((replayed.first { $0 < end - 1 } ?? end) - (thrown.first ?? 0)) < 40)
    let ratio = Double(replayed.count) / Double(thrown.count)
    #expect(abs(ratio - ThrowReplay.factor) < 0.3, "\(ratio)")
    // The course is that of the throw: each frame of it is passed four frames of the replay later.
    for (index, place) in thrown.enumerated() where index * 4 < replayed.count {
      #expect(replayed.contains { abs($0 - place) < 12 }, "frame \(index): \(place)")
    }
  }

  @Test func theStripGoesAwayAndDoesNotComeBack() async {
    _ = throwContent()
    await window.run(seconds: 0.1)
    #expect(isShown)
    await window.run(seconds: 10)
    window.settle()
    #expect(!isShown)
    #expect(!window.pipeline.wantsFrame && window.pipeline.nextDeadline == nil)
    _ = throwContent()
    await window.run(seconds: 0.1)
    #expect(!isShown)
  }

  /// Notches of a wheel and jumps are no throws.
  @Test func aWheelAndKeysOfferNothing() async {
    window.wheel(-5, at: CGPoint(x: 600, y: 400))
    window.advance(seconds: 1)
    window.key("PageDown")
    await window.run(seconds: 1)
    #expect(!isShown)
  }

  @Test func aPointerStopsTheReplay() async throws {
    _ = throwContent()
    await window.run(seconds: 0.1)
    let button = try #require(window.frames("replay throw").first)
    window.click(CGPoint(x: button.midX, y: button.midY))
    window.advance(seconds: 0.5)
    window.press(CGPoint(x: 600, y: 300))
    window.advance(seconds: 0.5)
    let held = offset
    window.release(CGPoint(x: 600, y: 300))
    window.advance(seconds: 0.5)
    #expect(abs(offset - held) < 1)
  }
}
