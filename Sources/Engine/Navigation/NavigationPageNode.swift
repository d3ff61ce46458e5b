import Geometry

/// A page with a bar on top: places both, and lets a large title go under the bar as the content scrolls.
///
/// Bars and title are safe area for the content. The large title moves with the content of a scroll view that fills the page; that
/// takes no layout.
package final class NavigationPageNode: RenderNode, ViewportObserver {
  private var content: [RenderNode] = []
  private var largeTitle: RenderNode?
  private var background: RenderNode?
  private var title: RenderNode?
  private var bar: RenderNode?
  private var bottomBar: RenderNode?
  private let largeTitleFrame = LargeTitleNode()
  /// Whether the bar's background is there although nothing lies under it.
  package var keepsBackground = false { didSet { if keepsBackground != oldValue { viewportDidChange() } } }
  /// The scroll view with which the large title moves.
  private weak var scroller: ScrollNode?
  /// What the bars and the large title cover.
  private var bars = EdgeInsets()

  /// Over what distance the title in the bar comes into sight, in points.
  private static let fadeLength: CGFloat = 14
  /// What is left to buttons at either side of the title.
  private static let titleMargin: CGFloat = 84

  package override init() { super.init() }

  package func setParts(
    content: [RenderNode], largeTitle: RenderNode?, background: RenderNode?, title: RenderNode?, bar: RenderNode?,
    bottomBar: RenderNode?
  ) {
    self.content = content
    (self.largeTitle, self.background, self.title, self.bar, self.bottomBar) =
      (largeTitle, background, title, bar, bottomBar)
    largeTitleFrame.child = largeTitle
    setChildren(
      content + [largeTitle.map { _ in largeTitleFrame }, background, title, bar, bottomBar].compactMap { $0 })
  }

  override var absorbsChildLayout: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  override func knownLengths(_ axis: Axis) -> LengthLimits? { .flexible }

  // MARK: Layout

  override func layoutChildren() {
    let width = ProposedViewSize(width: size.width, height: nil)
    let barHeight = bar?.sizeThatFits(width).height ?? 0
    let bottomHeight = bottomBar?.sizeThatFits(width).height ?? 0
    let titleHeight = largeTitle?.sizeThatFits(width).height ?? 0
    bars = EdgeInsets(top: barHeight + titleHeight, leading: 0, bottom: bottomHeight, trailing: 0)
    followScroller()
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

  /// The bars are safe area: content stays between them, and scroll views reach under them.
  override var addedSafeArea: SafeArea { SafeArea(insets: bars) }

  private func placeBar(height: CGFloat) {
    let area = ProposedViewSize(width: size.width, height: height)
    background?.place(at: .zero, proposal: area)
    bar?.place(at: .zero, proposal: area)
    title?.place(
      at: CGPoint(x: size.width / 2, y: height / 2), anchor: .center,
      proposal: ProposedViewSize(width: max(0, size.width - 2 * Self.titleMargin), height: height))
  }

  private func followScroller() {
    let new = content.count == 1 ? content[0].fillingScrollNode : nil
    guard new !== scroller else { return }
    scroller?.remove(self)
    scroller = new
    new?.add(self)
  }

  // MARK: Scrolling

  /// How far the content has gone up from where it rests, in points; negative while it is pulled down.
  private var scrolled: CGFloat {
    guard let scroller else { return 0 }
    return CGFloat(scroller.model.offset.y) + scroller.contentInsets.top
  }

  package func viewportDidChange() {
    let height = largeTitle == nil ? Self.fadeLength : largeTitleFrame.size.height
    if largeTitle != nil { largeTitleFrame.rise = min(scrolled, height) }
    let shown = scroller == nil ? 0 : Double(max(0, min(1, (scrolled - height + Self.fadeLength) / Self.fadeLength)))
    title?.presence = largeTitle == nil ? 1 : shown
    let isStill = scroller == nil && largeTitle == nil
    background?.presence = keepsBackground || isStill ? 1 : shown
  }
}

/// The large title of a page, which is seen only under the bar.
private final class LargeTitleNode: UnaryNode {
  /// How far it has gone up, in points.
  var rise: CGFloat = 0 {
    didSet {
      guard rise != oldValue else { return }
      childTranslation = CGPoint(x: 0, y: -rise)
      didChangeGeometry()
      setNeedsPaint()
    }
  }

  override var clipsChildren: Bool { rise > 0 }

  override func paint(_ context: inout PaintContext) {
    let outer = context.clip
    if rise > 0 {
      context.clip = outer.intersection(bounds.offsetBy(dx: context.translation.x, dy: context.translation.y))
    }
    if !context.clip.isEmpty { paintChildren(&context) }
    context.clip = outer
  }
}

extension RenderNode {
  /// The scroll view that takes the whole room of this node: it, or one around which nothing takes room.
  fileprivate var fillingScrollNode: ScrollNode? {
    if let scroller = self as? ScrollNode { return scroller.axes.contains(.vertical) ? scroller : nil }
    if self is PaddingNode || self is FixedFrameNode || self is FixedSizeNode { return nil }
    if let layered = self as? LayeredNode { return layered.primary?.fillingScrollNode }
    if self is UnaryNode || self is GeometryReaderNode || self is PresenceNode || self is OverlapNode {
      for child in children {
        if let found = child.fillingScrollNode { return found }
      }
    }
    return nil
  }
}
