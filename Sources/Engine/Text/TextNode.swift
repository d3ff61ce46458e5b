/// Lays out and paints `spans` in lines.
package final class TextNode: RenderNode {
  package var spans: [TextSpan] {
    didSet {
      guard spans != oldValue else { return }
      if hasSameLayout(as: oldValue) { return setNeedsPaint() }
      spansDidChange(from: oldValue)
      forgetLayouts()
    }
  }

  package var style: TextParagraphStyle {
    didSet { if style != oldValue { forgetLayouts() } }
  }

  /// The device scale that `TextEngine` measures at. A change invalidates the cached layouts.
  package var textScale: CGFloat = 1 {
    didSet { if textScale != oldValue { forgetLayouts() } }
  }

  /// The transition to a new text, if the change of `spans` is animated.
  package var transition = TextTransition.identity {
    didSet {
      if case .numeric(let countsDown) = transition { self.countsDown = countsDown }
      if case .numericValue(let new) = transition, case .numericValue(let old) = oldValue, new != old {
        countsDown = new < old
      }
    }
  }
  /// The marks of a search in this text; nil outside of views that can be searched.
  package var marks: TextMarks? {
    didSet {
      guard marks !== oldValue, host != nil else { return }
      oldValue?.remove(self)
      marks?.add(self)
      setNeedsPaint()
    }
  }

  /// The selection that the text takes part in; nil for a text that cannot be selected.
  package var selection: (any TextSelecting)? {
    didSet {
      guard selection !== oldValue, host != nil else { return }
      oldValue?.remove(self)
      selection?.add(self)
    }
  }
  /// The selected range in bytes of the text; nil without selected characters. `selection` sets it.
  package var selectedRange: Range<Int>? { didSet { if selectedRange != oldValue { setNeedsPaint() } } }

  /// True if bars take the place of the words, as `redacted(reason:)` asks for.
  package var isRedacted = false { didSet { if isRedacted != oldValue { setNeedsPaint() } } }

  /// The drawing of a program in place of the node's own; nil for the node's own.
  package var drawing: (any TextDrawing)? {
    didSet { if drawing !== oldValue { drawingDidChange(from: oldValue) } }
  }

  private(set) var countsDown = false
  /// The pieces painted instead of the runs during a transition; otherwise nil.
  var morph: TextMorph?
  var outgoingText: OutgoingText?

  private var layouts: [Setting] = []
  private static let keptLayouts = 2

  package init(spans: [TextSpan], style: TextParagraphStyle) {
    self.spans = spans
    self.style = style
    super.init()
    capabilities.insert(.showsText)
  }

  /// The lines for the current proposal, laid out if they are not cached; nil without a `TextEngine`.
  package var currentLayout: TextLayout? { layout(for: proposal) }

  /// The cached lines for the current proposal; nil if they are not cached.
  var shownLayout: TextLayout? { cachedLayout(for: proposal) }

  /// Clears the cached layouts and requests layout: after a change of the text, its style or the metrics of its fonts.
  package func forgetLayouts() {
    layouts.removeAll()
    setNeedsLayout()
    invalidateVisualBounds()
  }

  private func hasSameLayout(as other: [TextSpan]) -> Bool {
    spans.count == other.count && zip(spans, other).allSatisfy { $0.hasSameLayout(as: $1) }
  }

  private func cachedLayout(for proposal: ProposedViewSize) -> TextLayout? {
    layouts.first { $0.proposal == proposal || $0.answers(proposal) }?.layout
  }

  private func layout(for proposal: ProposedViewSize) -> TextLayout? {
    if let cached = cachedLayout(for: proposal) { return cached }
    guard let engine = host?.services.textEngine else { return nil }
    let typesetter = TextTypesetter(spans: spans, style: style, engine: engine)
    let (layout, scale) = typesetter.scaledLayout(
      width: proposal.width.flatMap { $0 == .infinity ? nil : $0 },
      height: proposal.height.flatMap { $0 == .infinity ? nil : $0 })
    if layouts.count == Self.keptLayouts { layouts.removeFirst() }
    layouts.append(Setting(proposal: proposal, layout: layout, isScaled: scale < 1))
    return layout
  }

  /// A cached layout and its proposal. `isScaled` is true if it has smaller fonts than its spans.
  private struct Setting {
    let proposal: ProposedViewSize
    let layout: TextLayout
    let isScaled: Bool

    /// True if the proposal `other` results in the same lines: `layout` is neither truncated nor scaled, its lines were
    /// broken at mandatory breaks only or for the same width, and it fits into `other`.
    func answers(_ other: ProposedViewSize) -> Bool {
      let isUnbroken = proposal.width == nil || proposal.width == .infinity
      guard isUnbroken || proposal.width == other.width, !layout.isTruncated, !isScaled else { return false }
      return (other.width ?? .infinity) >= layout.size.width && (other.height ?? .infinity) >= layout.size.height
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    drawing == nil ? layout(for: proposal)?.size ?? .zero : drawnSize(for: proposal)
  }

  override func isStretchable(along axis: Axis) -> Bool { false }

  private var lineHeight: CGFloat {
    guard let font = spans.first?.font, let engine = host?.services.textEngine else { return 0 }
    return engine.metrics(of: font).lineHeight
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key { return layout(for: proposal)?.firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return layout(for: proposal)?.lastBaseline }
    return nil
  }

  override func layoutChildren() {
    if outgoingText != nil { beginMorph() }
  }

  override func didAttach() {
    marks?.add(self)
    selection?.add(self)
  }

  override func willDetach() {
    endMorph()
    marks?.remove(self)
    selection?.remove(self)
  }

  override var drawsOneStep: Bool {
    isLeaf && !isRedacted && drawing == nil && marks?.pattern == nil && selectedRange == nil
  }

  override var inkBounds: CGRect {
    guard size.width > 0 else { return morph?.bounds ?? .null }
    // Italics and accents reach slightly beyond the bounds.
    let ink = bounds.union(morph?.bounds ?? .null).insetBy(dx: -lineHeight / 4, dy: -lineHeight / 4)
    return drawing == nil ? ink : padded(ink)
  }

  override func paint(_ context: inout PaintContext) {
    guard size.width > 0 || morph != nil, let layout = layout(for: proposal) else { return }
    if isRedacted { return paintBars(layout, &context) }
    if let marks { paint(marks, layout, &context) }
    paintSelection(&context)
    if let drawing { return drawing.draw(layout, of: self, &context) }
    draw(layout, as: .colors, &context)
    for paint in paints { drawPainted(layout, paint, &context) }
    if let morph { paint(morph, &context) }
  }

  /// The distinct values of `TextSpan.paint`.
  private var paints: [RelativePaint] {
    var found: [RelativePaint] = []
    for span in spans {
      if let paint = span.paint, !found.contains(paint) { found.append(paint) }
    }
    return found
  }

  /// The part of the text to draw: the spans with a color, or the stencil of the spans that share a `RelativePaint`.
  private enum Pass {
    case colors
    case stencil(RelativePaint)

    /// The color of `span` in this pass; nil if the pass does not draw it. Emoji of a painted span have colors of their
    /// own.
    func color(of span: TextSpan, hasOwnColors: Bool = false) -> RGBAColor? {
      switch self {
      case .colors: span.paint == nil || hasOwnColors ? span.color : nil
      case .stencil(let paint): span.paint == paint && !hasOwnColors ? .black : nil
      }
    }
  }

  /// Fills the glyphs and decorations of the spans with `paint`: these are the mask of a fill of the whole text.
  private func drawPainted(_ layout: TextLayout, _ paint: RelativePaint, _ context: inout PaintContext) {
    let (area, rect) = (inkBounds, bounds)
    let stencil = context.record(bounds: area) { draw(layout, as: .stencil(paint), &$0) }
    context.withLayer(.mask(stencil), bounds: area) { $0.fill(.rect(area), paint: paint, in: rect) }
  }

  private func draw(_ layout: TextLayout, as pass: Pass, _ context: inout PaintContext) {
    let visible = context.clip.offsetBy(dx: -context.translation.x, dy: -context.translation.y)
    forEachLine(of: layout) { line, indent, top in
      // Accents and descenders reach slightly beyond the line: in any font, by less than half of its height.
      guard top - line.height / 2 <= visible.maxY, top + line.height * 1.5 >= visible.minY else { return }
      draw(line, indent: indent, top: top, as: pass, &context)
    }
  }

  /// Calls `body` with each line, the x of its left edge and the y of its top, in the node's coordinates.
  package func forEachLine(of layout: TextLayout, _ body: (_ line: TextLine, _ indent: CGFloat, _ top: CGFloat) -> Void)
  {
    var top: CGFloat = 0
    for line in layout.lines {
      body(line, (size.width - line.width) * style.leftAlignment, top)
      top += line.height + style.lineSpacing
    }
  }

  private func paint(_ morph: TextMorph, _ context: inout PaintContext) {
    let outer = context.opacity
    for piece in morph.pieces where piece.opacity > 0 {
      let color = piece.span.flatMap { spans.indices.contains($0) ? spans[$0].color : nil } ?? piece.color
      context.opacity = outer * piece.opacity
      context.text(piece.run, at: piece.baselineStart, color: color)
    }
    context.opacity = outer
  }

  private func draw(
    _ line: TextLine, indent: CGFloat, top: CGFloat, as pass: Pass, _ context: inout PaintContext
  ) {
    let baseline = top + line.ascent
    if case .colors = pass, TextSpan.hasDecoration(spans) {
      forEachSpan(of: line) { span, _, x, width in
        guard let color = span.background else { return }
        context.fill(CGRect(x: indent + x, y: top, width: width, height: line.height), color: color)
      }
    }
    for piece in line.runs where morph == nil {
      guard let color = pass.color(of: spans[piece.span], hasOwnColors: piece.hasOwnColors) else { continue }
      let origin = CGPoint(x: indent + piece.x, y: baseline - spans[piece.span].baselineOffset)
      if let image = spans[piece.span].image, piece.run.text.first == TextSpan.attachment {
        context.draw(image, piece.run, at: origin, color: color)
      } else {
        context.text(piece.run, at: origin, color: color)
      }
    }
    guard TextSpan.hasDecoration(spans) else { return }
    forEachSpan(of: line) { span, run, x, width in
      guard let ink = pass.color(of: span) else { return }
      func draw(_ decoration: TextDecoration, _ color: RGBAColor?) {
        guard var color else { return }
        if case .stencil = pass { color = ink }
        let rect = decoration.rectangle(
          x: indent + x, width: width, baseline: baseline - span.baselineOffset, font: run.font, metrics: run.metrics)
        context.fill(rect, color: color)
      }
      draw(.underline, span.underline)
      draw(.strikethrough, span.strikethrough)
    }
  }

  /// Calls `body` with each span of `line`, its first run, its x within the line and its width, in points.
  private func forEachSpan(of line: TextLine, _ body: (TextSpan, TextRun, CGFloat, CGFloat) -> Void) {
    var start = 0
    while start < line.runs.count {
      let first = line.runs[start]
      var end = start + 1
      while end < line.runs.count, line.runs[end].span == first.span { end += 1 }
      let last = line.runs[end - 1]
      body(spans[first.span], first.run, first.x, last.x + last.run.width - first.x)
      start = end
    }
  }

  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .children }
}

