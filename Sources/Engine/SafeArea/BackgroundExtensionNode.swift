import Geometry
import Graphics

/// Shows mirrored, blurred copies of its child beyond those of its edges that meet the safe area, as far as that reaches. The child is cut
/// off at its own edges.
///
/// Layout knows nothing of the copies, and nothing of them can be hit. In a scroll view they fill the room that keeps its content away from
/// what covers it, and scroll with the content.
package final class BackgroundExtensionNode: UnaryNode, ViewportObserver {
  package var isEnabled: Bool { didSet { if isEnabled != oldValue { enablingDidChange() } } }

  private weak var scroller: ScrollNode?
  /// The reach that the visual bounds were made for.
  private var knownReach = EdgeInsets()

  /// The standard deviation of the blur, in points: forms are gone, colours stay where they were.
  static let blurRadius: CGFloat = 12
  /// How many copies follow each other in one direction at most.
  private static let mostCopies = 2

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
  }

  override func didAttach() {
    scroller = nearestAncestor { $0 is ScrollNode } as? ScrollNode
    scroller?.add(self)
  }

  override func willDetach() {
    scroller?.remove(self)
    scroller = nil
  }

  override func layoutChildren() {
    super.layoutChildren()
    noteReach()
  }

  package func viewportDidChange() {
    if isEnabled, !flags.contains(.layout) { noteReach() }
  }

  /// Switched off, it cuts nothing off either.
  private func enablingDidChange() {
    noteReach()
    invalidateVisualBounds()
  }

  private func noteReach() {
    let reach = isEnabled && pipeline != nil ? reach : EdgeInsets()
    guard reach != knownReach else { return }
    knownReach = reach
    invalidateVisualBounds()
  }

  /// How far the safe area reaches beyond each edge. Leading is the left edge, whichever way text runs.
  private var reach: EdgeInsets {
    guard let scroller, let content = scroller.child else { return remainingSafeArea.insets }
    let covered = SafeArea(insets: scroller.outerSafeArea.insets)
    return remainingSafeArea.insets + covered.around(convert(bounds, to: content), in: content.bounds).insets
  }

  override var clipsChildren: Bool { isEnabled }

  override func computeVisualBounds() -> CGRect {
    isEnabled ? bounds.inset(by: -knownReach) : super.computeVisualBounds()
  }

  // MARK: Drawing

  override func paint(_ context: inout PaintContext) {
    guard isEnabled, size.width > 0, size.height > 0 else { return paintChildren(&context) }
    if knownReach != EdgeInsets() { paintCopies(&context) }
    paint(&context, inside: bounds) { paintChildren(&$0) }
  }

  private func paint(_ context: inout PaintContext, inside area: CGRect, _ draw: (inout PaintContext) -> Void) {
    let outer = context.clip
    context.clip = outer.intersection(area.offsetBy(dx: context.translation.x, dy: context.translation.y))
    if !context.clip.isEmpty { draw(&context) }
    context.clip = outer
  }

  private func paintCopies(_ context: inout PaintContext) {
    let content = context.record(bounds: bounds) { paintChildren(&$0) }
    guard !content.commands.isEmpty else { return }
    for strip in strips {
      paint(&context, inside: strip) { context in
        // What the blur brings into the strip from beside it.
        let area = strip.insetBy(dx: -3 * Self.blurRadius, dy: -3 * Self.blurRadius)
        context.withLayer(.blur(radius: Self.blurRadius), bounds: area) { context in
          for copy in copies(in: area) { context.draw(content, .transform(copy)) }
        }
      }
    }
  }

  /// What is to be filled: strips above and below over the whole width, and between them those beside the child.
  private var strips: [CGRect] {
    let (reach, area) = (knownReach, bounds.inset(by: -knownReach))
    return [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: reach.top),
      CGRect(x: area.minX, y: bounds.maxY, width: area.width, height: reach.bottom),
      CGRect(x: area.minX, y: 0, width: reach.leading, height: size.height),
      CGRect(x: bounds.maxX, y: 0, width: reach.trailing, height: size.height),
    ].filter { !$0.isEmpty }
  }

  /// The copies that `area` meets: each is the mirror image of its neighbours, and the one in the middle is the child as it is.
  private func copies(in area: CGRect) -> [CGAffineTransform] {
    let columns = Self.copies(from: area.minX, to: area.maxX, length: size.width)
    let rows = Self.copies(from: area.minY, to: area.maxY, length: size.height)
    return rows.flatMap { row in
      columns.map { column in
        CGAffineTransform(a: column.scale, b: 0, c: 0, d: row.scale, tx: column.origin, ty: row.origin)
      }
    }
  }

  private static func copies(from start: CGFloat, to end: CGFloat, length: CGFloat) -> [(
    scale: CGFloat, origin: CGFloat
  )] {
    let most = CGFloat(mostCopies)
    let first = Int(max(-most, min(most, (start / length).rounded(.down))))
    let last = Int(max(-most, min(most, (end / length).rounded(.up) - 1)))
    guard first <= last else { return [] }
    return (first...last).map { number in
      number.isMultiple(of: 2) ? (1, CGFloat(number) * length) : (-1, CGFloat(number + 1) * length)
    }
  }
}
