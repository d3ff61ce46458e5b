/// A row, header or footer of a list: margins around a view, a background and separators.
package final class ListRowNode: UnaryNode {
  package private(set) var appearance = ListRowAppearance()
  /// The colors of the `lines` above and below the row; `nil` without a separator.
  private var lines: (top: RGBAColor?, bottom: RGBAColor?) = (nil, nil)
  /// The range of the `lines` in the row's coordinates, from the guides or the first text of the content.
  private var lineSpan: ClosedRange<CGFloat> = 0...0

  /// The elevation of a row that a pointer moves: 0 in the list, 1 above the list.
  var lift: CGFloat = 0 {
    didSet {
      if (lift > 0) != (oldValue > 0) { invalidateDrawingOrder() }
      if lift != oldValue { invalidateVisualBounds() }
    }
  }
  /// The animation that writes `lift` after a drop; `nil` once a pointer has lifted the row again.
  weak var sinking: RowSinking?
  /// The number of rows that move together with this row, itself included.
  var liftedCount = 1
  /// The distance in points by which the row has moved aside for a row that a pointer moves; `nil` without such a row.
  var asideDistance: CGFloat?

  /// The corners that are rounded while rows move aside; `nil` for those of `appearance`.
  var asideCorners: ListRowCorners? { didSet { if asideCorners != oldValue { setNeedsPaint() } } }

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
    let wasTracked = tracksHover
    appearance = new
    let tracksHover = appearance.hoverFill != nil || appearance.grip != nil
    capabilities.set(.tracksHover, tracksHover)
    if tracksHover != wasTracked { countHover(tracksHover) }
    if isLaidOutAlike { fillBackground() }
    invalidateVisualBounds()
    return !isLaidOutAlike
  }

  func setLines(top: RGBAColor?, bottom: RGBAColor?) {
    guard top != lines.top || bottom != lines.bottom else { return }
    lines = (top, bottom)
    invalidateVisualBounds()
  }

  /// True for each separator that is painted.
  package var hasLines: (top: Bool, bottom: Bool) { (lines.top != nil, lines.bottom != nil) }

  /// The traits that the views of the row have set.
  package var traits: ListRowTraits { ownRowTraits }

  /// The rectangle inside of the margins, in the row's coordinates.
  package var card: CGRect { bounds.inset(by: isRightToLeft ? appearance.margins.mirrored : appearance.margins) }

  // MARK: Hover

  /// True while the mouse is over a row that reacts to it.
  private var isHovered = false { didSet { if isHovered != oldValue { setNeedsPaint() } } }

  /// True while the mouse is over the grip of a movable row.
  private(set) var isGripHovered = false { didSet { if isGripHovered != oldValue { setNeedsPaint() } } }

  private var tracksHover: Bool { capabilities.contains(.tracksHover) }

  /// True if the grip is drawn: under the mouse, and while a pointer moves the row.
  var showsGrip: Bool { appearance.grip != nil && (lift > 0 || isHovered && asideDistance == nil) }

  override var zIndex: Double { lift > 0 ? .greatestFiniteMagnitude : super.zIndex }

  override func didAttach() { if tracksHover { countHover(true) } }

  override func willDetach() {
    if tracksHover { countHover(false) }
    isHovered = false
    isGripHovered = false
    sinking = nil
    (lift, asideDistance, asideCorners) = (0, nil, nil)
  }

  private func countHover(_ isTracked: Bool) {
    if isTracked {
      host?.services[HoverTracker.self].nodeIsAttached()
    } else {
      host?.services[HoverTracker.self].nodeIsDetached()
    }
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
    lineSpan = span(ofLinesAround: child, proposal)
  }

  /// `nil`: a row fills its list independent of its content.
  override func knownLengths(_ axis: Axis) -> LengthLimits? { nil }

  override func isStretchable(along axis: Axis) -> Bool { axis == .horizontal }

  /// False: guides of the content apply inside of the row.
  override func setsGuide(_ key: AlignmentKey) -> Bool { false }

  // MARK: Lines

  /// The range of the `lines`: from the guide of the content or its first text to the trailing edge.
  private func span(ofLinesAround child: RenderNode, _ proposal: ProposedViewSize) -> ClosedRange<CGFloat> {
    let leading = isRightToLeft ? size.width - child.origin.x - child.size.width : child.origin.x
    let start =
      child.explicitGuide(ListSeparatorGuide.leading, proposal: proposal).map { leading + $0 }
      ?? firstTextStart(in: child, CGPoint.zero) ?? leading
    let end =
      child.explicitGuide(ListSeparatorGuide.trailing, proposal: proposal).map { leading + $0 }
      ?? size.width - appearance.margins.trailing
    return start...max(start, end)
  }

  /// The distance of the first text below `node` from the row's leading edge; `nil` without text.
  private func firstTextStart(in node: RenderNode, _ origin: CGPoint) -> CGFloat? {
    let origin = origin + node.origin
    if node is TextNode { return isRightToLeft ? size.width - origin.x - node.size.width : origin.x }
    if node is LazyNode || node is ScrollNode { return nil }
    for child in node.shownChildren ?? node.children {
      if let start = firstTextStart(in: child, origin) { return start }
    }
    return nil
  }

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

  override var inkBounds: CGRect {
    if lift > 0 { return liftBounds }
    let draws = appearance.background != nil || appearance.highlight != nil || tracksHover
    return draws || lines.top != nil || lines.bottom != nil ? card : .null
  }

  override func paint(_ context: inout PaintContext) {
    let card = card
    if lift > 0 { paintLift(&context) }
    if let background = appearance.background {
      context.fill(
        card, radius: appearance.radius, roundsTop: roundsTop,
        roundsBottom: roundsBottom, color: background)
    }
    if let highlight = appearance.highlight ?? (isHovered && asideDistance == nil ? appearance.hoverFill : nil) {
      let rect = card.insetBy(dx: appearance.highlightMargin, dy: 0)
      if let radius = appearance.highlightRadius {
        context.fill(rect, radius: radius, color: highlight)
      } else {
        context.fill(
          rect, radius: appearance.radius, roundsTop: roundsTop,
          roundsBottom: roundsBottom, color: highlight)
      }
    }
    paintChildren(&context)
    if showsGrip { paintGrip(&context) }
    guard lift == 0 else { return paintLiftEdge(card, &context) }
    if let top = lines.top { paintLine(at: card.minY, top, &context) }
    if let bottom = lines.bottom { paintLine(at: card.maxY - hairline, bottom, &context) }
  }

  private func paintLine(at y: CGFloat, _ color: RGBAColor, _ context: inout PaintContext) {
    let length = lineSpan.upperBound - lineSpan.lowerBound
    let x = isRightToLeft ? size.width - lineSpan.upperBound : lineSpan.lowerBound
    context.fill(CGRect(x: x, y: y, width: length, height: hairline), color: color)
  }

  /// The range of the `lines` from the leading edge, in points.
  package var separatorSpan: ClosedRange<CGFloat> { lineSpan }
}

