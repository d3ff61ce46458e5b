import Engine
import Geometry
import Graphics
import SDLHost
import ScrollUI
import ScrollUITesting
import Testing
import TextShaping

/// Text with a coverage for each stripe of a pixel, in its surroundings and in repaired frames.
@MainActor @Suite struct SubpixelTextTests {
  /// Fonts of a desktop with stripes from left to right.
  static let fonts = Result { () throws(HostError) in
    let fonts = try FontLibrary(hasDesktopRendering: true)
    fonts.renderingSettings = ["Xft.rgba": "rgb", "Xft.hintstyle": "hintslight"]
    return fonts
  }

  /// Black text on white in the middle of a window, drawn by `draw`.
  private func picture(
    scale: CGFloat = 1, fonts: FontLibrary? = nil, _ draw: (inout PaintContext, TextRun) -> Void
  ) throws -> PixelImage {
    let fonts = try fonts ?? Self.fonts.get()
    let size = CGSize(width: 220, height: 60)
    let target = try OffscreenTarget(size: size, scale: scale, text: fonts)
    var context = PaintContext(list: DisplayList(size: size, background: .white))
    draw(&context, ScrolledScene.run("Handgloves", FontTextEngine(fonts: fonts, scale: scale)))
    target.draw(context.finish())
    return try target.snapshot()
  }

  private let origin = CGPoint(x: 20, y: 40)

  private static func coloredPixels(_ picture: PixelImage) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        if pixel >> 16 & 0xFF != pixel & 0xFF || pixel >> 8 & 0xFF != pixel & 0xFF { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: [1, 1.5, 2] as [CGFloat])
  func textOnAnOpaqueTargetHasColoredEdges(scale: CGFloat) throws {
    let colored = try picture(scale: scale) { $0.text($1, at: origin, color: .black) }
    #expect(Self.coloredPixels(colored) > 100)
    let translucent = try picture(scale: scale) { $0.text($1, at: origin, color: RGBAColor.black.opacity(0.78)) }
    #expect(Self.coloredPixels(translucent) > 100)
    let fixed = try picture(scale: scale, fonts: try SharedFonts.library.get()) {
      $0.text($1, at: origin, color: .black)
    }
    #expect(Self.coloredPixels(fixed) == 0 && fixed.inkBounds() != nil)
  }

  enum Surroundings: CaseIterable { case opacity, group, zoom, blur, rotation, scale, blending, mask }

  /// The text has the pixels of `FontRendering.fixed`.
  @Test(arguments: Surroundings.allCases)
  func textThatFadesOrIsTransformedIsGray(surroundings: Surroundings) throws {
    let bounds = CGRect(x: 0, y: 0, width: 220, height: 60)
    func draw(_ context: inout PaintContext, _ run: TextRun) {
      func text(_ context: inout PaintContext) { context.text(run, at: origin, color: .black) }
      switch surroundings {
      case .opacity: context.withGroupOpacity(0.6, bounds: bounds, isSingle: true, text)
      case .group: context.withGroupOpacity(0.6, bounds: bounds, isSingle: false, text)
      case .zoom: context.magnified(by: 1.3, text)
      case .blur: context.withLayer(.blur(radius: 0.4), bounds: bounds, text)
      case .rotation: context.withLayer(.transform(CGAffineTransform(rotationAngle: 0.1)), bounds: bounds, text)
      case .scale: context.withLayer(.transform(CGAffineTransform(scaleX: 1.2, y: 1.2)), bounds: bounds, text)
      case .blending: context.withLayer(.blend(.multiply), bounds: bounds, text)
      case .mask:
        let mask = context.record(bounds: bounds) { $0.fill(bounds, color: .black) }
        context.withLayer(.mask(mask), bounds: bounds, text)
      }
    }
    let colored = try picture(draw)
    #expect(Self.coloredPixels(colored) == 0 && colored.inkBounds() != nil)
    #expect(try colored == picture(fonts: try SharedFonts.library.get(), draw))
  }

