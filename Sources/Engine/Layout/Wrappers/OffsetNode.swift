import Geometry

/// Moves what the child draws, where it is hit and what it reports as its frame, and nothing in layout.
package final class OffsetNode: UnaryNode {
  package var offset: CGPoint {
    didSet {
      guard offset != oldValue else { return }
      childTranslation = offset
      didChangeGeometry()
    }
  }

  package init(offset: CGPoint) {
    self.offset = offset
    super.init()
    childTranslation = offset
  }
}
