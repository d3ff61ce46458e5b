import CSDL2
import Engine
import Foundation
import Geometry
import Graphics
import SDLHost
import ScrollUITesting
import Testing
import TextShaping

/// On SDL's dummy driver, which needs no display; `SDL_VIDEODRIVER=x11` runs the same on a screen.
@MainActor @Suite(.serialized) final class WindowTargetTests {
  private let window: OpaquePointer
  private let fonts: FontLibrary

  init() throws {
    fonts = try SharedFonts.library.get()
    SDL_SetHint(SDL_HINT_VIDEODRIVER, "dummy")
    try #require(SDL_InitSubSystem(SDL_INIT_VIDEO) == 0)
    let flags = SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    window = try #require(SDL_CreateWindow("test", 0, 0, 300, 200, flags))
  }

  isolated deinit {
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private func list(_ run: TextRun, size: CGSize) -> DisplayList {
    var list = DisplayList(size: size)
    list.append(.roundedRectangle(CGRect(x: 5, y: 5, width: 50, height: 50), radius: 8, .black), clip: .infinite)
    list.append(.text(run, origin: CGPoint(x: 80, y: 40), .black), clip: .infinite)
    return list
  }

  private func run(_ text: String) -> TextRun {
    let engine = FontTextEngine(fonts: fonts)
    let font = ResolvedFont(size: 17)
    return TextRun(
      text: text, font: font, width: engine.width(of: text[...], font: font), metrics: engine.metrics(of: font))
  }

  @Test func aWindowShowsTheOffscreenPixels() throws {
    let target = try WindowTarget(window: window, choice: .software, text: fonts)
    #expect(target.isSoftware && target.rendererName == "software" && target.scale == 1)
    #expect(target.outputSize == PixelSize(width: 300, height: 200))
    let offscreen = try OffscreenTarget(size: CGSize(width: 300, height: 200), text: fonts)
    let list = list(run("Handgloves 滚动"), size: target.size)
    target.draw(list)
    let shown = try target.snapshot()
    target.present()
    offscreen.draw(list)
    #expect(try offscreen.snapshot() == shown)
  }

  @Test func resizingKeepsTexturesAndFetchesTheNewSurface() throws {
    let target = try WindowTarget(window: window, choice: .software, text: fonts)
    let run = run("Handgloves")
    target.draw(list(run, size: target.size))
    target.present()
    for width in [340, 500, 260] as [Int32] {
      SDL_SetWindowSize(window, width, 240)
      SDL_PumpEvents()
      target.resize(to: .zero)
      #expect(target.outputSize == PixelSize(width: Int(width), height: 240))
      target.draw(list(run, size: target.size))
      #expect(target.counts.madeRasters == 0)
      let image = try target.snapshot()
      target.present()
      #expect(image.width == Int(width) && image.ink(20, 20) == 1 && image.ink(Int(width) - 1, 239) == 0)
      let surface = try #require(target.surface)
      #expect(surface.pointee.w == width && surface.pointee.h == 240)
      let pixel = surface.pointee.pixels.load(fromByteOffset: 20 * Int(surface.pointee.pitch) + 80, as: UInt32.self)
      #expect(pixel & 0xFFFFFF == 0)
    }
  }

  @Test func aForcedScaleChangesTheSizeInPoints() throws {
    let target = try WindowTarget(window: window, choice: .auto, text: fonts, unitsPerPoint: 2)
    #expect(target.scale == 2 && target.size == CGSize(width: 150, height: 100))
  }

  @Test func onlyTheRegionIsRepainted() throws {
    let target = try WindowTarget(window: window, choice: .software, text: fonts)
    target.draw(DisplayList(size: target.size, background: .black))
    target.draw(DisplayList(size: target.size, background: .white), in: PixelRect(x: 10, y: 20, width: 30, height: 40))
    let image = try target.snapshot()
    #expect(image.totalInk == 300 * 200 - 30 * 40)
    #expect(image.ink(10, 20) == 0 && image.ink(9, 20) == 1 && image.ink(40, 59) == 1 && image.ink(39, 59) == 0)
  }

  @Test func theProcessorDrawsWhereNoCardCanBeUsed() throws {
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "dummy" else { return }
    let messages = try Diagnostics.collecting {
      let target = try WindowTarget(window: window, choice: .auto, text: fonts, hasGraphicsCard: true)
      #expect(target.isSoftware)
    }
    #expect(messages.count == 1 && messages.first?.hasPrefix("no accelerated renderer: ") == true)
  }

  @Test func aMissingAcceleratedRendererIsAnError() throws {
    guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "dummy" else { return }
    #expect(throws: HostError.self) {
      _ = try WindowTarget(window: self.window, choice: .accelerated, text: self.fonts)
    }
  }
}
