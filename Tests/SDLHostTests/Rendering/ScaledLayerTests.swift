import Foundation
import Graphics
import Raster
import SDLHost
import Testing
import TextShaping

/// Large layers whose images are sampled one by one while they are scaled (`ScaledParts`).
@MainActor @Suite struct ScaledLayerTests {
  /// Stripes that differ from image to image.
  private final class Decoder: ImageDecoding {
    private(set) var decoded: [DecodedPixels] = []
    private(set) var requests: Set<ImageRequest> = []

    struct DecodedPixels: Hashable {
      let image: ImageHandle
      let width: Int32
    }

    func cachedPixels(of image: ImageHandle) -> PixelBuffer? { nil }

    func decodedPixels(of image: ImageHandle, width: Int32, height: Int32) -> PixelBuffer? {
      decoded.append(DecodedPixels(image: image, width: width))
      var buffer = PixelBuffer(width: Int(width), height: Int(height))
      let shade = UInt32(image.pixelSize.width) & 0xFF
      for index in buffer.pixels.indices {
        let (x, y) = (UInt32(index % Int(width)), UInt32(index / Int(width)))
        buffer.pixels[index] = 0xFF00_0000 | (x * 7 & 0xFF) << 16 | (y * 5 & 0xFF) << 8 | shade
      }
      return buffer
    }

    func isDecoding(_ image: ImageHandle, width: Int32, height: Int32) -> Bool {
      requests.insert(ImageRequest(image: image, width: width, height: height))
      return false
    }

    func cancelRequests(except requests: Set<ImageRequest>) {}
    func isPending(_ request: ImageRequest) -> Bool { false }
  }

  /// Memory of a window, and its repairer.
  @MainActor private final class Canvas {
    let decoder = Decoder()
    let repairer: FrameRepairer
    let size: PixelSize
    private let memory: PixelMemory

    init(_ width: Int, _ height: Int, showsPreviews: Bool = false) throws {
      size = PixelSize(width: width, height: height)
      let start = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 32)
      start.initializeMemory(as: UInt32.self, repeating: 0, count: width * height)
      memory = PixelMemory(
        start: start, pitch: width * 4, width: Int32(width), height: Int32(height), isOpaque: true)
      repairer = FrameRepairer(
        text: try SharedFonts.library.get(), images: decoder, scale: 1, limits: DrawingLimits()
      ) { 0 }
      repairer.showsPreviews = showsPreviews
    }

    isolated deinit { memory.start.deallocate() }

