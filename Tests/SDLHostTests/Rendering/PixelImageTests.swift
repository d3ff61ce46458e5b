import CSDL2
import CSDL2Image
import Engine
import Foundation
import Geometry
import Graphics
import ProcessSupport
import SDLHost
import Testing

@MainActor @Suite struct PixelImageTests {
  @Test func aPNGKeepsEveryPixel() throws {
    let canvas = try OffscreenCanvas(33, 17)
    let red = RGBAColor(red: 1, green: 0.25, blue: 0)
    let image = try canvas.draw([.roundedRectangle(CGRect(x: 3, y: 2, width: 20, height: 12), radius: 4, red)])
    let path = TemporaryFolder.unusedPath().path + ".png"
    try image.writePNG(to: path)

    let loaded = try #require(IMG_Load(path))
    defer { SDL_FreeSurface(loaded) }
    let surface = try #require(SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0))
    defer { SDL_FreeSurface(surface) }
    #expect(surface.pointee.w == 33 && surface.pointee.h == 17)
    for y in 0..<17 {
      let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
      for x in 0..<33 { #expect(row.load(fromByteOffset: 4 * x, as: UInt32.self) == image[x, y]) }
    }
  }

  @Test func aMissingFolderIsNamedWithTheSystemsReason() throws {
    let image = try OffscreenCanvas(4, 4).draw([])
    let error = #expect(throws: HostError.self) { try image.writePNG(to: "/no/such/folder/shot.png") }
    #expect(error == .unwritableFile(path: "/no/such/folder/shot.png", reason: ENOENT))
  }

  @Test func aFullDiskIsReported() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let image = try OffscreenCanvas(40, 40).draw([])
    #expect(throws: HostError.self) { try image.writePNG(to: "/dev/full") }
  }
}