extension ListRowNode: HoverReceiver {
  var shape: PointerShape? { isGripHovered ? .hand : nil }

  func tell(_ location: HoverLocation) {
    guard case .over(let point) = location else {
      (isHovered, isGripHovered) = (false, false)
      return
    }
    let own = convertFromWindow(point)
    isHovered = card.contains(own)
    isGripHovered = gripArea?.contains(own) == true
  }
}

/// The guides with which rows set the range of their separators.
package enum ListSeparatorGuide {
  package enum Leading: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  package enum Trailing: AlignmentID {
    package static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  static let leading = AlignmentKey(Leading.self, axis: .horizontal)
  static let trailing = AlignmentKey(Trailing.self, axis: .horizontal)
}

extension PaintContext {
  /// Fills a rectangle with rounded upper, lower or all corners.
  mutating func fill(_ rect: CGRect, radius: CGFloat, roundsTop: Bool, roundsBottom: Bool, color: RGBAColor) {
    guard radius > 0, roundsTop || roundsBottom else { return fill(rect, color: color) }
    guard roundsTop != roundsBottom else { return fill(rect, radius: radius, color: color) }
    var longer = rect
    longer.size.height += radius
    if roundsBottom { longer.origin.y -= radius }
    clipped(to: rect) { $0.fill(longer, radius: radius, color: color) }
  }
}
