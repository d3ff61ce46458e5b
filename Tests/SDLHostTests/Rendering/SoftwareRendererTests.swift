import CSDL2
import Graphics
import Raster
import SDLHost
import Testing

/// `SoftwareRenderer` and SDL's renderer in software give the same bytes for the same primitives.
@MainActor @Suite struct SoftwareRendererTests {
  private static let side: Int32 = 64
  private let bounds = PixelRect(x: 0, y: 0, width: side, height: side)

  /// Pixels of all kinds: a quarter opaque, a quarter clear.
  private func noise(_ seed: UInt64) -> [UInt32] {
    var state = seed
    return (0..<Int(Self.side * Self.side)).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pixel = UInt32(truncatingIfNeeded: state >> 32)
      return index % 4 == 0 ? pixel | 0xFF00_0000 : index % 4 == 1 ? pixel & 0xFF_FFFF : pixel
    }
  }

  /// The results of both renderers for the same pixels; without the alpha of opaque pixels.
  private func draw(
    isOpaque: Bool, over below: [UInt32], _ draw: (any Renderer) -> Void
  ) throws -> (memory: [UInt32], sdl: [UInt32]) {
    let format = isOpaque ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    let surface = try #require(SDL_CreateRGBSurfaceWithFormat(0, Self.side, Self.side, 32, format.rawValue))
    defer { SDL_FreeSurface(surface) }
    let bytes = below.count * 4
    below.withUnsafeBytes { surface.pointee.pixels.copyMemory(from: $0.baseAddress!, byteCount: bytes) }
    let device = try #require(SDL_CreateSoftwareRenderer(surface))
    let textures = TextureRenderer(renderer: device)
    draw(textures)
    textures.endRegion()
    textures.removeTextures()
    SDL_RenderFlush(device)
    SDL_DestroyRenderer(device)
    var memory = below
    memory.withUnsafeMutableBytes { bytes in
      draw(
        SoftwareRenderer(
          memory: PixelMemory(
            start: bytes.baseAddress!, pitch: 4 * Int(Self.side), width: Self.side, height: Self.side,
            isOpaque: isOpaque)))
    }
    let shown = UnsafeBufferPointer(
      start: surface.pointee.pixels.assumingMemoryBound(to: UInt32.self), count: below.count)
    let mask: UInt32 = isOpaque ? 0xFF_FFFF : .max
    return (memory.map { $0 & mask }, shown.map { $0 & mask })
  }

  private static let colors: [DeviceColor] = [
    RGBAColor(red: 1, green: 1, blue: 1), RGBAColor(red: 1, green: 1, blue: 1, alpha: 0.3),
    RGBAColor(red: 0.05, green: 0.8, blue: 0.4), RGBAColor(red: 0.05, green: 0.8, blue: 0.4, alpha: 0.55),
    RGBAColor(red: 0, green: 0, blue: 0), RGBAColor(red: 0.2, green: 0.1, blue: 0.9, alpha: 0),
  ].map { DeviceColor($0) }

  @Test(arguments: [false, true], [LayerEffect.BlendMode.normal, .additive, .multiply, .modulate])
  func imagesAreBlendedAsBySDL(isOpaque: Bool, mode: LayerEffect.BlendMode) throws {
    for (index, color) in Self.colors.enumerated() {
      let pixels = noise(UInt64(index + 1))
      let result = try draw(isOpaque: isOpaque, over: noise(99)) { renderer in
        renderer.begin()
        renderer.setClip(bounds)
        renderer.draw(RasterImage(frame: bounds, straight: pixels), x: 0, y: 0, color, mode)
      }
      #expect(result.memory == result.sdl, "\(color)")
    }
  }

  @Test(arguments: [false, true])
  func rectanglesAreFilledAsBySDL(isOpaque: Bool) throws {
    for color in Self.colors {
      let result = try draw(isOpaque: isOpaque, over: noise(7)) { renderer in
        renderer.begin()
        renderer.setClip(PixelRect(x: 3, y: 2, width: 50, height: 40))
        renderer.fill(PixelRect(x: 1, y: 5, width: 31, height: 60), color)
      }
      #expect(result.memory == result.sdl, "\(color)")
    }
  }

  @Test func shapesInLayersAreBlendedAsBySDL() throws {
    let mask = CoverageMask(frame: bounds, values: noise(3).map { UInt8(truncatingIfNeeded: $0 >> 24) })
    for color in Self.colors {
      let result = try draw(isOpaque: false, over: noise(5)) { renderer in
        renderer.begin()
        renderer.setClip(bounds)
        renderer.draw(RasterImage(mask), x: 0, y: 0, color)
      }
      #expect(result.memory == result.sdl, "\(color)")
    }
  }
}