    func draw(_ commands: [DrawCommand]) -> [UInt32] {
      var list = DisplayList(
        size: CGSize(width: CGFloat(size.width), height: CGFloat(size.height)),
        background: RGBAColor(red: 0.2, green: 0.5, blue: 0.8))
      for command in commands { list.append(command, clip: .infinite) }
      repairer.draw(list, on: memory)
      return (0..<Int32(size.height)).flatMap { row in
        Array(UnsafeBufferPointer(start: memory.pixel(0, row), count: size.width))
      }
    }
  }

  private static let side: CGFloat = 120
  private static let gap: CGFloat = 2

  /// A wall of pictures that are clipped to squares.
  private func wall(columns: Int, rows: Range<Int>, label: Bool = false) -> Recording {
    var commands: [DrawCommand] = []
    let pitch = Self.side + Self.gap
    for row in rows {
      for column in 0..<columns {
        let cell = CGRect(
          x: CGFloat(column) * pitch, y: CGFloat(row) * pitch, width: Self.side, height: Self.side)
        let image = ImageHandle(
          source: .file("\(row) \(column).svg"), pixelSize: CGSize(width: 300 + 3 * (row + column), height: 200),
          scale: 1, isVector: true)
        let drawing = ImageDrawing(
          source: CGRect(origin: .zero, size: image.pixelSize), destination: cell.insetBy(dx: -30, dy: 0))
        commands += [.clip(cell), .image(image, drawing)]
        if label, column == row {
          let bar = CGRect(x: cell.minX, y: cell.midY, width: cell.width, height: 20)
          commands.append(.rectangle(bar, RGBAColor.black.opacity(0.5)))
        }
      }
    }
    let bounds = CGRect(
      x: 0, y: CGFloat(rows.lowerBound) * pitch, width: CGFloat(columns) * pitch, height: CGFloat(rows.count) * pitch)
    return Recording(commands: commands, bounds: bounds)
  }

  private func layer(_ content: Recording, _ scale: CGFloat, opacity: Double = 1, isRaster: Bool = false) -> DrawCommand
  {
    var effect = LayerEffect.transform(CGAffineTransform(scaleX: scale, y: scale))
    // The identity changes no color, and needs the pixels of the layer.
    if isRaster { effect.colorMatrix = .identity }
    let inner = Layer(content: content, effect: effect, origin: CGPoint(x: 3.25, y: 4.5))
    if opacity == 1 { return .layer(inner) }
    let bounds = CGRect(x: 0, y: 0, width: 2000, height: 2000)
    return .layer(
      Layer(content: Recording(commands: [.layer(inner)], bounds: bounds), effect: .opacity(opacity), origin: .zero))
  }

  private func difference(_ one: [UInt32], _ other: [UInt32]) -> Int {
    zip(one, other).reduce(0) { most, pair in
      [0, 8, 16].reduce(most) { max($0, abs(Int(pair.0 >> $1 & 0xFF) - Int(pair.1 >> $1 & 0xFF))) }
    }
  }

  @Test(arguments: [0.62, 0.93, 1.07, 1.4], [(1, false), (0.4, false), (1, true), (0.4, true)])
  func sampledImagesHaveThePixelsOfTheLayer(scale: Double, look: (opacity: Double, label: Bool)) throws {
    let (opacity, label) = look
    let content = wall(columns: 6, rows: 0..<5, label: label)
    let sampled = try Canvas(800, 640).draw([layer(content, scale, opacity: opacity)])
    let raster = try Canvas(800, 640).draw([layer(content, scale, opacity: opacity, isRaster: true)])
    #expect(difference(sampled, raster) <= 3)
  }

  /// Twenty frames of a zoom of a wall that fills 3840 × 2160 pixels, with new rows and two levels, of which one fades.
  @Test(arguments: [false, true]) func aZoomMakesNoPixelsOfLayers(isWindow: Bool) throws {
    let canvas = try Canvas(3840, 2160, showsPreviews: isWindow)
    for step in 0...20 {
      let (scale, part) = (0.99 - CGFloat(step) / 400, Double(step + 1) / 25)
      let rows = 0..<(18 + step / 10)
      _ = canvas.draw([
        layer(wall(columns: 32, rows: rows), scale * 1.03),
        layer(wall(columns: 31, rows: rows), scale, opacity: 1 - part),
      ])
      #expect(canvas.repairer.counts.madeRasters == 0, "frame \(step)")
    }
    if isWindow {
      #expect(Set(canvas.decoder.decoded.map(\.width)).allSatisfy { $0 <= 183 }, "each image is decoded at its size")
    }
  }

  /// A scale above 1 is drawn from the pixels that exist while it changes, and with as many pixels as the window has when it rests.
  @Test func aScaledLayerRestsSharp() throws {
    let content = wall(columns: 6, rows: 0..<5)
    let window = try Canvas(800, 640, showsPreviews: true)
    for scale in [1, 1.1, 1.2, 1.25] { _ = window.draw([layer(content, scale)]) }
    var count = 0
    while window.repairer.hasOutdatedPreviews, count < 20 {
      _ = window.draw([layer(content, 1.25)])
      count += 1
    }
    #expect(count < 5 && !window.repairer.restsOnPreviews)
    let reference = try Canvas(800, 640).draw([layer(content, 1.25)])
    #expect(window.draw([layer(content, 1.25)]) == reference)
  }
}
