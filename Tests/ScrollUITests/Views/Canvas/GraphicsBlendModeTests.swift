import Engine
import Graphics
import ScrollUI
import ScrollUITesting
import Testing

/// Modes of a `GraphicsContext` that remove content: the canvas is a drawing of its own.
@MainActor @Suite struct GraphicsBlendModeTests {
  /// The color in the middle of a canvas of 40 points with a blue square, over which `draw` draws, on a yellow background.
  private func color(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> UInt32 {
    let window = TestWindow(width: 40, height: 40, fonts: .fixed) {
      Canvas { context, size in
        context.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(Color(red: 0, green: 0, blue: 1)))
        draw(&context)
      }
      .background(Color(red: 1, green: 1, blue: 0))
    }
    let picture = try window.picture()
    return picture.pixels[20 * picture.width + 20] & 0xFFFFFF
  }

  private let circle = Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 30))
  private let red = Color(red: 1, green: 0, blue: 0)

  @Test func clearLetsTheBackgroundThrough() throws {
    #expect(
      try color {
        $0.blendMode = .clear
        $0.opacity = 0.2
        $0.fill(circle, with: .color(red))
      } == 0xFFFF00)
  }

  @Test func copyReplacesTheContentWithItsOpacity() throws {
    let pixel = try color {
      $0.blendMode = .copy
      $0.fill(circle, with: .color(red.opacity(0.5)))
    }
    #expect(pixel & 0xFF == 0 && pixel >> 16 == 0xFF && (126...129).contains(pixel >> 8 & 0xFF), "half red on yellow")
  }

  @Test(arguments: [
    (GraphicsContext.BlendMode.destinationOut, 0xFFFF00 as UInt32), (.destinationOver, 0x0000FF),
    (.sourceAtop, 0xFF0000), (.sourceIn, 0xFF0000), (.xor, 0xFFFF00), (.destinationIn, 0x0000FF), (.normal, 0xFF0000),
  ])
  func theModesOfShapes(mode: GraphicsContext.BlendMode, expected: UInt32) throws {
    #expect(
      try color {
        $0.blendMode = mode
        $0.fill(circle, with: .color(red))
      } == expected)
  }

  /// A layer covers the whole canvas: where it is clear, `destinationIn` removes the content.
  @Test func aLayerIsAsLargeAsTheCanvas() throws {
    func pixel(_ shape: Path) throws -> UInt32 {
      try color { context in
        context.blendMode = .destinationIn
        context.drawLayer { $0.fill(shape, with: .color(red)) }
      }
    }
    #expect(try pixel(circle) == 0x0000FF)
    #expect(try pixel(Path(CGRect(x: 0, y: 0, width: 4, height: 4))) == 0xFFFF00)
  }

  @Test func anAlphaThresholdDrawsAColorOrNothing() throws {
    func pixel(opacity: Double) throws -> UInt32 {
      try color { context in
        context.addFilter(.alphaThreshold(min: 0.5, color: red))
        context.fill(circle, with: .color(.green.opacity(opacity)))
      }
    }
    #expect(try pixel(opacity: 0.6) == 0xFF0000)
    #expect(try pixel(opacity: 0.4) == 0x0000FF)
  }
}
