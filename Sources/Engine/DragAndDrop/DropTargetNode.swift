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
  /// True if a drop at the present point has no effect. The pointer then has a form that says so.
  package var isForbidden = false
  /// An object of the views that lives as long as the node.
  package var context: AnyObject?
  /// Takes the items at a point in the coordinates of the node. Returns false if it has no use for them.
  package var dropped: ([DragItem], CGPoint) -> Bool = { _, _ in false }

  package override init() {
    super.init()
    capabilities.insert(.tracksHover)
  }

  func takes(_ items: [DragItem]) -> Bool { isEnabled && host != nil && accepts(items) }
}
