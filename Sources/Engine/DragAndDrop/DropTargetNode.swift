/// A node that takes the items of drags over its bounds. The deepest node that accepts the items is their target.
package final class DropTargetNode: UnaryNode {
  /// False for a view with `disabled(true)`.
  package var isEnabled = true
  /// Returns true if `dropped` can take the items.
  package var accepts: ([DragItem]) -> Bool = { _ in false }
  /// Called with true when the node becomes the target of a drag, and with false when it is not any more, before a drop.
  package var targetedChanged: (Bool) -> Void = { _ in }
  /// Called when the pointer moves over the node as the target, with the point in the coordinates of the node; nil when it has left.
  package var moved: (CGPoint?) -> Void = { _ in }
  /// The effect of a drop at the present point. The pointer shows if there is none. Copies again when the drag has left the node.
  package var effect = DragEffect.copy
  /// The last change of a drag over the node; nil before the first.
  package internal(set) var update: DropUpdate?
  /// The drops whose values the node waits for.
  package var pending: [any PendingDrop] = []
  /// An object of the views that lives as long as the node.
  package var context: AnyObject?
  /// Takes the items at a point in the coordinates of the node. Returns false if it has no use for them.
  package var dropped: ([DragItem], CGPoint) -> Bool = { _, _ in false }

  package override init() {
    super.init()
    capabilities.insert(.tracksHover)
  }

  /// Cancels `pending`.
  override func willDetach() {
    let former = pending
    pending = []
    for drop in former { drop.cancel() }
  }

  func takes(_ items: [DragItem]) -> Bool { isEnabled && host != nil && accepts(items) }
}
