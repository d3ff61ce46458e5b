import Engine
import Graphics
import ScrollUI
import ScrollUITestSupport
import ScrollUITesting
import Testing

@MainActor @Suite struct DrawnImageTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  /// The left half red, the right half blue.
  private func halves(label: Text? = nil, opaque: Bool = false) -> Image {
    Image(size: CGSize(width: 40, height: 20), label: label, opaque: opaque) { context in
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(red))
      context.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .color(blue))
    }
  }

  private func show<Content: View>(scale: CGFloat = 1, @ViewBuilder _ content: @escaping () -> Content) -> TestWindow {
    TestWindow(width: 200, height: 200, scale: scale) {
      content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func color(_ window: TestWindow, _ x: Int, _ y: Int) throws -> UInt32 {
    try window.picture()[x, y] & 0xFFFFFF
  }

  @Test func aDrawnImageHasItsSizeUntilItIsResizable() throws {
    let window = show {
      VStack(alignment: .leading, spacing: 0) {
        halves().probe("own")
        halves().resizable().frame(width: 100, height: 60).probe("stretched")
        halves().resizable().scaledToFit().frame(width: 30, height: 30).probe("fit")
      }
    }
    #expect(window.frame("own").size == CGSize(width: 40, height: 20))
    #expect(try color(window, 10, 10) == 0xFF0000)
    #expect(try color(window, 30, 10) == 0x0000FF)
    #expect(try color(window, 45, 10) == 0xFFFFFF)
    #expect(try color(window, 45, 70) == 0xFF0000)
    #expect(try color(window, 95, 70) == 0x0000FF)
    #expect(try color(window, 7, 95) == 0xFF0000 && color(window, 7, 83) == 0xFFFFFF)
  }

  @Test func contentOutsideOfTheSizeIsCutOff() throws {
    let window = show {
      Image(size: CGSize(width: 20, height: 20)) { context in
        context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(red))
      }
    }
    #expect(try color(window, 19, 19) == 0xFF0000)
    #expect(try color(window, 21, 10) == 0xFFFFFF && color(window, 10, 21) == 0xFFFFFF)
  }

  @Test func anOpaqueImageIsBlackWhereNothingIsDrawn() throws {
    let window = show { Image(size: CGSize(width: 20, height: 20), opaque: true) { _ in } }
    #expect(try color(window, 10, 10) == 0)
  }

  @Test func aTemplateKeepsTheShapeAndTakesTheForegroundStyle() throws {
    let window = show {
      HStack(spacing: 0) {
        halves().renderingMode(.template).foregroundStyle(Color(red: 0, green: 1, blue: 0))
        halves().renderingMode(.template).foregroundStyle(
          .linearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom))
      }
    }
    #expect(try color(window, 10, 10) == 0x00FF00 && color(window, 30, 10) == 0x00FF00)
    #expect(try color(window, 50, 1) != color(window, 50, 18))
  }

  @Test func aTextAndACanvasTakeADrawnImage() throws {
    let window = show {
      VStack(alignment: .leading, spacing: 0) {
        Canvas { context, _ in
          context.draw(halves(), in: CGRect(x: 0, y: 0, width: 80, height: 40))
        }
        .frame(width: 80, height: 40)
        Text(halves()).probe("text")
      }
    }
    #expect(try color(window, 20, 20) == 0xFF0000 && color(window, 60, 20) == 0x0000FF)
    let frame = window.frame("text")
    #expect(frame.width == 40)
    #expect(try color(window, 10, Int(frame.midY)) == 0xFF0000)
  }

  @Test func tilesAndCapsAreDrawn() throws {
    let window = show {
      VStack(alignment: .leading, spacing: 0) {
        halves().resizable(resizingMode: .tile).frame(width: 120, height: 20)
        halves().resizable(capInsets: EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
          .frame(width: 120, height: 20)
      }
    }
    #expect(
      try [10, 30, 50, 70, 90, 110].map { try color(window, $0, 10) } == [
        0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF, 0xFF0000, 0x0000FF,
      ])
    #expect(try color(window, 5, 30) == 0xFF0000 && color(window, 55, 30) == 0xFF0000)
    #expect(try color(window, 65, 30) == 0x0000FF && color(window, 115, 30) == 0x0000FF)
  }

  @Test func textsAreDrawnInTheFontOfTheView() {
    let window = show {
      Image(size: CGSize(width: 100, height: 20)) { context in
        context.draw(Text("Hello"), at: CGPoint(x: 50, y: 10))
      }
      .font(.system(size: 10))
    }
    #expect(window.drawnTexts == ["Hello"])
  }

  @Test func theLabelIsTheName() {
    let window = show {
      VStack {
        halves(label: Text("Flag"))
        halves()
      }
    }
    #expect(window.semanticTree.contains("Flag"))
    #expect(window.element(.image, "Flag").frame.size == CGSize(width: 40, height: 20))
  }
}
