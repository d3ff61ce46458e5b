/// A row, header or footer of a list: margins around a view, and `RowDecorations` around the view.
package final class ListRowNode: UnaryNode {
  package private(set) var appearance = ListRowAppearance()
  /// The separators, the hover and the lift of the row.
  package var decorations = RowDecorations() { didSet { decorationsDidChange(from: oldValue) } }
  /// The range of the separators from the leading edge in points, from the guides or the first text of the content.
  package private(set) var separatorSpan: ClosedRange<CGFloat> = 0...0
  /// The last lift of the row, which may still lower it after a drop.
  weak var lift: RowLift?

  /// The control that fills the whole row; `nil` if the row has other content.
  private weak var filler: RowFillNode?

  /// The `RowSwipe` that has moved `child` aside; `nil` while the content is in its place.
  var swipe: RowSwipe?

  /// Creates a row around `content`. Must be called before the row has a parent, so that the content's `RelativeContainer` is not
  /// notified of a change.
  init(around content: RenderNode) {
    super.init()
    capabilities.insert(.decoratesRow)
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

  /// Gives the row's background to a `RowFillNode` that is the whole content. Returns true if the caller must request a layout of `filler`.
  func fillControl() -> RowFillNode? {
    filler = layoutValue(RowFillNode.self)
    guard let filler else { return nil }
    return filler.fill(appearance, insets: insets) ? filler : nil
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

  /// The part of `card` beside the section index.
  var freeCard: CGRect {
    let index = appearance.indexInset
    let edges = EdgeInsets(top: 0, leading: isRightToLeft ? index : 0, bottom: 0, trailing: isRightToLeft ? 0 : index)
    return card.inset(by: edges)
  }

  override var zIndex: Double { decorations.isLifted ? .greatestFiniteMagnitude : super.zIndex }

  override func didAttach() { if appearance.reactsToHover { countHover(true) } }

  override func willDetach() {
    if appearance.reactsToHover { countHover(false) }
    lift = nil
    swipe?.end()
    decorations.reset()
  }

  // MARK: Layout

  private var badge: ListRowBadgeNode? { layoutValue(ListRowBadgeNode.self) }

  /// The insets of the content in the background, with the room for a badge.
  private var insets: EdgeInsets {
    var insets = appearance.insets
    if let badge { insets.trailing += badge.badgeWidth + ListRowBadgeNode.spacing }
    return insets
  }

  /// The insets of the child: a control that fills the row has those of the content inside.
  private var childInsets: EdgeInsets {
    var insets = filler == nil ? insets : EdgeInsets()
    insets.leading += appearance.markWidth
    return insets
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.inset(by: appearance.margins).inset(by: childInsets).width, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(inner(proposal))
    let insets = childInsets
    let room = appearance.margins + insets
    let length = max(appearance.minimumLength, content.height + insets.vertical)
    return CGSize(
      width: max(0, proposal.width ?? content.width + room.horizontal),
      height: max(0, length + appearance.margins.vertical))
  }

  override func layoutChildren() {
    guard let child else { return }
    let insets = childInsets
    let length = size.height - appearance.margins.vertical - insets.vertical
    let proposal = child.placementProposal(
      filler == nil ? inner(self.proposal) : ProposedViewSize(width: inner(self.proposal).width, height: length),
      in: CGSize(width: 0, height: length), along: .vertical)
    let room = length - child.sizeThatFits(proposal).height
    let x = appearance.margins.leading + insets.leading
    child.place(
      at: CGPoint(x: x, y: appearance.margins.top + insets.top + max(0, room) / 2), proposal: proposal)
    fillBackground()
    placeBadge()
    placeDrawer()
    separatorSpan = separatorSpan(around: child, proposal)
  }

  /// `nil`: a row fills its list independent of its content.
  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { nil }

  override func isStretchable(along axis: Axis) -> Bool { axis == .horizontal }

  /// False: guides of the content apply inside of the row.
  package override func setsGuide(_ key: AlignmentKey) -> Bool { false }

  // MARK: Paint

  private func fillBackground() {
    guard let background = layoutValue(ListRowBackgroundNode.self) else { return }
    background.fill(area(card, in: background), appearance)
  }

  private func placeBadge() {
    guard let badge else { return }
    let inset = appearance.insets.trailing
    let x = isRightToLeft ? card.minX + inset : card.maxX - inset - badge.badgeWidth
    badge.placeBadge(in: area(CGRect(x: x, y: card.minY, width: badge.badgeWidth, height: card.height), in: badge))
  }

  /// A rectangle of the row in the coordinates of a node in the row.
  private func area(_ rect: CGRect, in descendant: RenderNode) -> CGRect {
    var origin = CGPoint.zero
    var node = descendant
    while node !== self, let parent = node.parent {
      origin = origin + node.origin
      node = parent
    }
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
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
    guard swipe != nil else { return painter.paintAccessories(&context, movedBy: 0) }
    painter.clipToCard(&context) {
      painter.paintAccessories(&$0, movedBy: child?.displacement.x ?? 0)
      paintChildren(&$0)
    }
  }
}

/// The drawn state of a row, for its list and for tests.
extension ListRowNode {
  /// The area of the grip in the row's coordinates; `nil` if the row cannot be moved.
  package var gripArea: CGRect? { painter.gripArea }
  /// The area of the mark in the row's coordinates; `nil` if the row has no mark.
  package var markArea: CGRect? { painter.markArea }
  /// True while the row is drawn above the list.
  package var isLifted: Bool { decorations.isLifted }
  /// True for each separator that is painted.
  package var hasLines: (top: Bool, bottom: Bool) { (decorations.topLine != nil, decorations.bottomLine != nil) }
  /// The distance in points from the origin at which the row is drawn now, and its opacity.
  package var shownDisplacement: CGPoint { displacement }
  package var shownOpacity: Double { transitionOpacity }
}

/// The list row that a node is.
package enum ListRowFact: NodeFact {
  package static var capability: NodeCapabilities { .decoratesRow }
  package static func value(of node: RenderNode) -> ListRowNode? { node as? ListRowNode }
}

extension LazyCell {
  /// The list rows among `nodes`.
  @MainActor var rows: [ListRowNode] { nodes.facts(ListRowFact.self) }
}
