/// Moves the drawing, hit area and reported frame of `child`. Layout ignores it.
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
