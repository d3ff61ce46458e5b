/// A page of a navigation stack. Pushes, pops and a `PageSwipe` move it sideways. Layout ignores that.
package final class StackPageNode: UnaryNode {
  /// The distance of a covered page from its place, as a fraction of its width.
  package static let parallax: CGFloat = 0.3

  /// The offset in widths of the page, positive towards the trailing edge.
  package var fraction: CGFloat = 0 { didSet { if fraction != oldValue { move() } } }
  /// The distance in points by which fingers have moved the page, added to `fraction`; positive towards the trailing edge.
  var shift: CGFloat = 0 { didSet { if shift != oldValue { move() } } }
  /// The identity of the page in its stack, by which a `PageSwipe` finds it.
  package weak var page: AnyObject?

  /// Creates a page at `fraction` that the swipe of its stack can move.
  package init(fraction: CGFloat, of swipe: PageSwipe) {
    self.fraction = fraction
    super.init()
    swipe.join(self)
  }

  override func layoutChildren() {
    super.layoutChildren()
    move()
  }

  private func move() {
    let x = fraction * size.width + shift
    let translation = CGPoint(x: isRightToLeft ? -x : x, y: 0)
    guard translation != childTranslation else { return }
    childTranslation = translation
    didChangeGeometry()
  }
}
