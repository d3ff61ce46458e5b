/// Moves the drawing, hit area and reported frame of `child`. Layout ignores it.
package final class OffsetNode: UnaryNode {
  /// The offset in points, positive towards the trailing edge and the bottom.
  package var offset: CGPoint {
    didSet { if offset != oldValue { move() } }
  }

  package init(offset: CGPoint) {
    self.offset = offset
    super.init()
    childTranslation = offset
  }

  override func layoutChildren() {
    super.layoutChildren()
    move()
  }

  private func move() {
    let translation = CGPoint(x: isRightToLeft ? -offset.x : offset.x, y: offset.y)
    guard translation != childTranslation else { return }
    childTranslation = translation
    didChangeGeometry()
  }
}
