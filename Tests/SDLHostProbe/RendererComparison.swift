import CSDL2
import Engine
import Foundation
import Gallery
import Geometry
import Graphics
import Raster
import SDLHost
import ScrollUI
import TextShaping

/// Draws the pages of the gallery with the graphics card and with the processor, and prints their differences.
@MainActor enum RendererComparison {
  /// The difference between two pictures of a page.
  struct Line: Codable {
    /// The page and its state, such as `header light 2.0 scrolled`.
    var name: String
    /// Pixels with a component that differs by more than 2 of 255, as a part of all pixels.
    var different: Double
    /// The largest difference of a component.
    var largest: Int
    /// Calls of the `SDL_Renderer` that draw.
    var drawCalls: Int
    /// Changes of texture and blend mode.
    var stateChanges: Int
  }

  private static let size = CGSize(width: 640, height: 480)

  /// Compares each page at rest and scrolled, light at a scale of 1 and dark at a scale of 2. Pairs of pictures are written to the
  /// folder in the environment variable `SCROLLUI_RENDERER_PICTURES`.
  static func run(pages: [String]) throws {
    let pages = pages.isEmpty ? GalleryPages.names : pages
    for (scheme, scale) in [(ColorScheme.light, 1.0 as CGFloat), (.dark, 2)] {
      let card = try Card(size: size, scale: scale)
      for page in pages {
        var options = SessionOptions()
        options.size = size
        options.scale = scale
        options.colorScheme = scheme
        let loop = try HeadlessLoop(GalleryView(page: page), options: options)
        // All textures are created again, as after the loss of the device.
        card.target?.dropCaches()
        try loop.open()
        try loop.rest(seconds: 0.5)
        let name = "\(page) \(scheme == .light ? "light" : "dark") \(scale)"
        try card.compare(loop.session, name: "\(name) still")
        try loop.play(frames: 20, isPaced: false) { $0 % 5 == 0 ? [notch] : [] }
        try card.compare(loop.session, name: "\(name) moving")
        loop.close()
      }
      card.close()
    }
  }

  /// Shows a page with the graphics card, reports the device as lost, and prints whether the images were uploaded again and the picture is
  /// the same.
  static func loseDevice() throws {
    var options = SessionOptions()
    options.size = size
    options.renderer = .accelerated
    let loop = try WindowLoop(GalleryView(page: "readsize"), options: options)
    try loop.open()
    loop.rest(seconds: 1)
    let target = loop.session.target
    target.draw(loop.session.host.pipeline.displayList)
    let before = try target.snapshot()
    var event = SDL_Event()
    event.type = SDL_RENDER_DEVICE_RESET.rawValue
    SDL_PushEvent(&event)
    loop.rest(seconds: 0.5)
    let isMade = target.counts.madeRasters > 0
    target.draw(loop.session.host.pipeline.displayList)
    report("\(target.rendererName) made \(isMade) same \(try target.snapshot() == before)")
    loop.close()
  }

  /// Opens a window with `RendererChoice.auto` on a machine with a graphics card, and prints the renderer.
  static func chooseAutomatically() throws {
    let window = try openWindow(size)
    let target = try WindowTarget(window: window, choice: .auto, text: try FontLibrary(), hasGraphicsCard: true)
    var list = DisplayList(size: size, background: .white)
    list.append(.rectangle(CGRect(x: 10, y: 10, width: 50, height: 50), .black), clip: .infinite)
    target.draw(list)
    target.present()
    let picture = try target.snapshot()
    report("\(target.rendererName) drawn \(picture[20, 20] == 0xFF00_0000 && picture[5, 5] == .max)")
  }

  private static func openWindow(_ size: CGSize) throws -> OpaquePointer {
    SDLHints.configure()
    guard SDL_Init(SDL_INIT_VIDEO) == 0,
      let window = SDL_CreateWindow(
        "renderers", 0, 0, Int32(size.width), Int32(size.height), SDL_WINDOW_SHOWN.rawValue)
    else { throw HostError.noDisplay(message: String(cString: SDL_GetError())) }
    return window
  }

  private static var notch: InputEvent {
    .wheel(WheelEvent(location: CGPoint(x: 420, y: 330), delta: CGVector(dx: 0, dy: -1), isPrecise: false))
  }

  /// A window that the graphics card draws.
  @MainActor final class Card {
    let window: OpaquePointer
    var target: WindowTarget?

    init(size: CGSize, scale: CGFloat) throws {
      window = try openWindow(CGSize(width: size.width * scale, height: size.height * scale))
      target = try WindowTarget(
        window: window, choice: .accelerated, text: try FontLibrary(), unitsPerPoint: scale)
    }

    func close() {
      target = nil
      SDL_DestroyWindow(window)
      SDL_Quit()
    }

    /// Draws the last frame of `session` and prints a `Line`.
    func compare(_ session: FrameSession, name: String) throws {
      guard let target else { return }
      let list = session.host.pipeline.displayList
      // The first drawing uploads images. The second is a frame of a page at rest.
      target.drawWithoutPreviews(list)
      target.drawWithoutPreviews(list)
      let (card, software) = (try target.snapshot(), try session.target.snapshot())
      target.present()
      var (different, largest) = (0, 0)
      for (one, other) in zip(card.pixels, software.pixels) where one != other {
        let difference = difference(one, other)
        largest = max(largest, difference)
        if difference > 2 { different += 1 }
      }
      let isSame = card.width == software.width && card.height == software.height
      let line = Line(
        name: name, different: isSame ? Double(different) / Double(card.pixels.count) : 1, largest: largest,
        drawCalls: target.counts.drawCalls, stateChanges: target.counts.stateChanges)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      report(String(decoding: try encoder.encode(line), as: UTF8.self))
      guard let folder = ProcessInfo.processInfo.environment["SCROLLUI_RENDERER_PICTURES"] else { return }
      try card.writePNG(to: "\(folder)/\(name) card.png")
      try software.writePNG(to: "\(folder)/\(name) software.png")
    }

    /// The largest difference of a component of two pixels.
    private func difference(_ one: UInt32, _ other: UInt32) -> Int {
      func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
      var largest = 0
      for shift in [0, 8, 16] as [UInt32] {
        largest = max(largest, abs(component(one, shift) - component(other, shift)))
      }
      return largest
    }
  }
}
