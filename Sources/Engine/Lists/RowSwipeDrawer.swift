/// The `RowSwipeButton`s beside the content of a `ListRowNode`. The node has the size of the row's background, and draws the part that the
/// row has uncovered.
///
/// Buttons are laid out once, side by side and equally wide. While the row moves, only their drawing stretches.
package final class RowSwipeDrawer: RenderNode {
  /// The minimum width of a button, in points.
  static let minimumWidth: CGFloat = 74
  /// The minimum width of the row that open buttons leave uncovered, in points.
  static let rowRemainder: CGFloat = 56

  let edge: HorizontalEdge
  private(set) var buttons: [RowSwipeButton] = []
  /// The width of all buttons of an open row, in points; 0 before the layout.
  private(set) var openWidth: CGFloat = 0 { didSet { if openWidth != oldValue { openWidthDidChange() } } }
  /// Called during the layout after `openWidth` has changed.
  var openWidthDidChange: () -> Void = {}
  /// The natural widths of the labels with their padding, in points.
  private var labelWidths: [CGFloat] = []
  /// The width that the row has uncovered, in points, ≥ 0: `RowSwipe.distance`.
  var uncovered: CGFloat = 0 { didSet { if uncovered != oldValue { setNeedsPaint() } } }
  /// The progress of the first button over the other buttons, 0…1.
  var takeover: CGFloat = 0 { didSet { if takeover != oldValue { setNeedsPaint() } } }
  /// True if the buttons take presses: the row is open or opens.
  var takesPresses = false

  init(edge: HorizontalEdge) {
    self.edge = edge
    super.init()
    capabilities = [.absorbsChildLayout, .clipsChildren, .keepsChildOrder]
  }

  /// Shows the buttons among `nodes`, the first at the row's edge. Other nodes are ignored.
  func show(_ nodes: [RenderNode]) {
    let pairs = nodes.compactMap { node in RowSwipeButton.button(in: node).map { (node, $0) } }
    buttons = pairs.map(\.1)
    setChildren(pairs.map(\.0))
    setNeedsPaint()
  }

  private var isLeft: Bool { (edge == .leading) != isRightToLeft }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: max(0, proposal.width ?? 0), height: max(0, proposal.height ?? 0))
  }

  override func layoutChildren() {
    guard !children.isEmpty else { return openWidth = 0 }
    let natural = children.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: size.height)).width }
    labelWidths = natural
    let count = CGFloat(children.count)
    let widest = max(Self.minimumWidth, natural.max() ?? 0).rounded(.up)
    let width = max(0, min(widest, ((size.width - Self.rowRemainder) / count).rounded(.down)))
    openWidth = width * count
    for (index, child) in children.enumerated() {
      let distance = CGFloat(index) * width
      child.place(
        at: CGPoint(x: edge == .leading ? distance : size.width - distance - width, y: 0),
        proposal: ProposedViewSize(width: width, height: size.height))
    }
  }

  override func isStretchable(along axis: Axis) -> Bool { true }

  // MARK: Hits

  override func hitPart(at point: CGPoint) -> HitPart {
    takesPresses && area(from: 0, to: openWidth).contains(point) ? .children : .none
  }

  // MARK: Paint

  /// Returns the range that a button covers, as distances from the row's edge in points. With `takeover` the first button grows over the
  /// other buttons.
  func span(ofButton index: Int) -> (start: CGFloat, end: CGFloat) {
    let count = CGFloat(max(1, children.count))
    let share = uncovered / count
    let first = share + (uncovered - share) * takeover
    guard index > 0 else { return (0, first) }
    let other = (uncovered - first) / max(1, count - 1)
    return (first + CGFloat(index - 1) * other, first + CGFloat(index) * other)
  }

  /// The areas of the buttons in the drawer's coordinates.
  var buttonAreas: [CGRect] {
    children.indices.map { index in
      let span = span(ofButton: index)
      return area(from: span.start, to: span.end)
    }
  }

  /// The rectangle between two distances from the row's edge.
  private func area(from start: CGFloat, to end: CGFloat) -> CGRect {
    CGRect(x: isLeft ? start : size.width - end, y: 0, width: max(0, end - start), height: size.height)
  }

  override func paint(_ context: inout PaintContext) {
    guard uncovered > 0 else { return }
    let own = context.translation
    context.clipped(to: bounds) { context in
      for (index, child) in children.enumerated() {
        let span = span(ofButton: index)
        let area = area(from: span.start, to: span.end)
        guard area.width > 0 else { continue }
        context.fill(area, color: buttons[index].shownFill)
        context.clipped(to: area) {
          $0.translation = own + CGPoint(x: labelStart(of: child, index, in: area), y: 0)
          $0.withGroupOpacity(labelOpacity(index, in: area), bounds: child.bounds, isSingle: false) {
            child.paintIfVisible(&$0)
          }
        }
        context.translation = own
      }
    }
  }

  /// The opacity of a label: 1 in an area with room for its padding, 0 where it would touch the edges of the area, as it does while the row
  /// opens.
  func labelOpacity(_ index: Int, in area: CGRect) -> Double {
    guard index < labelWidths.count else { return 0 }
    let needed = min(labelWidths[index], openWidth / CGFloat(max(1, children.count)))
    let missing = (needed - area.width) / (2 * RowSwipeButton.labelPadding)
    return Double(max(0, min(1, 1 - missing)))
  }

  /// Returns the left end of a label: in the middle of its button, or beside the row's content while the first button covers the other
  /// buttons.
  private func labelStart(of child: RenderNode, _ index: Int, in area: CGRect) -> CGFloat {
    let middle = area.midX - child.size.width / 2
    guard index == 0, takeover > 0 else { return middle }
    let inner = isLeft ? area.maxX - child.size.width : area.minX
    return middle + (inner - middle) * takeover
  }
}
