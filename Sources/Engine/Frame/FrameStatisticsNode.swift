import Geometry

/// A small panel with the numbers of the previous frames.
///
/// It reads them when it is painted and asks for no frame itself, so that looking at the numbers does not change them: at rest
/// the panel rests too.
package final class FrameStatisticsNode: RenderNode {
  package var textColor: RGBAColor { didSet { if textColor != oldValue { setNeedsPaint() } } }
  package var panelColor: RGBAColor { didSet { if panelColor != oldValue { setNeedsPaint() } } }

  private let font = ResolvedFont(design: .monospaced, size: 11)
  private static let padding: CGFloat = 8
  private static let lines = 4
  private static let characters = 30

  package init(textColor: RGBAColor, panelColor: RGBAColor) {
    self.textColor = textColor
    self.panelColor = panelColor
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let engine = pipeline?.textEngine else { return .zero }
    let width = engine.width(of: Substring(String(repeating: "0", count: Self.characters)), font: font)
    let height = engine.metrics(of: font).lineHeight * CGFloat(Self.lines)
    return CGSize(width: width + 2 * Self.padding, height: height + 2 * Self.padding)
  }

  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    guard let pipeline else { return }
    context.fill(bounds, radius: 8, color: panelColor)
    let metrics = pipeline.textEngine.metrics(of: font)
    var baseline = Self.padding + metrics.ascent
    for line in text(of: pipeline) {
      let width = pipeline.textEngine.width(of: Substring(line), font: font)
      let run = TextRun(text: line, font: font, width: width, metrics: metrics)
      context.text(run, at: CGPoint(x: Self.padding, y: baseline), color: textColor)
      baseline += metrics.lineHeight
    }
  }

  private func text(of pipeline: FramePipeline) -> [String] {
    let offset = pipeline.root.firstScrollNode()?.model.offset ?? .zero
    let statistics = pipeline.statistics
    let counts = pipeline.previousCounts
    return [
      "frame  " + Self.milliseconds(statistics?.latest?.work) + "  p99 "
        + Self.milliseconds(statistics?.work(percentile: 99)),
      "bodies \(counts.bodies)  measures \(counts.measures)",
      "places \(counts.places)  commands \(counts.commands)",
      "offset " + Self.decimal(offset.x) + ", " + Self.decimal(offset.y),
    ]
  }

  private static func milliseconds(_ value: Double?) -> String {
    guard let value else { return "– ms" }
    return String(format: "%.2f ms", value)
  }

  private static func decimal(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
}
