import Engine
import Features
import Gallery
import SDLHost
import ScrollUI
import ScrollUITesting
import Testing

/// The title of the page `header` in pictures: at each offset a title has a contrast of at least 4.5:1.
@MainActor @Suite struct HeaderTitleTests {
  nonisolated static let styles = ["parallax", "bar", "fade", "large-title"]

  private func open(_ settings: [String], width: CGFloat = 500, theme: ColorScheme = .light) throws -> TestWindow {
    let window = TestWindow(width: width, height: 560, fonts: try .installed()) {
      GalleryView(page: "header", settings: settings).preferredColorScheme(theme)
    }
    window.settle()
    return window
  }

  /// The frame of the header in the window.
  private func header(in window: TestWindow) throws -> CGRect {
    let scroll = try #require(window.scroll)
    return scroll.convert(scroll.bounds, to: nil)
  }

  /// The least contrast of `ink` to the pixels around `letters`: to the left, to the right and above.
  private func contrast(_ ink: UInt32, around letters: CGRect, in picture: PixelImage) -> Double {
    let columns = [Int(letters.minX) - 2, Int(letters.maxX) + 2]
    let rows = Int(letters.minY)...Int(letters.maxY)
    let sides = columns.flatMap { x in rows.map { (x, $0) } }
    let top = (columns[0]...columns[1]).map { ($0, Int(letters.minY - letters.height * 0.12)) }
    return (sides + top).map { Contrast.ratio(ink, picture[$0.0, $0.1] & 0xFF_FFFF) }.min() ?? 0
  }

  /// `color` with `opacity` over `surface`.
  private func blend(_ color: UInt32, _ opacity: Double, over surface: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { result, shift in
      let (top, bottom) = (Double(color >> shift & 0xFF), Double(surface >> shift & 0xFF))
      return result << 8 | UInt32((bottom + (top - bottom) * opacity).rounded())
    }
  }

  /// The opacity of a node with those of the views around it.
  private func opacity(of node: RenderNode) -> Double {
    sequence(first: node) { $0.parent }.reduce(1) { $0 * (($1 as? OpacityNode)?.opacity ?? 1) }
  }

  /// The greatest contrast of a title that is whole: all of its letters are below `top`, or below the bar for a large title.
  private func titleContrast(_ style: String, in window: TestWindow, isDark: Bool) throws -> Double {
    let (picture, top) = (try window.picture(), try header(in: window).minY)
    let white = style == "parallax" || style == "bar"
    let ink: UInt32 = white ? 0xFFFFFF : isDark ? 0xF2F2F7 : 0x1C1C1E
    return window.nodes(of: TextNode.self).filter { $0.string == "Journeys" }.map { title in
      var letters = title.convert(title.bounds, to: nil)
      letters = letters.divided(atDistance: letters.height * 0.2, from: .minYEdge).remainder
      let isLarge = style == "large-title" && letters.height > 20
      guard letters.minY >= top + (isLarge ? HeaderMetrics.collapsedHeight - 1 : 0) else { return 0 }
      let opacity = opacity(of: title)
      let surface = picture[Int(letters.minX) - 2, Int(letters.midY)] & 0xFF_FFFF
      return contrast(blend(ink, opacity, over: surface), around: letters, in: picture)
    }
    .max() ?? 0
  }

  @Test(arguments: styles, [120.0, 180]) func aTitleIsReadableAtEveryOffset(style: String, height: Double) throws {
    for theme in [ColorScheme.light, .dark] {
      let window = try open(["style=\(style)", "height=\(Int(height))"], theme: theme)
      let scroll = try #require(window.scroll).model
      for offset in 0...Int(height) {
        scroll.jump(to: CGPoint(x: 0, y: CGFloat(offset)))
        window.advance()
        let contrast = try titleContrast(style, in: window, isDark: theme == .dark)
        #expect(contrast >= 4.5, "\(theme), offset \(offset)")
      }
    }
  }

  @Test func theTitleOfTheBarAppearsWithin15Points() {
    for height in stride(from: 120.0, through: 320, by: 20) {
      let letters = CGFloat(height) - 58
      let opacities = (0...Int(height)).map {
        HeaderMetrics(offset: CGFloat($0), expandedHeight: CGFloat(height)).barTitleOpacity(letters: letters)
      }
      #expect(opacities.first == 0 && opacities.last == 1, "at rest, height \(height)")
      let partial = opacities.count { $0 > 0 && $0 < 1 }
      #expect(partial < Int(HeaderMetrics.fadeLength), "\(partial) offsets, height \(height)")
    }
  }

  /// The lit snow of the peak, which no other layer has.
  @Test(arguments: [500.0, 640, 900, 1600], [120.0, 180, 320])
  func thePeakIsVisibleAtEveryWidth(width: Double, height: Double) throws {
    let window = try open(["height=\(Int(height))"], width: CGFloat(width))
    let (picture, header) = (try window.picture(), try header(in: window))
    let rows = (Int(header.minY)..<Int(header.minY + height)).filter { y in
      (Int(header.minX)..<Int(header.maxX)).contains { picture[$0, y] & 0xFF_FFFF == 0xFFFAF0 }
    }
    #expect((rows.first ?? 0) > Int(header.minY + 0.04 * height), "sky above the peak")
    #expect(Double(rows.count) >= 0.15 * height, "\(rows.count) rows of snow")
  }
}
