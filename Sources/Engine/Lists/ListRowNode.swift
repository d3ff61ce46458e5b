/// A row, header or footer of a list: margins around a view, and `RowDecorations` around the view.
package final class ListRowNode: UnaryNode {
  package private(set) var appearance = ListRowAppearance()
  /// The separators, the hover and the lift of the row.
  var decorations = RowDecorations() { didSet { decorationsDidChange(from: oldValue) } }
  /// The range of the separators from the leading edge in points, from the guides or the first text of the content.
  package private(set) var separatorSpan: ClosedRange<CGFloat> = 0...0
  /// The animation that lowers the row after a drop; `nil` once a pointer has lifted the row again.
  weak var sinking: RowSinking?

  /// The `RowSwipe` that has moved `child` aside; `nil` while the content is in its place.
  var swipe: RowSwipe?

  /// Creates a row around `content`. Must be called before the row has a parent, so that the content's `RelativeContainer` is not
  /// notified of a change.
  init(around content: RenderNode) {
    super.init()
    child = content
  }

  /// Sets the appearance. Returns true if the caller must request a layout.
  func take(_ new: ListRowAppearance) -> Bool {
    guard new != appearance else { return false }
    let isLaidOutAlike = new.isLaidOut(like: appearance)
    let wasTracked = capabilities.contains(.tracksHover)
    appearance = new
    capabilities.set(.tracksHover, appearance.reactsToHover)
    if appearance.reactsToHover != wasTracked { countHover(appearance.reactsToHover) }
    if isLaidOutAlike { fillBackground() }
    invalidateVisualBounds()
    return !isLaidOutAlike
  }

  /// Sets the colors of the separators; `nil` for none.
  func setLines(top: RGBAColor?, bottom: RGBAColor?) {
    guard top != decorations.topLine || bottom != decorations.bottomLine else { return }
    (decorations.topLine, decorations.bottomLine) = (top, bottom)
  }

  private func decorationsDidChange(from old: RowDecorations) {
    if decorations.isLifted != old.isLifted { invalidateDrawingOrder() }
    if decorations.lift != old.lift || decorations.topLine != old.topLine || decorations.bottomLine != old.bottomLine
      || decorations.insertion != old.insertion
    {
      invalidateVisualBounds()
    } else if decorations.asideCorners != old.asideCorners || decorations.isHovered != old.isHovered
      || decorations.isGripHovered != old.isGripHovered
    {
      setNeedsPaint()
    }
  }

  /// The traits that the views of the row have set.
  package var traits: ListRowTraits { ownRowTraits }

  /// The rectangle inside of the margins, in the row's coordinates.
  package var card: CGRect { bounds.inset(by: isRightToLeft ? appearance.margins.mirrored : appearance.margins) }

  override var zIndex: Double { decorations.isLifted ? .greatestFiniteMagnitude : super.zIndex }

  override func didAttach() { if appearance.reactsToHover { countHover(true) } }

  override func willDetach() {
    if appearance.reactsToHover { countHover(false) }
    sinking = nil
    swipe?.end()
    decorations.reset()
  }

  // MARK: Layout

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.inset(by: appearance.margins).inset(by: appearance.insets).width, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(inner(proposal))
    let room = appearance.margins + appearance.insets
    let length = max(appearance.minimumLength, content.height + appearance.insets.vertical)
    return CGSize(
      width: max(0, proposal.width ?? content.width + room.horizontal),
      height: max(0, length + appearance.margins.vertical))
  }

  override func layoutChildren() {
    guard let child else { return }
    let length = size.height - appearance.margins.vertical - appearance.insets.vertical
    let proposal = child.placementProposal(
      inner(self.proposal), in: CGSize(width: 0, height: length), along: .vertical)
    let room = length - child.sizeThatFits(proposal).height
    let x = appearance.margins.leading + appearance.insets.leading
    child.place(
      at: CGPoint(x: x, y: appearance.margins.top + appearance.insets.top + max(0, room) / 2), proposal: proposal)
    fillBackground()
    placeDrawer()
    separatorSpan = separatorSpan(around: child, proposal)
  }

  /// `nil`: a row fills its list independent of its content.
  override func lengthLimits(_ axis: Axis) -> LengthLimits? { nil }

  override func isStretchable(along axis: Axis) -> Bool { axis == .horizontal }

  /// False: guides of the content apply inside of the row.
  override func setsGuide(_ key: AlignmentKey) -> Bool { false }

  // MARK: Paint

  private func fillBackground() {
    guard let background = layoutValue(for: ListRowBackgroundNode.key) as? ListRowBackgroundNode else { return }
    var origin = CGPoint.zero
    var node: RenderNode = background
    while node !== self, let parent = node.parent {
      origin = origin + node.origin
      node = parent
    }
    background.fill(card.offsetBy(dx: -origin.x, dy: -origin.y), appearance)
  }

  private var painter: RowPainter {
    RowPainter(
      decorations: decorations, appearance: appearance, card: card, isRightToLeft: isRightToLeft, hairline: hairline)
  }

  override var inkBounds: CGRect { painter.inkBounds }

  override func paint(_ context: inout PaintContext) {
    let painter = painter
    painter.paintBackdrop(&context)
    if swipe == nil { paintChildren(&context) }
    let x = isRightToLeft ? size.width - separatorSpan.upperBound : separatorSpan.lowerBound
    painter.paintFront(&context, separators: (x, separatorSpan.upperBound - separatorSpan.lowerBound))
    if swipe != nil { painter.clipToCard(&context) { paintChildren(&$0) } }
  }
}

/// The drawn state of a row, for its list and for tests.
extension ListRowNode {
  /// The area of the grip in the row's coordinates; `nil` if the row cannot be moved.
  package var gripArea: CGRect? { painter.gripArea }
  /// True while the row is drawn above the list.
  package var isLifted: Bool { decorations.isLifted }
  /// True for each separator that is painted.
  package var hasLines: (top: Bool, bottom: Bool) { (decorations.topLine != nil, decorations.bottomLine != nil) }
  /// The distance in points from the origin at which the row is drawn now, and its opacity.
  package var shownDisplacement: CGPoint { displacement }
  package var shownOpacity: Double { transitionOpacity }
}
