import Engine
import Geometry
import Graphics
import SDLHost

/// The contrast of the texts of a frame with the pixels behind them.
@MainActor struct ContrastSampler {
  /// A text whose contrast is too low.
  struct Failure: CustomStringConvertible {
    let text: DrawnText
    let ratio: Double

    var description: String {
      "“\(text.text)” \(text.font.size) pt at \(Int(text.frame.minX)), \(Int(text.frame.minY)): "
        + String(format: "%.2f", ratio)
    }
  }

  private let complete: PixelImage
  private let background: PixelImage
  private let texts: [DrawnText]
  /// The frames of disabled views, which WCAG exempts.
  private let disabled: [CGRect]

  /// Draws the present frame of `session` with and without its texts.
  init(_ session: FrameSession) throws {
    let list = session.host.pipeline.displayList
    let separated = list.separatingTexts()
    texts = separated.texts
    session.target.draw(list)
    complete = try session.target.snapshot()
    session.target.draw(separated.background)
    background = try session.target.snapshot()
    session.target.draw(list)
    disabled = Self.dimmedFrames(below: session.host.pipeline.root)
  }

  /// The frames of nodes with the opacity of disabled controls, 0.4.
  private static func dimmedFrames(below node: RenderNode) -> [CGRect] {
    if let node = node as? OpacityNode, abs(node.opacity - 0.4) < 0.01 { return [node.convert(node.bounds, to: nil)] }
    return node.children.flatMap { dimmedFrames(below: $0) }
  }

  /// The texts with too little contrast.
  var failures: [Failure] {
    texts.compactMap { text in
      guard isChecked(text) else { return nil }
      let ratio = contrast(of: text)
      return ratio < text.minimum ? Failure(text: text, ratio: ratio) : nil
    }
  }

  /// The number of texts that `failures` checks.
  var checkedCount: Int { texts.count { isChecked($0) } }

  private func isChecked(_ text: DrawnText) -> Bool {
    text.isReadable && !text.isCovered && isVisible(text) && !isDisabled(text)
  }

  private func isDisabled(_ text: DrawnText) -> Bool {
    disabled.contains { $0.insetBy(dx: -1, dy: -1).contains(text.frame) }
  }

  /// False for a text that other content covers or fades: its strokes differ less from the background than its color does.
  private func isVisible(_ text: DrawnText) -> Bool {
    var strongest = 0
    var expected = 0
    forEachPixel(of: text) { x, y in
      let back = background[x, y]
      strongest = max(strongest, Self.distance(complete[x, y], back))
      expected = max(expected, Self.distance(text.color.over(RGBAColor(pixel: back)).pixel, back))
    }
    return expected > 0 && strongest * 2 > expected
  }

  /// The sum of the differences of the components of two pixels.
  private static func distance(_ pixel: UInt32, _ other: UInt32) -> Int {
    [16, 8, 0].reduce(0) { $0 + abs(Int(pixel >> UInt32($1) & 0xFF) - Int(other >> UInt32($1) & 0xFF)) }
  }

  /// The smallest rectangle around the visible strokes of a text, in pixels; a clip may hide the rest. Nil for less than a third of the
  /// text, such as a sliver at the edge of a scroll view.
  private func visiblePart(of text: DrawnText) -> CGRect? {
    var part = CGRect.null
    forEachPixel(of: text) { x, y in
      if Self.distance(complete[x, y], background[x, y]) > 24 {
        part = part.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    let isSliver = part.isNull || part.width * part.height * 3 < text.frame.width * text.frame.height
    return isSliver ? nil : part
  }

  /// The contrast over the least favorable tenth of the background: single pixels of an edge do not count.
  private func contrast(of text: DrawnText) -> Double {
    guard let part = visiblePart(of: text) else { return 21 }
    var ratios: [Double] = []
    var known: [UInt32: Double] = [:]
    forEachPixel(of: text) { x, y in
      guard part.contains(CGPoint(x: x, y: y)) else { return }
      let pixel = background[x, y]
      let back = RGBAColor(pixel: pixel)
      let ratio = known[pixel] ?? text.color.over(back).contrast(with: back)
      known[pixel] = ratio
      ratios.append(ratio)
    }
    ratios.sort()
    return ratios.isEmpty ? 21 : ratios[ratios.count / 10]
  }

  private func forEachPixel(of text: DrawnText, _ body: (Int, Int) -> Void) {
    let frame = text.frame
    for y in Int(frame.minY.rounded(.up))..<max(Int(frame.minY.rounded(.up)), min(Int(frame.maxY), complete.height)) {
      for x in stride(from: Int(frame.minX.rounded(.up)), to: min(Int(frame.maxX), complete.width), by: 1) {
        body(x, y)
      }
    }
  }
}

extension RGBAColor {
  /// The opaque color of a pixel `0xAARRGGBB`.
  fileprivate init(pixel: UInt32) {
    self.init(
      red: Float(pixel >> 16 & 0xFF) / 255, green: Float(pixel >> 8 & 0xFF) / 255, blue: Float(pixel & 0xFF) / 255)
  }

  /// The pixel `0xFFRRGGBB`.
  fileprivate var pixel: UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
