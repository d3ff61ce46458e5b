/// An indeterminate progress indicator: a ring of `SpinnerDots`. Requests a frame for each step, and none while it is not visible.
package final class SpinnerNode: RenderNode, FrameTicker {
  package var color = RGBAColor.black { didSet { if color != oldValue { setNeedsPaint() } } }
  /// The width and height of the ring in points.
  package var side: CGFloat = 20 { didSet { if side != oldValue { setNeedsLayout() } } }
  /// False hides the dots without a change of the layout.
  package var isAnimating = true { didSet { if isAnimating != oldValue { invalidateVisualBounds() } } }

  private var dots = SpinnerDots()

  package override init() { super.init() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: side, height: side) }
  override func isStretchable(along axis: Axis) -> Bool { false }

  override var inkBounds: CGRect { isAnimating ? bounds : .null }

  override func willDetach() {
    host?.remove(self)
    dots.stop()
  }

  override func paint(_ context: inout PaintContext) {
    guard isAnimating else { return }
    context.countLivePiece()
    if dots.recordAppearance() { host?.add(self) }
    dots.paint(&context, in: bounds, color: color)
  }

  package func tick(at time: Double) -> NextTick {
    let (next, draws) = dots.tick(at: time)
    if draws { setNeedsPaint() }
    return next
  }
}
