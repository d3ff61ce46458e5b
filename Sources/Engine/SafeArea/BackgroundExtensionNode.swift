/// Paints mirrored, blurred copies of its `child` beyond the edges that meet the safe area, up to the end of the safe area. The `child`
/// is clipped at its own edges.
///
/// The copies take no part in layout and hit testing. In a `ScrollNode` they fill the content's insets and scroll with the content.
package final class BackgroundExtensionNode: UnaryNode, ViewportObserver {
  package var isEnabled: Bool { didSet { if isEnabled != oldValue { enablingDidChange() } } }

  private weak var scroller: ScrollNode?
  /// The reach for which the visual bounds were computed.
  private var cachedReach = EdgeInsets()

  /// The standard deviation of the blur in points: shapes disappear, colors keep their positions.
  static let blurRadius: CGFloat = 12
  /// The maximum number of copies in one direction.
  private static let maximumCopies = 2

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    super.init()
    capabilities.set(.clipsChildren, isEnabled)
  }

  override func didAttach() {
    scroller = nearest(ScrollFact.self)
    scroller?.add(self)
  }

  override func willDetach() {
    scroller?.remove(self)
    scroller = nil
  }

  override func layoutChildren() {
    super.layoutChildren()
    recordReach()
  }

  package func viewportDidChange() {
    if isEnabled, !flags.contains(.layout) { recordReach() }
  }

  /// Updates clipping and copies; a disabled node does not clip.
  private func enablingDidChange() {
    capabilities.set(.clipsChildren, isEnabled)
    recordReach()
    invalidateVisualBounds()
  }

  private func recordReach() {
    let reach = isEnabled && host != nil ? reach : EdgeInsets()
    guard reach != cachedReach else { return }
    cachedReach = reach
    invalidateVisualBounds()
  }

  /// The distance of the safe area beyond each edge, in points. Leading is the left edge in both layout directions.
  private var reach: EdgeInsets {
    guard let scroller, let content = scroller.child else { return remainingSafeArea.insets }
    let covered = SafeArea(insets: scroller.outerSafeArea.insets)
    return remainingSafeArea.insets + covered.around(convert(bounds, to: content), in: content.bounds).insets
  }

  override func computeVisualBounds() -> CGRect {
    isEnabled ? bounds.inset(by: -cachedReach) : super.computeVisualBounds()
  }

  // MARK: Drawing

  override func paint(_ context: inout PaintContext) {
    guard isEnabled, size.width > 0, size.height > 0 else { return paintChildren(&context) }
    if cachedReach != EdgeInsets() { paintCopies(&context) }
    context.clipped(to: bounds) { paintChildren(&$0) }
  }

  private func paintCopies(_ context: inout PaintContext) {
    let content = context.record(bounds: bounds) { paintChildren(&$0) }
    guard !content.commands.isEmpty else { return }
    for strip in strips {
      context.clipped(to: strip) { context in
        // Includes the surroundings that the blur draws into the strip.
        let area = strip.insetBy(dx: -3 * Self.blurRadius, dy: -3 * Self.blurRadius)
        context.withLayer(.blur(radius: Self.blurRadius), bounds: area) { context in
          for copy in copies(in: area) { context.draw(content, .transform(copy)) }
        }
      }
    }
  }

  /// The rectangles to fill: strips above and below over the full width, and strips at the sides of the child between them.
  private var strips: [CGRect] {
    let (reach, area) = (cachedReach, bounds.inset(by: -cachedReach))
    return [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: reach.top),
      CGRect(x: area.minX, y: bounds.maxY, width: area.width, height: reach.bottom),
      CGRect(x: area.minX, y: 0, width: reach.leading, height: size.height),
      CGRect(x: bounds.maxX, y: 0, width: reach.trailing, height: size.height),
    ].filter { !$0.isEmpty }
  }

  /// The transforms of the copies that intersect `area`: adjacent copies mirror each other, the middle copy is the `child` itself.
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
    let range = -maximumCopies...maximumCopies
    let first = Int(limited: (start / length).rounded(.down), to: range)
    let last = Int(limited: (end / length).rounded(.up) - 1, to: range)
    guard first <= last else { return [] }
    return (first...last).map { number in
      number.isMultiple(of: 2) ? (1, CGFloat(number) * length) : (-1, CGFloat(number + 1) * length)
    }
  }
}
