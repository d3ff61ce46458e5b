import Graphics
import Raster
import ScrollUITesting
import Testing

/// Drawing in bands against drawing in the order of the operations.
@Suite struct BandedDrawingTests {
  private static let (width, height) = (600 as Int32, 300 as Int32)

  private func pixels(_ draw: (PixelMemory) -> Void) -> [UInt32] {
    var buffer = PixelBuffer(width: Int(Self.width), height: Int(Self.height))
    buffer.withMemory(draw)
    return buffer.pixels
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func bandsGiveThePixelsOfSingleOperations(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let bounds = PixelRect(x: 0, y: 0, width: Self.width, height: Self.height)
    func area() -> PixelRect {
      let (x, y) = (Int32.random(in: -20...300, using: &random), Int32.random(in: -20...280, using: &random))
      return PixelRect(
        x: x, y: y, width: .random(in: 1...600, using: &random), height: .random(in: 1...120, using: &random)
      ).intersection(bounds)
    }
    var saved: [(PixelRect, [UInt8])] = []
    var kinds: [(fill: DeviceColor?, area: PixelRect, save: Int)] = []
    for _ in 0..<12 {
      var color = DeviceColor.white
      color.red = .random(in: 0...255, using: &random)
      color.alpha = Int.random(in: 0..<4, using: &random) == 0 ? 90 : 255
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        let area = area()
        saved.append((area, (0..<area.area).map { _ in UInt8.random(in: 0...255, using: &random) }))
        kinds.append((nil, area, saved.count - 1))
      default: kinds.append((color, area(), 0))
      }
    }
    // Each save is restored at the end.
    func operations() -> [PixelOperation] {
      let squares = saved.map { SavedPixels($0.0, in: $0.0, coverage: $0.1) }
      return kinds.map { kind in
        PixelOperation(kind: kind.fill.map { .fill($0) } ?? .save(squares[kind.save]), area: kind.area)
      } + squares.map { PixelOperation(kind: .restore($0), area: $0.frame) }
    }
    let expected = pixels { memory in
      for operation in operations() { operation.draw(on: memory, in: bounds) }
    }
    let banded = pixels { memory in
      var drawing = BandedDrawing()
      for operation in operations() { drawing.append(operation) }
      drawing.draw(on: memory)
    }
    #expect(banded == expected)
  }
}
