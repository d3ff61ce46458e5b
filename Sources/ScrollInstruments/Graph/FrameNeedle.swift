import Engine
import ScrollUI

/// A scale with a needle: the work of the last frames against the time between two frames.
///
/// The view is drawn with the pictures of the window and requests no frame, so it does not influence the measurement.
package typealias FrameNeedle = DelegatedView<FrameNeedleDrawing>

extension FrameNeedle {
  /// Creates a needle in white, for a dark picture.
  nonisolated package init() {
    self.init { _ in
      FrameNeedleDrawing()
    } update: { drawing, environment in
      drawing.scale = environment.textScale
    }
  }
}

/// The drawing of a `FrameNeedle`, with the milliseconds that 90 of 100 frames do not exceed.
package final class FrameNeedleDrawing: NodeDelegate {
  package weak var node: DelegatedNode?
  package let isHit = false
  /// The factor of the text's size.
  var scale: CGFloat = 1 { didSet { if scale != oldValue { node?.setNeedsPaint() } } }

  /// The part of the scale: green up to half of the frame's time, yellow up to all of it, and red for a late frame.
  package enum Level: Equatable {
    case good, near, late

    /// The level of the work that takes `fraction` of a frame's time.
    package init(fraction: Double) { self = fraction <= 0.5 ? .good : fraction <= 1 ? .near : .late }

    var color: RGBAColor {
      switch self {
      case .good: RGBAColor(hex: 0x7BD88F)
      case .near: RGBAColor(hex: 0xF2C14E)
      case .late: RGBAColor(hex: 0xFF8A80)
      }
    }
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 120, height: proposal.height ?? 20)
  }

  package func paint(_ context: inout PaintContext) {
    context.countLivePiece()
    guard let node, let host = node.host, let statistics = host.services.object(FrameStatistics.self),
      let milliseconds = statistics.work(percentile: 90)
    else { return }
    let fraction = milliseconds / (statistics.interval * 1000)
    let tenths = Int(limited: (milliseconds * 10).rounded(), to: 0...99_999)
    let font = ResolvedFont(size: 12 * scale, weight: 600)
    let run = host.services.textEngine.run("\(tenths / 10).\(tenths % 10) ms", font: font)
    let bounds = node.bounds
    let dial = CGRect(x: bounds.minX, y: bounds.midY - 2, width: Self.dialWidth, height: 4)
    paintDial(&context, dial, fraction: fraction)
    let baseline = bounds.midY + (run.metrics.ascent - run.metrics.descent) / 2
    context.text(run, at: CGPoint(x: dial.maxX + 10, y: baseline), color: RGBAColor(hex: 0xFFFFFF))
  }

  private static let dialWidth: CGFloat = 54

  /// The scale up to 1.5 times the frame's time in the colors of its levels, and the needle at `fraction` of that time.
  private func paintDial(_ context: inout PaintContext, _ dial: CGRect, fraction: Double) {
    let third = dial.width / 3
    for (index, level) in [Level.good, .near, .late].enumerated() {
      let part = CGRect(x: dial.minX + CGFloat(index) * third, y: dial.minY, width: third - 1, height: dial.height)
      context.fill(part, radius: 2, color: level.color.opacity(level == Level(fraction: fraction) ? 1 : 0.35))
    }
    let x = dial.minX + min(1, CGFloat(fraction) / 1.5) * (dial.width - 2)
    context.fill(
      CGRect(x: x, y: dial.minY - 5, width: 2, height: dial.height + 10), radius: 1, color: RGBAColor(hex: 0xFFFFFF))
  }
}
