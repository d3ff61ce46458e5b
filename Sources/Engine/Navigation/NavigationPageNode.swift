/// A navigation page: a `bar` at the top, content, and a large title that scrolls below the bar.
///
/// Bar and title are safe area for the content. The large title follows the content of a `ScrollNode` that fills the page
/// (`fillingScrollNode`), without layout.
package final class NavigationPageNode: RenderNode, SafeAreaChanging, ViewportObserver {
  private var content: [RenderNode] = []
  private var largeTitle: RenderNode?
  private var background: RenderNode?
  private var title: RenderNode?
  private var leadingItems: RenderNode?
  private var trailingItems: RenderNode?
  private var bottomBar: RenderNode?
  private let largeTitleFrame = LargeTitleNode()
  /// True if the bar always has its background, even without content below it.
  package var keepsBackground = false { didSet { if keepsBackground != oldValue { viewportDidChange() } } }
  /// The `ScrollNode` that the `LargeTitleNode` follows; `nil` if none fills the page.
  private weak var scroller: ScrollNode?
  /// The insets covered by the `bar` and the `LargeTitleNode`.
  private var bars = EdgeInsets()

  /// The distance in points over which the `title` in the bar fades in.
  private static let fadeLength: CGFloat = 14
  /// The minimum distance in points of the `title` from the items at its sides.
  private static let titleSpacing: CGFloat = 8

  package override init() {
    super.init()
    capabilities.insert([.absorbsChildLayout, .changesSafeArea])
  }

  package func setParts(
    content: [RenderNode], largeTitle: RenderNode?, background: RenderNode?, title: RenderNode?,
    leadingItems: RenderNode?, trailingItems: RenderNode?, bottomBar: RenderNode?
  ) {
    self.content = content
    (self.largeTitle, self.background, self.title, self.bottomBar) = (largeTitle, background, title, bottomBar)
    (self.leadingItems, self.trailingItems) = (leadingItems, trailingItems)
    largeTitleFrame.child = largeTitle
    setChildren(
      content
        + [
          largeTitle.map { _ in largeTitleFrame }, background, title, leadingItems, trailingItems, bottomBar,
        ].compactMap { $0 })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  // MARK: Layout

  override func layoutChildren() {
    let width = ProposedViewSize(width: size.width, height: nil)
    let barHeight = [leadingItems, trailingItems].map { $0?.sizeThatFits(width).height ?? 0 }.max() ?? 0
    let bottomHeight = bottomBar?.sizeThatFits(width).height ?? 0
    let titleHeight = largeTitle?.sizeThatFits(width).height ?? 0
    bars = EdgeInsets(top: barHeight + titleHeight, leading: 0, bottom: bottomHeight, trailing: 0)
    followScroller()
    scroller?.collapsingInset = titleHeight
    placeContent()
    placeBar(height: barHeight)
    if largeTitle != nil { largeTitleFrame.place(at: CGPoint(x: 0, y: barHeight), proposal: width) }
    bottomBar?.place(at: CGPoint(x: 0, y: size.height - bottomHeight), proposal: width)
    viewportDidChange()
  }

  private func placeContent() {
    let room = bounds.inset(by: bars)
    for node in content {
      node.place(at: CGPoint(x: room.midX, y: room.midY), anchor: .center, proposal: ProposedViewSize(room.size))
    }
  }

  /// The area of the bars: content stays between them, and a `ScrollNode` extends below them.
  var safeAreaAddition: SafeArea { SafeArea(insets: bars) }

  private func placeBar(height: CGFloat) {
    let area = ProposedViewSize(width: size.width, height: height)
    background?.place(at: .zero, proposal: area)
    let (leading, trailing) = itemWidths(height: height)
    leadingItems?.place(at: .zero, proposal: ProposedViewSize(width: leading, height: height))
    trailingItems?.place(
      at: CGPoint(x: size.width - trailing, y: 0), proposal: ProposedViewSize(width: trailing, height: height))
    placeTitle(from: leading + Self.titleSpacing, to: size.width - trailing - Self.titleSpacing, height: height)
  }

  /// The widths of the items at both ends. If there is not enough room, neither end gets more than half unless the other needs less.
  private func itemWidths(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let ideal = ProposedViewSize(width: nil, height: height)
    let leading = leadingItems?.sizeThatFits(ideal).width ?? 0
    let trailing = trailingItems?.sizeThatFits(ideal).width ?? 0
    guard leading + trailing > size.width else { return (leading, trailing) }
    let taken = min(leading, max(size.width / 2, size.width - trailing))
    return (taken, size.width - taken)
  }

  /// Centers the `title` in the bar, as far as the items permit.
  private func placeTitle(from start: CGFloat, to end: CGFloat, height: CGFloat) {
    guard let title else { return }
    let room = ProposedViewSize(width: max(0, end - start), height: height)
    let width = title.sizeThatFits(room).width
    let x = max(start, min((size.width - width) / 2, end - width))
    title.place(at: CGPoint(x: x, y: (height - title.sizeThatFits(room).height) / 2), proposal: room)
  }

  private func followScroller() {
    let new = content.count == 1 ? content[0].fillingScrollNode : nil
    guard new !== scroller else { return }
    scroller?.remove(self)
    scroller?.collapsingInset = 0
    scroller = new
    new?.add(self)
  }

  // MARK: Scrolling

  /// The distance in points by which the content has scrolled up from rest; negative during a pull.
  private var scrolled: CGFloat {
    guard let scroller else { return 0 }
    return CGFloat(scroller.model.offset.y) + scroller.contentInsets.top
  }

  package func viewportDidChange() {
    let height = largeTitle == nil ? Self.fadeLength : largeTitleFrame.size.height
    if largeTitle != nil { largeTitleFrame.rise = min(scrolled, height) }
    let shown = scroller == nil ? 0 : Double(max(0, min(1, (scrolled - height + Self.fadeLength) / Self.fadeLength)))
    title?.transitionOpacity = largeTitle == nil ? 1 : shown
    let isStill = scroller == nil && largeTitle == nil
    background?.transitionOpacity = keepsBackground || isStill ? 1 : shown
  }
}

/// The large title of a page, clipped at the lower edge of the bar.
private final class LargeTitleNode: UnaryNode {
  /// The distance in points by which the title has moved up.
  var rise: CGFloat = 0 {
    didSet {
      guard rise != oldValue else { return }
      childTranslation = CGPoint(x: 0, y: -rise)
      capabilities.set(.clipsChildren, rise > 0)
      didChangeGeometry()
      setNeedsPaint()
    }
  }

  override func paint(_ context: inout PaintContext) {
    if rise > 0 { context.clipped(to: bounds) { paintChildren(&$0) } } else { paintChildren(&context) }
  }
}

extension RenderNode {
  /// The `ScrollNode` that fills this node: the node itself, or a descendant through wrappers without a layout of their own.
  fileprivate var fillingScrollNode: ScrollNode? {
    if let scroller = self as? ScrollNode { return scroller.axes.contains(.vertical) ? scroller : nil }
    for child in (self as? any RoomFilling)?.fillingChildren ?? [] {
      if let found = child.fillingScrollNode { return found }
    }
    return nil
  }
}
