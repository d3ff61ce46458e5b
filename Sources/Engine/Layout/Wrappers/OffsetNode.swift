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

/// Moves the drawing of its child by a fraction of its size. Layout ignores it.
package final class RelativeOffsetNode: UnaryNode {
  /// The offset in widths and heights of the child, positive towards the trailing edge and the bottom.
  package var fraction: CGPoint {
    didSet { if fraction != oldValue { move() } }
  }

  package init(fraction: CGPoint) {
    self.fraction = fraction
    super.init()
  }

  override func layoutChildren() {
    super.layoutChildren()
    move()
  }

  private func move() {
    let x = isRightToLeft ? -fraction.x : fraction.x
    let translation = CGPoint(x: x * size.width, y: fraction.y * size.height)
    guard translation != childTranslation else { return }
    childTranslation = translation
    didChangeGeometry()
  }
}
