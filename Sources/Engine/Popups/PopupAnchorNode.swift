/// The part of a `PopupNode` that is placed over `PopupNode.Placement.over(_:inset:)`: the selected item of a picker.
package final class PopupAnchorNode: UnaryNode {
  /// True if this node is the anchor. The first of several anchors is used.
  package var isAnchor = false { didSet { if isAnchor != oldValue { setNeedsLayout() } } }

  package override init() { super.init() }
}

extension RenderNode {
  /// The first anchor in this subtree, in tree order.
  package final var popupAnchor: PopupAnchorNode? {
    if let anchor = self as? PopupAnchorNode, anchor.isAnchor { return anchor }
    for child in children {
      if let anchor = child.popupAnchor { return anchor }
    }
    return nil
  }
}
