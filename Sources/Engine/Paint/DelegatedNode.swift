/// A leaf with a delegate that measures and draws it, for drawings of other modules.
package final class DelegatedNode: RenderNode {
  package let delegate: any NodeDelegate

  package init(_ delegate: any NodeDelegate) {
    self.delegate = delegate
    super.init()
    capabilities.insert(.clipsChildren)
    delegate.node = self
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { delegate.size(for: proposal) }

  override func layoutChildren() { delegate.nodeDidLayOut() }

  override var inkBounds: CGRect { bounds }

  override func hitPart(at point: CGPoint) -> HitPart { delegate.isHit && bounds.contains(point) ? .node : .children }

  override func didAttach() { delegate.nodeDidAttach() }

  override func willDetach() { delegate.nodeWillDetach() }

  override func paint(_ context: inout PaintContext) { delegate.paint(&context) }
}

/// The size, the drawing and the hits of a `DelegatedNode`.
@MainActor package protocol NodeDelegate: AnyObject {
  /// The node of the delegate; nil before it is made. Declare it `weak`.
  var node: DelegatedNode? { get set }
  /// True if the node takes the pointer inside of its bounds. The default is true.
  var isHit: Bool { get }
  /// Returns the size in points for a proposal.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// Draws the node in its coordinates, in points.
  func paint(_ context: inout PaintContext)
  /// Called after the node was placed with another size, or measured again. The default is empty.
  func nodeDidLayOut()
  /// Called when the node has been added to a window. The default is empty.
  func nodeDidAttach()
  /// Called when the node leaves its window, while `RenderNode.host` is still set. The default is empty.
  func nodeWillDetach()
}

extension NodeDelegate {
  package var isHit: Bool { true }
  package func nodeDidLayOut() {}
  package func nodeDidAttach() {}
  package func nodeWillDetach() {}
}