/// The drawing of a text by a program, in place of the drawing of `TextNode`.
@MainActor package protocol TextDrawing: AnyObject {
  /// The distances in points by which the drawing may exceed `bounds`.
  var padding: EdgeInsets { get }

  /// Draws the lines of `layout` in the coordinates of `node`.
  func draw(_ layout: TextLayout, of node: TextNode, _ context: inout PaintContext)

  /// The size of the view for a proposal. `standard` gives the size of the lines.
  func size(for proposal: ProposedViewSize, standard: (ProposedViewSize) -> CGSize) -> CGSize
}

extension TextNode {
  /// The rectangle in which the text and its `drawing` may draw, in the coordinates of the node.
  package var drawnArea: CGRect { inkBounds }

  // Not inlined: texts without a drawing of a program run none of it.
  @inline(never) private func drawnSize(for proposal: ProposedViewSize) -> CGSize {
    drawing?.size(for: proposal) { layout(for: $0)?.size ?? .zero } ?? .zero
  }

  @inline(never) private func padded(_ ink: CGRect) -> CGRect {
    let padding = drawing?.padding ?? EdgeInsets()
    return CGRect(
      x: ink.minX - padding.leading, y: ink.minY - padding.top, width: ink.width + padding.horizontal,
      height: ink.height + padding.vertical)
  }

  /// Requests layout if `drawing` has another size than its predecessor, and otherwise a new picture.
  func drawingDidChange(from old: (any TextDrawing)?) {
    guard host != nil else { return }
    if old?.padding != drawing?.padding { invalidateVisualBounds() }
    measure(proposal) == size ? setNeedsPaint() : setNeedsLayout()
  }
}

extension TextNode {
  /// The characters of all `spans`.
  package var string: String { spans.count == 1 ? spans[0].text : spans.map(\.text).joined() }
}

/// The text that a node is.
enum TextFact: NodeFact {
  static var capability: NodeCapabilities { .showsText }
  static func value(of node: RenderNode) -> TextNode? { node as? TextNode }
}

extension RenderNode {
  /// This node, if it is a text, and the texts below it, in the order of the tree.
  package var texts: [TextNode] { fact(TextFact.self).map { [$0] } ?? children.flatMap(\.texts) }
}
