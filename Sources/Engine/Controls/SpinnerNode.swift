import Geometry
import Graphics

/// Dots in a ring that take turns: something goes on. It wakes the window as often as a dot changes, and not while it is not seen.
package final class SpinnerNode: RenderNode, FrameTicker {
  package var color = RGBAColor.black { didSet { if color != oldValue { setNeedsPaint() } } }
  /// The ring's width and height in points.
  package var side: CGFloat = 20 { didSet { if side != oldValue { setNeedsLayout() } } }
  /// Without it nothing is drawn, in the same room.
  package var isAnimating = true { didSet { if isAnimating != oldValue { invalidateVisualBounds() } } }

  private var dots = SpinnerDots()

  package override init() { super.init() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
  override func isStretchable(along axis: Axis) -> Bool { false }

  override var inkBounds: CGRect { isAnimating ? bounds : .null }

  override func willDetach() {
    pipeline?.remove(self)
    dots.stop()
  }

  override func paint(_ context: inout PaintContext) {
    guard isAnimating else { return }
    context.noteLive()
    if dots.noteSeen() { pipeline?.add(self) }
    dots.paint(&context, in: bounds, color: color)
  }

  package func tick(at time: Double) -> NextTick {
    let (next, draws) = dots.tick(at: time)
    if draws { setNeedsPaint() }
    return next
  }
}
