import Engine
import Foundation
import Gallery
import Geometry
import Graphics
import Raster
import SDLHost
import ScrollUI
import Testing

/// A window at rest has the pixels of a run without a display, on every page of the gallery: after a change of the theme, and after the page was
/// scrolled away and back. The run without a display is opened with the theme and decodes each image when it is drawn.
@MainActor @Suite struct RestingPageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let scale: CGFloat
    let start: ColorScheme
    var end: ColorScheme { start == .light ? .dark : .light }
    var testDescription: String { "scale \(Int(scale)), \(start) to \(end)" }
  }

  nonisolated static let cases = [1, 2].flatMap { scale in
    [ColorScheme.light, .dark].map { Case(scale: scale, start: $0) }
  }

  private static let size = CGSize(width: 720, height: 520)
  /// The pages that show figures of their frames, which depend on the changes before.
  private static let counting: Set<String> = ["million"]

  @Test(arguments: cases) func everyPageRestsOnThePixelsOfARunWithoutADisplay(_ test: Case) async throws {
    for page in GalleryPages.names { try await check(page, test) }
  }

  private func check(_ page: String, _ test: Case) async throws {
    let isCounting = Self.counting.contains(page)
    let reference = try Run(page, isCounting ? test.start : test.end, scale: test.scale, images: nil)
    let window = try Run(page, test.start, scale: test.scale, images: AwaitedImages())
    defer {
      reference.loop.close()
      window.loop.close()
    }
    for run in [reference, window] { try await run.open(waitsForTiles: page == "map") }
    // The reference of a page with figures of its frames begins like the window.
    for run in [reference, window] { try run.setColors(test.end) }
    try compare(window, reference, "\(page) after the theme was switched")
    for run in [reference, window] {
      try run.play(Self.wheel(-4))
      try run.play(Self.wheel(4))
    }
    try compare(window, reference, "\(page) after it was scrolled away and back")
  }

  private func compare(_ window: Run, _ reference: Run, _ state: String) throws {
    let (shown, expected) = (try window.picture(), try reference.picture())
    guard shown != expected else { return }
    let count = zip(shown.pixels, expected.pixels).count { $0 != $1 }
    Issue.record("\(state): \(count) pixels differ")
    if let folder = ProcessInfo.processInfo.environment["SAMPLE_SHEET"] {
      let name = state.replacing(" ", with: "-")
      try shown.writePNG(to: "\(folder)/\(name)-shown.png")
      try expected.writePNG(to: "\(folder)/\(name)-expected.png")
    }
  }

  private static func wheel(_ notches: CGFloat) -> [InputEvent] {
    let place = CGPoint(x: 470, y: 330)
    return [
      .mouseMove(place),
      .wheel(WheelEvent(location: place, delta: CGVector(dx: 0, dy: notches), isPrecise: false)),
    ]
  }
}

extension RestingPageTests {
  /// A page in a loop, at rest.
  @MainActor private final class Run {
    let loop: HeadlessLoop
    private let images: AwaitedImages?

    init(_ page: String, _ scheme: ColorScheme, scale: CGFloat, images: AwaitedImages?) throws {
      var options = SessionOptions()
      (options.size, options.scale, options.colorScheme) = (RestingPageTests.size, scale, scheme)
      options.framesPerSecond = 20
      self.images = images
      loop = try HeadlessLoop(GalleryView(page: page), options: options, images: images)
    }

    /// Runs the first frames. The map is computed by a task outside of the main actor.
    func open(waitsForTiles: Bool) async throws {
      try loop.open()
      while waitsForTiles, !loop.session.host.pipeline.displayList.showsImages {
        await Task.yield()
        try loop.play(frames: 1, isPaced: false) { _ in [] }
      }
      try rest()
    }

    /// Changes the colors as the desktop does.
    func setColors(_ scheme: ColorScheme) throws {
      loop.session.host.updateEnvironment { $0.colorScheme = scheme }
      try play([])
    }

    func play(_ events: [InputEvent]) throws {
      try loop.play(frames: 1, isPaced: false) { _ in events }
      try rest()
    }

    private func rest() throws {
      try loop.rest(seconds: 3)
      let target = loop.session.target
      repeat {
        while target.hasOutdatedPreviews { loop.session.redraw() }
        guard let images, images.isDecoding else { break }
        images.waitForImage()
      } while true
      #expect(!target.restsOnPreviews)
    }

    func picture() throws -> PixelImage { try loop.session.target.snapshot() }
  }
}

extension DisplayList {
  /// True if a command draws an image outside of a layer.
  fileprivate var showsImages: Bool { commands.contains { if case .image = $0 { true } else { false } } }
}
