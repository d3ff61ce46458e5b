import CSDL2
import Graphics
import Raster
import SDLHost
import ScrollUITesting
import Testing

@MainActor @Suite struct TextureAtlasTests {
  private static let side: Int32 = 256

  /// The calls of a `TextureRenderer` and the pixels that they leave, on white.
  private func draw(
    maximumPages: Int = TextureAtlas.maximumPages, _ draw: (TextureRenderer) -> Void
  ) throws -> (drawCalls: Int, pixels: [UInt32]) {
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, Self.side, Self.side, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    SDL_FillRect(surface, nil, .max)
    let device = try #require(SDL_CreateSoftwareRenderer(surface))
    let renderer = TextureRenderer(renderer: device, maximumPages: maximumPages)
    renderer.begin()
    renderer.setClip(PixelRect(x: 0, y: 0, width: Self.side, height: Self.side))
    draw(renderer)
    renderer.endRegion()
    SDL_RenderFlush(device)
    renderer.removeTextures()
    SDL_DestroyRenderer(device)
    let pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    return (renderer.drawCalls, (0..<Int(Self.side * Self.side)).map { pixels[$0] & 0xFF_FFFF })
  }

  private func image(_ width: Int32, _ height: Int32, _ color: UInt32) -> RasterImage {
    RasterImage(
      frame: PixelRect(x: 0, y: 0, width: width, height: height),
      straight: Array(repeating: color | 0xFF00_0000, count: Int(width * height)))
  }

  private static let red = DeviceColor(RGBAColor(red: 1, green: 0, blue: 0))

  @Test func placesOfImagesDoNotOverlap() {
    var shelves = Shelves(side: 512)
    var random = SeededGenerator(seed: 7)
    var taken = [Bool](repeating: false, count: 512 * 512)
    var area = 0
    for _ in 0..<400 {
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...40, using: &random))
      guard let (x, y) = shelves.place(width: Int32(width), height: Int32(height)) else { continue }
      area += width * height
      for row in Int(y)..<Int(y) + height {
        for column in Int(x)..<Int(x) + width {
          #expect(!taken[row * 512 + column])
          taken[row * 512 + column] = true
        }
      }
    }
    // The rest is gaps, ends of shelves and shelves that are higher than their images.
    #expect(area > 512 * 512 * 6 / 10)
  }

  @Test func anImageLargerThanTheSquareHasNoPlace() {
    var shelves = Shelves(side: 64)
    #expect(shelves.place(width: 64, height: 3) == nil)
    #expect(shelves.place(width: 3, height: 64) == nil)
    #expect(shelves.place(width: 63, height: 63) != nil)
    #expect(shelves.place(width: 1, height: 1) == nil)
  }

  @Test func fillsAndSmallImagesAreASingleCall() throws {
    let images = (0..<100).map { image(10, 10 + Int32($0 % 3), UInt32($0) * 1000) }
    let result = try draw { renderer in
      for (index, image) in images.enumerated() {
        renderer.fill(PixelRect(x: 0, y: Int32(index), width: 50, height: 1), Self.red)
        renderer.draw(image, x: 100 + Int32(index), y: 20, .white)
      }
    }
    #expect(result.drawCalls == 1)
    #expect(result.pixels[3 * 256 + 10] == 0xFF0000 && result.pixels[20 * 256 + 199] == 99_000)
  }

  @Test func aLargeImageAndABlendModeBeginABatch() throws {
    let (large, small) = (image(600, 300, 0x00FF00), image(8, 8, 0xFF))
    let result = try draw { renderer in
      renderer.draw(small, x: 0, y: 0, .white)
      renderer.draw(large, x: 0, y: 40, .white)
      renderer.fill(PixelRect(x: 0, y: 100, width: 10, height: 10), Self.red)
      renderer.draw(small, x: 20, y: 100, .white, .additive)
      renderer.fill(PixelRect(x: 40, y: 100, width: 10, height: 10), Self.red)
    }
    #expect(result.drawCalls == 5)
    #expect(result.pixels[50 * 256 + 200] == 0x00FF00)
  }

  @Test(arguments: [(513 as Int32, 30 as Int32, 1), (1900, 60, 1), (2048, 30, 3), (300, 257, 3), (600, 256, 3)])
  func longLinesOfTextAreASingleCallWithFills(_ width: Int32, _ height: Int32, _ calls: Int) throws {
    let line = image(width, height, 0x00FF00)
    let result = try draw { renderer in
      renderer.fill(PixelRect(x: 0, y: 0, width: 10, height: 10), Self.red)
      renderer.draw(line, x: 0, y: 40, .white)
      renderer.fill(PixelRect(x: 0, y: 100, width: 10, height: 10), Self.red)
    }
    #expect(result.drawCalls == calls)
    #expect(result.pixels[69 * 256 + 200] == 0x00FF00 && result.pixels[104 * 256 + 4] == 0xFF0000)
  }

  @Test func imagesOfAnEmptiedPageAreUploadedAgain() throws {
    // 40 images of 500 × 250 pixels: a page holds 32. The last images empty it before the first ones are drawn.
    let images = (0..<40).map { image(500, 250, UInt32($0) << 16 | UInt32(255 - $0)) }
    let part = PixelRect(x: 200, y: 100, width: 6, height: 6)
    let result = try draw(maximumPages: 1) { renderer in
      for row in 0..<3 {
        for (index, image) in images.enumerated() {
          let target = PixelRect(x: Int32(index) * 6, y: Int32(row) * 10, width: 6, height: 6)
          renderer.draw(image, from: part, to: target, .white, .normal)
        }
      }
    }
    for row in 0..<3 {
      for index in images.indices {
        #expect(result.pixels[(row * 10 + 3) * 256 + index * 6 + 3] == UInt32(index) << 16 | UInt32(255 - index))
      }
    }
    // Each page full of images is drawn before it is emptied.
    #expect(result.drawCalls <= 5)
  }

  @Test func quadsEndAtTheClip() throws {
    let blue = image(50, 50, 0xFF)
    let result = try draw { renderer in
      renderer.setClip(PixelRect(x: 10, y: 10, width: 20, height: 20))
      renderer.fill(PixelRect(x: 0, y: 0, width: 60, height: 15), Self.red)
      renderer.draw(blue, x: 0, y: 15, .white)
      renderer.setClip(PixelRect(x: 100, y: 100, width: 0, height: 0))
      renderer.fill(PixelRect(x: 90, y: 90, width: 60, height: 15), Self.red)
    }
    let colored = result.pixels.indices.filter { result.pixels[$0] != 0xFF_FFFF }
    #expect(colored.allSatisfy { 10..<30 ~= $0 % 256 && 10..<30 ~= $0 / 256 })
    #expect(colored.count == 400 && result.pixels[14 * 256 + 12] == 0xFF0000 && result.pixels[15 * 256 + 12] == 0xFF)
  }

  @Test func largeBatchesAreDivided() throws {
    let result = try draw { renderer in
      for index in 0..<QuadBatch.capacity + 1 {
        renderer.fill(PixelRect(x: Int32(index % 256), y: 7, width: 1, height: 1), Self.red)
      }
    }
    #expect(result.drawCalls == 2)
  }
}
