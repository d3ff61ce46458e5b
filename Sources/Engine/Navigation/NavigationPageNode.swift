/// A navigation page: a `bar` at the top, content, and a large title and a search field that scroll below the bar.
///
/// Bar, title and field are safe area for the content. Title and field follow the content of a `ScrollNode` that fills the page
/// (`fillingScrollNode`), without layout.
package final class NavigationPageNode: RenderNode, SafeAreaChanging, ViewportObserver {
  /// The views of the bars; nil for a part that the page does not have.
  package struct Parts {
    package var largeTitle: RenderNode?
    package var background: RenderNode?
    package var title: RenderNode?
    package var leadingItems: RenderNode?
    package var trailingItems: RenderNode?
    package var bottomBar: RenderNode?
    package var search: RenderNode?
    package var scopes: RenderNode?

    package init() {}
  }

  private var content: [RenderNode] = []
  private var parts = Parts()
  private let largeTitleFrame = CollapsingNode()
  private let backgroundFrame = CollapsingNode()
  private let searchFrame = CollapsingNode()
  private let scopesFrame = CollapsingNode()
  private let titleFrame = CollapsingNode()
  private let leadingFrame = CollapsingNode()
  private let trailingFrame = CollapsingNode()
  private let bottomFrame = CollapsingNode()
  /// True if the bar always has its background, even without content below it.
  package var keepsBackground = false { didSet { if keepsBackground != oldValue { viewportDidChange() } } }
  /// True if the `title` follows the items at the beginning of the bar instead of being centered.
  package var titleIsLeading = false { didSet { if titleIsLeading != oldValue { setNeedsLayout() } } }
  /// True if the items at the beginning of the bar have shorter forms, which they take before the `title` is truncated.
  package var shortensLeadingItems = false { didSet { if shortensLeadingItems != oldValue { setNeedsLayout() } } }
  /// Minimizes the upper bar with the `title`.
  package var upperMinimizer: BarMinimizer? { didSet { connect(upperMinimizer, insteadOf: oldValue) } }
  /// Minimizes the `Parts.bottomBar`.
  package var lowerMinimizer: BarMinimizer? { didSet { connect(lowerMinimizer, insteadOf: oldValue) } }
  /// The `ScrollNode` that the header follows; `nil` if none fills the page.
  private weak var scroller: ScrollNode?
  /// The insets covered by the `bar` and the header below it.
  private var bars = EdgeInsets()
  /// The height of the large title in points; 0 without a title.
  private var titleHeight: CGFloat = 0
  /// The height of the field and the scopes that come to rest under the bar.
  private var pinnedHeight: CGFloat = 0
  /// The height of the header that scrolls away.
  private var collapsingHeight: CGFloat = 0

  /// The distance in points over which the `title` in the bar fades in.
  private static let fadeLength: CGFloat = 14
  /// The minimum distance in points of the `title` from the items at its sides.
  private static let titleSpacing: CGFloat = 8
  /// The minimum distance in points of a `titleIsLeading` title from the edge.
  private static let leadingTitleMargin: CGFloat = 16
  /// The maximum width in points of a field in the bar.
  private static let fieldWidth: CGFloat = 240

  package override init() {
    super.init()
    capabilities.insert([.absorbsChildLayout, .changesSafeArea])
  }

  /// The parts in reading order: the items at the beginning of the bar, the title, the other items, the field, the content.
  var readingOrder: [RenderNode] {
    let title = parts.largeTitle == nil ? parts.title : largeTitleFrame
    let bar = [parts.leadingItems, title, parts.trailingItems].compactMap { $0 }
    let field = [parts.search, parts.scopes].compactMap { $0 }
    return bar + field + content + [parts.bottomBar].compactMap { $0 }
  }

  package func setParts(content: [RenderNode], _ parts: Parts) {
    self.content = content
    self.parts = parts
    let framed = [
      (backgroundFrame, parts.background), (largeTitleFrame, parts.largeTitle), (scopesFrame, parts.scopes),
      (searchFrame, parts.search), (titleFrame, parts.title), (leadingFrame, parts.leadingItems),
      (trailingFrame, parts.trailingItems), (bottomFrame, parts.bottomBar),
    ]
    for frame in [backgroundFrame, titleFrame, leadingFrame, trailingFrame, bottomFrame] { frame.barEdge = nil }
    for (frame, part) in framed where frame.child !== part { frame.child = part }
    let frames: [RenderNode] = framed.compactMap { $1 == nil ? nil : $0 }
    setChildren(content + frames)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  // MARK: Layout

  private var searchStyle: NavigationSearchNode.Style {
    (parts.search as? NavigationSearchNode)?.style ?? .drawer
  }

  override func layoutChildren() {
    let width = ProposedViewSize(width: size.width, height: nil)
    let barHeight = [parts.leadingItems, parts.trailingItems].map { $0?.sizeThatFits(width).height ?? 0 }.max() ?? 0
    let bottomHeight = parts.bottomBar?.sizeThatFits(width).height ?? 0
    let fieldHeight = searchStyle == .bar ? 0 : parts.search?.sizeThatFits(width).height ?? 0
    let drawerHeight = fieldHeight + (parts.scopes?.sizeThatFits(width).height ?? 0)
    titleHeight = parts.largeTitle?.sizeThatFits(width).height ?? 0
    pinnedHeight = searchStyle == .drawer ? 0 : drawerHeight
    collapsingHeight = titleHeight + drawerHeight - pinnedHeight
    bars = EdgeInsets(top: barHeight + titleHeight + drawerHeight, leading: 0, bottom: bottomHeight, trailing: 0)
    followScroller()
    scroller?.collapsingInset = collapsingHeight
    placeContent()
    placeBar(height: barHeight)
    placeCollapsing(largeTitleFrame, at: barHeight, below: barHeight)
    if searchStyle != .bar { placeCollapsing(searchFrame, at: barHeight + titleHeight, below: barHeight) }
    placeCollapsing(scopesFrame, at: barHeight + titleHeight + fieldHeight, below: barHeight)
    if parts.bottomBar != nil { bottomFrame.place(at: CGPoint(x: 0, y: size.height - bottomHeight), proposal: width) }
    let (upper, lower) = (EdgeInsets(.top, barHeight + pinnedHeight), EdgeInsets(.bottom, bottomHeight))
    upperMinimizer?.layout(in: self, covered: upper, freed: upper)
    lowerMinimizer?.layout(in: self, covered: lower, freed: lower)
    viewportDidChange()
  }

  private func placeCollapsing(_ frame: CollapsingNode, at y: CGFloat, below barHeight: CGFloat) {
    guard frame.child != nil else { return }
    frame.barEdge = barHeight - y
    frame.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
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
    if parts.background != nil {
      backgroundFrame.place(at: .zero, proposal: ProposedViewSize(width: size.width, height: height + pinnedHeight))
    }
    let (leading, trailing) = itemWidths(height: height)
    if parts.leadingItems != nil {
      leadingFrame.place(at: .zero, proposal: ProposedViewSize(width: leading, height: height))
    }
    if parts.trailingItems != nil {
      trailingFrame.place(
        at: CGPoint(x: size.width - trailing, y: 0), proposal: ProposedViewSize(width: trailing, height: height))
    }
    let end = placeFieldInBar(before: size.width - trailing, height: height)
    placeTitle(from: leading + Self.titleSpacing, to: end - Self.titleSpacing, height: height)
  }

  /// Places a field of the style `bar` so that it ends at `end`. Returns the beginning of the field, or `end` without it.
  private func placeFieldInBar(before end: CGFloat, height: CGFloat) -> CGFloat {
    guard parts.search != nil, searchStyle == .bar else { return end }
    let room = ProposedViewSize(width: min(Self.fieldWidth, size.width * 0.4), height: nil)
    let field = searchFrame.sizeThatFits(room)
    searchFrame.barEdge = nil
    searchFrame.place(at: CGPoint(x: end - field.width, y: (height - field.height) / 2), proposal: room)
    return end - field.width
  }

  /// The widths of the items at both ends. If there is not enough room, neither end gets more than half unless the other needs less.
  private func itemWidths(height: CGFloat) -> (leading: CGFloat, trailing: CGFloat) {
    let ideal = ProposedViewSize(width: nil, height: height)
    let leading = parts.leadingItems?.sizeThatFits(ideal).width ?? 0
    let trailing = parts.trailingItems?.sizeThatFits(ideal).width ?? 0
    let shorter = shortenedLeadingWidth(from: leading, trailing: trailing, height: height)
    guard shorter + trailing > size.width else { return (shorter, trailing) }
    let taken = min(leading, max(size.width / 2, size.width - trailing))
    return (taken, size.width - taken)
  }

  /// The width of the items at the beginning that leaves the `title` its ideal width, if they can be that short.
  private func shortenedLeadingWidth(from ideal: CGFloat, trailing: CGFloat, height: CGFloat) -> CGFloat {
    guard shortensLeadingItems, let items = parts.leadingItems else { return ideal }
    let title = parts.title?.sizeThatFits(ProposedViewSize(width: nil, height: height)).width ?? 0
    let room = size.width - trailing - (title > 0 ? title + 2 * Self.titleSpacing : 0)
    guard ideal > room else { return ideal }
    return items.sizeThatFits(ProposedViewSize(width: max(room, min(ideal, size.width / 4)), height: height)).width
  }

  /// Centers the `title` in the bar, as far as the items permit.
  private func placeTitle(from start: CGFloat, to end: CGFloat, height: CGFloat) {
    guard let title = parts.title else { return }
    let room = ProposedViewSize(width: max(0, end - start), height: height)
    let width = title.sizeThatFits(room).width
    let x =
      titleIsLeading ? max(start, Self.leadingTitleMargin) : max(start, min((size.width - width) / 2, end - width))
    titleFrame.place(at: CGPoint(x: x, y: (height - title.sizeThatFits(room).height) / 2), proposal: room)
  }

  private func followScroller() {
    let new = content.count == 1 ? content[0].fillingScrollNode : nil
    guard new !== scroller else { return }
    scroller?.remove(self)
    scroller?.collapsingInset = 0
    scroller = new
    new?.add(self)
  }

  private func connect(_ minimizer: BarMinimizer?, insteadOf old: BarMinimizer?) {
    guard minimizer !== old else { return }
    old?.didMove = {}
    minimizer?.didMove = { [weak self] in self?.barsDidMove() }
    setNeedsLayout()
  }

  /// Moves the bars aside, and fades them, by `BarMinimizer.fraction`.
  private func barsDidMove() {
    let (upper, lower) = (upperMinimizer?.fraction ?? 0, lowerMinimizer?.fraction ?? 0)
    let upperFrames = [
      backgroundFrame, largeTitleFrame, scopesFrame, searchFrame, titleFrame, leadingFrame, trailingFrame,
    ]
    for frame in upperFrames {
      frame.slide = CGFloat(upper) * (bars.top - collapsingHeight)
      frame.transitionOpacity = 1 - upper
    }
    bottomFrame.slide = -CGFloat(lower) * bars.bottom
    bottomFrame.transitionOpacity = 1 - lower
  }

  // MARK: Scrolling

  /// The distance in points by which the content has scrolled up from rest; negative during a pull.
  private var scrolled: CGFloat {
    guard let scroller else { return 0 }
    return CGFloat(scroller.model.offset.y) + scroller.contentInsets.top
  }

  /// The visibility of a view that fades in while the header has `height` points less to scroll away, 0…1.
  private func visibility(after height: CGFloat) -> Double {
    guard scroller != nil else { return 0 }
    return Double(max(0, min(1, (scrolled - height + Self.fadeLength) / Self.fadeLength)))
  }

  package func viewportDidChange() {
    barsDidMove()
    let moved = collapsingHeight > 0 ? min(scrolled, collapsingHeight) : 0
    largeTitleFrame.rise = min(scrolled, titleHeight)
    searchFrame.rise = searchStyle == .bar ? 0 : moved
    scopesFrame.rise = moved
    // The background reaches as far below the bar as the pinned parts have come to rest.
    backgroundFrame.rise = max(0, min(pinnedHeight, titleHeight - moved))
    parts.title?.transitionOpacity = parts.largeTitle == nil ? 1 : visibility(after: titleHeight)
    let isStill = scroller == nil && parts.largeTitle == nil
    parts.background?.transitionOpacity =
      keepsBackground || isStill ? 1 : visibility(after: collapsingHeight > 0 ? collapsingHeight : Self.fadeLength)
  }
}

extension RenderNode {
  /// The `ScrollNode` that fills this node: the node itself, or a descendant through wrappers without a layout of their own.
  fileprivate var fillingScrollNode: ScrollNode? {
    if let scroller = fact(ScrollFact.self) { return scroller.axes.contains(.vertical) ? scroller : nil }
    for child in (self as? any RoomFilling)?.fillingChildren ?? [] {
      if let found = child.fillingScrollNode { return found }
    }
    return nil
  }
}
