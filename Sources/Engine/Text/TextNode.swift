import Geometry

/// Text in lines.
package final class TextNode: RenderNode {
  package var spans: [TextSpan] {
    didSet {
      guard spans != oldValue else { return }
      hasSameLayout(as: oldValue) ? setNeedsPaint() : forgetLayouts()
    }
  }

  package var style: TextParagraphStyle {
    didSet { if style != oldValue { forgetLayouts() } }
  }

  /// The device scale that the text engine measures at; another one sets the text anew.
  package var textScale: CGFloat = 1 {
    didSet { if textScale != oldValue { forgetLayouts() } }
  }

  private var layouts: [Setting] = []
  private static let keptLayouts = 2

  package init(spans: [TextSpan], style: TextParagraphStyle) {
    self.spans = spans
    self.style = style
    super.init()
  }

  /// The lines as they are shown.
  package var currentLayout: TextLayout? { layout(for: proposal) }

  /// Sets the text anew: its fonts measure differently now.
  package func forgetLayouts() {
    layouts.removeAll()
    setNeedsLayout()
    invalidateVisualBounds()
  }

  private func hasSameLayout(as other: [TextSpan]) -> Bool {
    spans.count == other.count && zip(spans, other).allSatisfy { $0.text == $1.text && $0.font == $1.font }
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout? {
    if let known = layouts.first(where: { $0.proposal == proposal || $0.answers(proposal) }) { return known.layout }
    guard let engine = pipeline?.textEngine else { return nil }
    let typesetter = TextTypesetter(spans: spans, style: style, engine: engine)
    let layout = typesetter.layout(
      width: proposal.width.map { $0 == .infinity ? nil : $0 } ?? nil,
      height: proposal.height.map { $0 == .infinity ? nil : $0 } ?? nil)
    if layouts.count == Self.keptLayouts { layouts.removeFirst() }
    layouts.append(Setting(proposal: proposal, layout: layout))
    return layout
  }

  /// A layout and the proposal it was made for.
  private struct Setting {
    let proposal: ProposedViewSize
    let layout: TextLayout

    /// Whether another proposal would give the same lines: nothing was broken or left out for this one, and the other has room for it.
    func answers(_ other: ProposedViewSize) -> Bool {
      guard proposal.width == nil || proposal.width == .infinity, !layout.isTruncated else { return false }
      return (other.width ?? .infinity) >= layout.size.width && (other.height ?? .infinity) >= layout.size.height
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(for: proposal)?.size ?? .zero }

  private var lineHeight: CGFloat {
    guard let font = spans.first?.font, let engine = pipeline?.textEngine else { return 0 }
    return engine.metrics(of: font).lineHeight
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal)?.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal)?.lastBaseline }
    return nil
  }

  override var inkBounds: CGRect {
    // Italics and accents reach a little over the box.
    size.width > 0 ? bounds.insetBy(dx: -lineHeight / 4, dy: -lineHeight / 4) : .null
  }

  override func paint(_ context: inout PaintContext) {
    guard size.width > 0, let layout = layout(for: proposal) else { return }
    let visible = context.clip.offsetBy(dx: -context.translation.x, dy: -context.translation.y)
    var top: CGFloat = 0
    for line in layout.lines {
      // Accents and descenders reach a little over the line; half its height is more than any font needs.
      if top - line.height / 2 > visible.maxY { break }
      if top + line.height * 1.5 >= visible.minY { paint(line, top: top, &context) }
      top += line.height + style.lineSpacing
    }
  }

  private func paint(_ line: TextLine, top: CGFloat, _ context: inout PaintContext) {
    let indent = (size.width - line.width) * style.alignment
    for piece in line.runs {
      context.text(piece.run, at: CGPoint(x: indent + piece.x, y: top + line.ascent), color: spans[piece.span].color)
    }
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
