/// The content of a control that takes presses in the whole list row which contains nothing else.
///
/// The row gives the node its whole background, and the node insets its child by the insets of the row. Elsewhere the node has the size of
/// its child.
package final class RowFillNode: UnaryNode {
  /// The fill behind the content, in the shape of the row's background; `nil` without it.
  package var highlight: RGBAColor? { didSet { if highlight != oldValue { invalidateVisualBounds() } } }
  /// The insets and the shape of the row; `nil` beside other content and outside of lists.
  private var row: Row?

  private struct Row: Equatable {
    let insets: EdgeInsets
    let radius: CGFloat
    let roundsTop: Bool
    let roundsBottom: Bool
  }

  package override init() { super.init() }

  override func layoutValue(for key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(Self.self) ? self : super.layoutValue(for: key)
  }

  /// Takes the insets and the shape of a `ListRowNode`. Returns true if the caller must request a layout.
  func fill(_ appearance: ListRowAppearance, insets: EdgeInsets) -> Bool {
    let row = Row(
      insets: insets, radius: appearance.radius, roundsTop: appearance.roundsTop && appearance.mark == nil,
      roundsBottom: appearance.roundsBottom && appearance.mark == nil)
    guard row != self.row else { return false }
    let needsLayout = row.insets != self.row?.insets
    self.row = row
    if highlight != nil { invalidateVisualBounds() }
    return needsLayout
  }

  private var insets: EdgeInsets { row?.insets ?? EdgeInsets() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner = super.measure(proposal.inset(by: insets))
    let (width, height) = (inner.width + insets.horizontal, inner.height + insets.vertical)
    guard row != nil else { return inner }
    return CGSize(width: max(0, proposal.width ?? width), height: max(0, height, proposal.height ?? 0))
  }

  override func layoutChildren() {
    guard let child else { return }
    let proposal = proposal.inset(by: insets)
    let room = size.height - insets.vertical - child.sizeThatFits(proposal).height
    child.place(at: CGPoint(x: insets.leading, y: insets.top + max(0, room) / 2), proposal: proposal)
  }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    child?.explicitGuide(key, proposal: proposal.inset(by: insets)).map { $0 + insets.start(key.axis) }
  }

  override func isStretchable(along axis: Axis) -> Bool {
    row != nil && axis == .horizontal || super.isStretchable(along: axis)
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { row == nil ? super.lengthLimits(axis) : nil }

  // MARK: Paint

  /// The area of the highlight, which reaches a little over the content of a control beside other content.
  private var area: CGRect { row == nil ? bounds.insetBy(dx: -6, dy: -3) : bounds }

  override var inkBounds: CGRect { highlight == nil ? .null : area }

  override func paint(_ context: inout PaintContext) {
    if let highlight {
      if let row {
        context.fill(
          area, radius: row.radius, roundsTop: row.roundsTop, roundsBottom: row.roundsBottom, color: highlight)
      } else {
        context.fill(area, radius: 6, color: highlight)
      }
    }
    paintChildren(&context)
  }
}