  @Test func aRoundedClipKeepsColoredEdges() throws {
    let clip = VectorPath.roundedRect(CGRect(x: 4, y: 4, width: 200, height: 52), radius: 12)
    let colored = try picture {
      $0.withLayer(.clip(clip), bounds: CGRect(x: 0, y: 0, width: 220, height: 60)) {
        [origin, run = $1] in $0.text(run, at: origin, color: .black)
      }
    }
    #expect(Self.coloredPixels(colored) > 100)
  }

  @Test func aGraphicsCardDrawsGrayText() throws {
    let size = CGSize(width: 220, height: 60)
    func list(_ fonts: FontLibrary) -> DisplayList {
      var list = DisplayList(size: size, background: .white)
      list.append(
        .text(ScrolledScene.run("Handgloves", FontTextEngine(fonts: fonts)), origin: origin, .black), clip: .infinite)
      return list
    }
    let fixed = try SharedFonts.library.get()
    #expect(
      try list(Self.fonts.get()).drawnBySDL(text: Self.fonts.get()) == list(fixed).drawnBySDL(text: fixed))
  }

  @Test(arguments: [1, 1.25, 2] as [CGFloat])
  func repairedFramesEqualFullyDrawnFrames(scale: CGFloat) throws {
    let size = CGSize(width: 320, height: 300)
    let fonts = try Self.fonts.get()
    let repaired = try OffscreenTarget(size: size, scale: scale, text: fonts)
    let full = try OffscreenTarget(size: size, scale: scale, text: fonts)
    var scene = try ScrolledScene(seed: 0x1CD, scale: scale)
    var random = SeededGenerator(seed: 3)
    let titles = (0..<6).map { ScrolledScene.run("Fading \($0) gÅy", scene.text) }
    var opacities = [Double](repeating: 1, count: titles.count)
    var (drawn, zoom) = (0, 1.0 as CGFloat)
    for step in 0..<80 {
      var context = PaintContext(list: scene.list(size: size, scale: scale))
      for (index, title) in titles.enumerated() {
        // Fades over the scroll view: the same run is drawn with and without colored edges in turn.
        context.withGroupOpacity(opacities[index], bounds: .infinite, isSingle: true) {
          $0.text(title, at: CGPoint(x: 60, y: 80 + 30 * CGFloat(index)), color: .black)
        }
      }
      context.magnified(by: zoom) { $0.text(titles[0], at: CGPoint(x: 150, y: 100), color: .black) }
      let list = context.finish()
      repaired.draw(list)
      full.invalidate()
      full.draw(list)
      try #require(try repaired.snapshot() == full.snapshot(), "step \(step)")
      drawn += repaired.counts.drawnPixels
      scene.change()
      let index = random.next(below: titles.count)
      opacities[index] = opacities[index] < 1 ? 1 : 0.1 * Double(1 + random.next(below: 9))
      if step % 9 == 0 { zoom = zoom == 1 ? 1.25 : 1 }
    }
    // The repair is tested only if some frames are not drawn in full.
    #expect(drawn < 80 * repaired.outputSize.width * repaired.outputSize.height * 3 / 4)
  }

  /// All lines of a scroll view are moved by the same whole pixels, so that text does not shake while it moves by fractions of a pixel.
  @Test(arguments: [1, 1.25, 1.5, 2] as [CGFloat])
  func linesOfAScrollViewMoveByWholePixelsTogether(scale: CGFloat) {
    let window = TestWindow(width: 200, height: 300, scale: scale) {
      ScrollView {
        VStack(spacing: 3.3) { ForEach(0..<60, id: \.self) { Text("Line \($0)").font(.system(size: 13.7)) } }
      }
    }
    func baselines() -> [String: CGFloat] {
      var places: [String: CGFloat] = [:]
      for command in window.pipeline.displayList.commands {
        if case .text(let run, let origin, _) = command { places[run.text] = origin.y * scale }
      }
      return places
    }
    var last = baselines()
    #expect(last.count > 10)
    for _ in 0..<40 {
      window.wheel(-0.037, at: CGPoint(x: 100, y: 150), isPrecise: true)
      let now = baselines()
      let shifts = now.compactMap { text, y in last[text].map { y - $0 } }
      if let first = shifts.first {
        #expect(shifts.allSatisfy { abs($0 - first) < 1e-6 && abs($0 - $0.rounded()) < 1e-6 })
      }
      last = now
    }
  }
}
