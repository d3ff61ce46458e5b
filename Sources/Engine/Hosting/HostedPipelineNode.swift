/// A node that shows the drawing of a second pipeline, and forwards input to it.
///
/// The node fills the size that it is proposed. A drawing of another size is centred, and made smaller if it does not fit.
package final class HostedPipelineNode: RenderNode {
  /// The drawing of the hosted pipeline; nil leaves the node empty.
  package var drawing: DisplayList? { didSet { setNeedsPaint() } }
  /// The hosted frames; they run while the node is in a window.
  package weak var frames: (any HostedFrames)? { didSet { connect() } }
  /// True if pointers over the node and keys are sent to `frames` instead of the window's own views.
  package var takesInput = false {
    didSet { if takesInput != oldValue { host?.services[HostedInputRouter.self].reset() } }
  }
  /// A Boolean function that is true for keys which stay with the window, such as the key that ends a recording.
  package var isReserved: (KeyStroke) -> Bool = { _ in false }
  /// The shape of the pointer over the node while it takes input.
  package var pointerShape = PointerShape.arrow {
    didSet { if pointerShape != oldValue { host?.services[HostedInputRouter.self].shapeDidChange() } }
  }

  package override init() {
    super.init()
    capabilities.insert(.clipsChildren)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: proposal.height ?? 200)
  }

  override var inkBounds: CGRect { bounds }

  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .children }

  override func didAttach() { connect() }

  override func willDetach() {
    guard let host, host.services[HostedInputRouter.self].node === self else { return }
    host.services[HostedInputRouter.self].reset()
    host.services[HostedInputRouter.self].node = nil
  }

  private func connect() {
    guard let host else { return }
    host.services[HostedInputRouter.self].node = self
  }

  override func paint(_ context: inout PaintContext) {
    context.noteLive()
    guard let drawing, drawing.size.width > 0, drawing.size.height > 0 else { return }
    let (room, scale) = (bounds, host?.services.scale ?? 1)
    let factor = min(1, room.width / drawing.size.width, room.height / drawing.size.height)
    func margin(_ length: CGFloat, _ drawn: CGFloat) -> CGFloat {
      ((length - drawn * factor) / 2 * scale).rounded() / scale
    }
    let corner = CGPoint(
      x: margin(room.width, drawing.size.width), y: margin(room.height, drawing.size.height))
    context.clipped(to: room) { context in
      guard factor < 1 else {
        let outer = context.translation
        context.translation = outer + corner
        context.draw(drawing)
        context.translation = outer
        return
      }
      let transform = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: corner.x, ty: corner.y)
      context.withLayer(.transform(transform), bounds: CGRect(origin: .zero, size: drawing.size)) { $0.draw(drawing) }
    }
  }
}
