import Geometry

/// The part of a popup that lies over the rectangle it is placed at: the present item of a picker.
package final class PopupAnchorNode: UnaryNode {
  /// Whether this is the part. Of several the first counts.
  package var isAnchor = false { didSet { if isAnchor != oldValue { setNeedsLayout() } } }

  package override init() { super.init() }
}

extension RenderNode {
  /// The first anchor at this node or inside of it, in the order of the tree.
  package final var popupAnchor: PopupAnchorNode? {
    if let anchor = self as? PopupAnchorNode, anchor.isAnchor { return anchor }
    for child in children {
      if let anchor = child.popupAnchor { return anchor }
    }
    return nil
  }
}
