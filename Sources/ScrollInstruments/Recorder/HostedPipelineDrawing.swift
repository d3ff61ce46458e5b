import Engine

/// The frames of a second pipeline inside of a window, which a `HostedPipelineDrawing` shows.
///
/// Times are seconds on the frame clock of the window.
@MainActor package protocol HostedFrames: AnyObject {
  /// True if the hosted pipeline has work for the next frame.
  var wantsFrame: Bool { get }
  /// The next time at which the hosted pipeline is due; nil without a deadline.
  var nextDeadline: Double? { get }
  /// Runs the due frames of the hosted pipeline. Called once per frame of the window, after its layout and before its painting.
  func windowFrame(at time: Double)
  /// Takes an event of the window for the next hosted frame, with positions in the coordinates of the node.
  func take(_ event: TimedInputEvent)
}

/// Shows the drawing of a second pipeline, and forwards input to it.
///
/// The node fills the size that it is proposed. A drawing of another size is centered, and made smaller if it does not fit.
package final class HostedPipelineDrawing: NodeDelegate {
  package weak var node: DelegatedNode?
  /// The drawing of the hosted pipeline; nil leaves the node empty.
  package var drawing: DisplayList? { didSet { node?.setNeedsPaint() } }
  /// The hosted frames; they run while the node is in a window.
  package weak var frames: (any HostedFrames)?
  /// True if pointers over the node and keys are sent to `frames` instead of the window's own views.
  package var takesInput = false { didSet { if takesInput != oldValue { router.reset() } } }
  /// A Boolean function that is true for keys which stay with the window, such as the key that ends a recording.
  package var isReserved: (KeyStroke) -> Bool = { _ in false }
  /// The shape of the pointer over the node while it takes input.
  package var pointerShape = PointerShape.arrow { didSet { if pointerShape != oldValue { router.shapeDidChange() } } }
  private lazy var router = HostedInputRouter(hosted: self)

  package init() {}

  package func size(for proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: proposal.height ?? 200)
  }

  /// The guests of the window; nil while the node is not attached.
  var guests: WindowGuestSlot? { node?.host?.services[WindowGuestSlot.self] }

  package func nodeDidAttach() { guests?.guest = self }

  package func nodeWillDetach() {
    guard let guests, guests.guest === self else { return }
    router.reset()
    guests.guest = nil
  }

  package func paint(_ context: inout PaintContext) {
    context.countLivePiece()
    guard let node, let drawing, drawing.size.width > 0, drawing.size.height > 0 else { return }
    let (room, scale) = (node.bounds, node.host?.services.scale ?? 1)
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

extension HostedPipelineDrawing: WindowGuest {
  package var wantsFrame: Bool { frames?.wantsFrame == true }

  package var nextDeadline: Double? { frames?.nextDeadline }

  package func windowFrame(at time: Double) { frames?.windowFrame(at: time) }

  package func take(_ event: TimedInputEvent) -> Bool { router.take(event) }
}
