/// A number about the frame that is being recorded.
///
/// The number is read when the node paints, and the node requests no frame, so the display does not change the number.
package final class FrameFigureNode: RenderNode {
  package enum Figure: Sendable {
    /// The built rows of lazy containers, `FramePipeline.liveRows`.
    case rowsAlive
    /// The evaluated bodies of this frame, `FrameCounts.bodies`.
    case bodies
  }

  package var figure: Figure { didSet { if figure != oldValue { setNeedsPaint() } } }
  package var font: ResolvedFont { didSet { if font != oldValue { setNeedsLayout() } } }
  package var color: RGBAColor { didSet { if color != oldValue { setNeedsPaint() } } }

  package init(figure: Figure, font: ResolvedFont, color: RGBAColor) {
    self.figure = figure
    self.font = font
    self.color = color
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let engine = host?.services.textEngine else { return .zero }
    return CGSize(width: engine.width(of: "0000", font: font), height: engine.metrics(of: font).lineHeight)
  }

  override var inkBounds: CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    context.noteLive()
    guard let host else { return }
    let number = figure == .bodies ? host.work.counts.bodies : host.work.liveRows
    let run = host.services.textEngine.run(String(number), font: font)
    context.text(run, at: CGPoint(x: 0, y: run.metrics.ascent), color: color)
  }
}
