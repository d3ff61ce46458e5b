import Engine
import ScrollUI

/// A number of the presented frame as text, in a semibold font of 26 points.
///
/// The number is read when the view is drawn, and the view requests no frame, so it does not influence the measurement.
package typealias FrameFigure = DelegatedView<FrameFigureDrawing>

extension FrameFigure {
  /// Creates a view of `figure`.
  nonisolated package init(_ figure: FrameFigureDrawing.Figure) {
    self.init { _ in
      FrameFigureDrawing()
    } update: { drawing, environment in
      drawing.figure = figure
      drawing.font.size = 26 * environment.textScale
      drawing.color = Color.primary.rgba(in: environment)
    }
  }
}

/// The drawing of a `FrameFigure`.
package final class FrameFigureDrawing: NodeDelegate {
  package enum Figure: Sendable {
    /// The built rows of lazy containers, `FrameWork.liveRows`.
    case rowsAlive
    /// The evaluated bodies of this frame, `FrameCounts.bodies`.
    case bodies
  }

  package weak var node: DelegatedNode?
  package let isHit = false
  var figure = Figure.bodies { didSet { if figure != oldValue { node?.setNeedsPaint() } } }
  var color = RGBAColor.black { didSet { if color != oldValue { node?.setNeedsPaint() } } }
  var font = ResolvedFont(size: 26, weight: 600) { didSet { if font != oldValue { node?.setNeedsLayout() } } }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    guard let engine = node?.host?.services.textEngine else { return .zero }
    return CGSize(width: engine.width(of: "0000", font: font), height: engine.metrics(of: font).lineHeight)
  }

  package func paint(_ context: inout PaintContext) {
    context.countLivePiece()
    guard let host = node?.host else { return }
    let number = figure == .bodies ? host.work.counts.bodies : host.work.liveRows
    let run = host.services.textEngine.run(String(number), font: font)
    context.text(run, at: CGPoint(x: 0, y: run.metrics.ascent), color: color)
  }
}
