import Geometry
import Graphics

/// Text that a person edits: one line that scrolls to its caret, or lines that wrap.
package final class TextEditingNode: RenderNode {
  /// How many lines there are to see.
  package enum Lines: Hashable {
    /// One, which scrolls sideways.
    case single
    /// As many as the text has, within these limits; what is beyond scrolls.
    case growing(minimum: Int, maximum: Int?)
    /// All of them, and clicks below belong to the text too: the content of a scroll view.
    case document
  }

  /// What the text looks like.
  package struct Look: Hashable {
    package var style: EditableTextLayout.Style
    package var color: RGBAColor
    package var promptColor: RGBAColor
    package var caretColor: RGBAColor
    package var selectionColor: RGBAColor
    /// Shown while there is no text.
    package var prompt = ""

    package init(
      style: EditableTextLayout.Style, color: RGBAColor, promptColor: RGBAColor, caretColor: RGBAColor,
      selectionColor: RGBAColor
    ) {
      self.style = style
      self.color = color
      self.promptColor = promptColor
      self.caretColor = caretColor
      self.selectionColor = selectionColor
    }
  }

  package let model: TextEditingModel
  package var lines: Lines { didSet { if lines != oldValue { linesDidChange() } } }
  package var look: Look { didSet { if look != oldValue { lookDidChange(oldValue) } } }
  /// What is disabled takes no keyboard. Where it has it, it gives it up in the next frame, since views that are told may change state.
  package var isEnabled = true { didSet { if !isEnabled, isFocused { pipeline?.add(self) } } }
  /// The device scale that the text engine measures at; another one sets the text anew.
  package var textScale: CGFloat = 1 { didSet { if textScale != oldValue { setAgain() } } }

  /// Whether the view still has the keyboard's focus.
  package var holdsFocus: () -> Bool = { false }
  /// Called with the new text when the person has changed it: not while an input method composes.
  package var textChanged: (String) -> Void = { _ in }
  package var focusChanged: (Bool) -> Void = { _ in }
  /// The same for the focus system, which is told first.
  package var textFocusChanged: (Bool) -> Void = { _ in }
  /// The right button was pressed at a point of the window.
  package var menuRequested: (CGPoint) -> Void = { _ in }
  /// The right button is up, after `menuRequested`; with whether the pointer is where the button went down.
  package var menuReleased: (_ isAtOrigin: Bool) -> Void = { _ in }
  /// Return in a text of one line.
  package var submitted: () -> Void = {}
  /// Tab and Shift-Tab: the focus should go on, or back. Returns whether it has.
  package var focusMoved: (_ isForward: Bool) -> Bool = { _ in false }

  package internal(set) var isFocused = false
  private(set) var layout: EditableTextLayout?
  /// What of the layout stands in the node's top left corner.
  private(set) var contentOffset = CGPoint.zero
  var blink = CaretBlink()
  var prompt: TextRun?
  /// The caret has to be shown once its place is known.
  private var needsReveal = false
  /// Where the mouse is in the window while it selects.
  var dragPoint: CGPoint?
  /// The press of the right button, while it is down.
  var menuPress: MenuPress?

  package init(model: TextEditingModel, lines: Lines, look: Look) {
    self.model = model
    self.lines = lines
    self.look = look
    super.init()
    model.didChange = { [weak self] in self?.modelDidChange($0) }
    model.didCommit = { [weak self] in self?.tellText() }
  }

  override func didAttach() {
    guard let pipeline else { return }
    model.isSingleLine = lines == .single
    layout = EditableTextLayout(model, style: style(width: layout?.style.width), engine: pipeline.textEngine)
    takeKeyboardBack(pipeline)
  }

  /// A text that was only moved in the tree, since views beside it have come or gone, still has the focus: to those who look on nothing
  /// has changed, so nobody is told.
  private func takeKeyboardBack(_ pipeline: FramePipeline) {
    guard holdsFocus(), isEnabled, pipeline.input.textReceiver == nil else { return }
    isGivingUpFocus = true
    becomeFocused()
    isGivingUpFocus = false
  }

  override func willDetach() {
    // Views are being computed, or have gone: nobody can be told.
    isGivingUpFocus = true
    resignFocus()
    isGivingUpFocus = false
    pipeline?.remove(self)
    layout = nil
  }

  // MARK: Layout

  var wraps: Bool { lines != .single }

  private func style(width: CGFloat?) -> EditableTextLayout.Style {
    var style = look.style
    style.width = wraps ? width ?? .infinity : .infinity
    return style
  }

  private func lookDidChange(_ old: Look) {
    layout?.setStyle(style(width: layout?.style.width))
    if look.prompt != old.prompt || look.style.font != old.style.font { prompt = nil }
    look.style == old.style && look.prompt == old.prompt ? setNeedsPaint() : setNeedsLayout()
    invalidateVisualBounds()
  }

  private func linesDidChange() {
    model.isSingleLine = lines == .single
    layout?.setStyle(style(width: layout?.style.width))
    setNeedsLayout()
    invalidateVisualBounds()
  }

  private func setAgain() {
    layout?.setAll()
    prompt = nil
    setNeedsLayout()
    invalidateVisualBounds()
  }

  override func knownLengths(_ axis: Axis) -> LengthLimits? {
    guard let layout else { return nil }
    return axis == .horizontal ? .flexible : lines == .single ? .fixed(layout.lineLength) : nil
  }

  override func isStretchable(along axis: Axis) -> Bool { axis == .horizontal }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let layout else { return .zero }
    let height: CGFloat
    if wraps, let width = proposal.width, width > 0, width.isFinite {
      layout.setStyle(style(width: width))
      height = layout.height
    } else {
      height = wraps ? CGFloat(model.state.buffer.paragraphCount) * layout.lineLength : layout.lineLength
    }
    return CGSize(width: proposal.width ?? naturalWidth(layout), height: limited(height, layout.lineLength))
  }

  private func naturalWidth(_ layout: EditableTextLayout) -> CGFloat {
    max(layout.widestLine, promptRun?.width ?? 0) + Self.caretWidth
  }

  private func limited(_ height: CGFloat, _ line: CGFloat) -> CGFloat {
    switch lines {
    case .single: return line
    case .document: return max(height, line)
    case .growing(let minimum, let maximum):
      let most = maximum.map { CGFloat(max(1, $0)) * line } ?? .infinity
      return min(max(height, CGFloat(max(1, minimum)) * line), most)
    }
  }

  override func layoutChildren() {
    guard let layout else { return }
    layout.setStyle(style(width: size.width))
    layout.pageLength = visibleHeight
    keepCaretInside()
    if needsReveal { pipeline?.requestPlace(of: self) }
  }

  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let layout else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return layout.metrics.ascent }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return sizeThatFits(proposal).height - layout.metrics.descent - layout.metrics.leading
  }

  var promptRun: TextRun? {
    guard !look.prompt.isEmpty, let engine = pipeline?.textEngine else { return nil }
    if let prompt { return prompt }
    let text = look.prompt
    let font = look.style.font
    let run = TextRun(
      text: text, font: font, width: engine.width(of: text[...], font: font), metrics: engine.metrics(of: font))
    prompt = run
    return run
  }

  // MARK: Caret

  /// In points.
  static let caretWidth: CGFloat = 2

  /// The caret, in the node's own space.
  package var caretRectangle: CGRect {
    guard let layout else { return .zero }
    let caret = layout.caretRectangle(at: model.selection.location)
    return CGRect(
      x: caret.minX - contentOffset.x, y: caret.minY - contentOffset.y, width: Self.caretWidth, height: caret.height)
  }

  /// The scroll view that this text is the content of.
  private var scroller: ScrollNode? {
    nearestAncestor { ($0 as? ScrollNode) != nil } as? ScrollNode
  }

  private var visibleHeight: CGFloat {
    lines == .document ? scroller?.visibleContent.height ?? size.height : size.height
  }

  /// Moves the content so that the caret is inside of the node, and no further than it has to.
  private func keepCaretInside() {
    guard let layout, lines != .document else { return }
    let caret = layout.caretRectangle(at: model.selection.location)
    let bounds = layout.textBounds
    var offset = contentOffset
    if lines == .single {
      let width = bounds.width + Self.caretWidth
      if width <= size.width {
        offset.x = (width - size.width) * look.style.alignment
      } else {
        offset.x = min(max(offset.x, caret.minX + Self.caretWidth - size.width), caret.minX)
        offset.x = max(0, min(offset.x, width - size.width))
      }
    } else {
      offset.y = min(max(offset.y, caret.maxY - size.height), caret.minY)
      offset.y = max(0, min(offset.y, bounds.height - size.height))
    }
    guard offset != contentOffset else { return }
    contentOffset = offset
    setNeedsPaint()
  }

  /// Lets the caret be seen in this node and in the scroll view around it as soon as its place is known.
  func revealCaret() {
    needsReveal = true
    keepCaretInside()
    pipeline?.requestPlace(of: self)
  }

  override func applyTranslation() {
    guard needsReveal, !flags.contains(.layout) else { return }
    needsReveal = false
    if isFocused { revealInScroller() }
    if isFocused { pipeline?.textInputHost?.setTextInputRectangle(convert(caretRectangle, to: nil)) }
  }

  private func revealInScroller() {
    guard let scroller else { return }
    let limits = scroller.model.limits
    let caret = convert(caretRectangle, to: scroller)
    var offset = scroller.model.offset
    for axis in Axis.allCases where limits.axes.contains(axis) {
      let (low, high) = axis == .vertical ? (caret.minY, caret.maxY) : (caret.minX, caret.maxX)
      let end = limits.viewport[axis] - limits.insets.end(axis)
      let start = limits.insets.start(axis)
      if low < start { offset[axis] -= start - low } else if high > end { offset[axis] += high - end }
    }
    if offset != scroller.model.offset { scroller.model.jump(to: offset) }
  }

  // MARK: Changes

  private func modelDidChange(_ change: TextBufferChange?) {
    if let change {
      layout?.update(change)
      setNeedsLayout()
      invalidateVisualBounds()
    }
    touchCaret()
    revealCaret()
    setNeedsPaint()
    if change != nil, model.state.composition == nil { tellText() }
  }

  /// Tells the view the text, unless it comes from there or nobody can be told.
  private func tellText() {
    if !isTakingText, !isGivingUpFocus { textChanged(model.text) }
  }

  private var isTakingText = false
  private(set) var isGivingUpFocus = false

  /// Takes a text from the view. It is not reported back.
  package func setText(_ text: String) {
    guard model.state.composition == nil || text != model.state.committedText else { return }
    isTakingText = true
    model.setText(text, at: isFocused ? pipeline?.time : nil)
    isTakingText = false
  }

  /// The caret is on again, and begins to blink anew.
  func touchCaret() {
    guard isFocused, let pipeline else { return }
    blink.start = pipeline.time
    blink.isSteady = pipeline.reducesMotion
    pipeline.add(self)
  }

  // MARK: Focus

  /// Takes the keyboard. Returns whether it could.
  @discardableResult
  package func becomeFocused() -> Bool {
    guard isEnabled, let pipeline else { return false }
    pipeline.input.focusText(on: self)
    return isFocused
  }

  package func resignFocus() {
    if isFocused { pipeline?.input.focusText(on: nil) }
  }

  // MARK: Pointer

  /// A point of the window in the layout, at most a little outside of what is seen: so far a selection pulls the content along in a frame.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
    var own = convertFromWindow(point)
    let visible = visibleArea.insetBy(dx: -20, dy: -20)
    own.x = max(visible.minX, min(visible.maxX, own.x))
    own.y = max(visible.minY, min(visible.maxY, own.y))
    return own + contentOffset
  }

  /// What of the node is seen, in its own space.
  var visibleArea: CGRect {
    guard let scroller else { return bounds }
    return convert(scroller.bounds, from: scroller)
  }

  // MARK: Paint and hits

  override func paint(_ context: inout PaintContext) {
    // The caret keeps to whole pixels, and of a long text only the lines that are seen are drawn.
    context.noteLive()
    if size.width > 0, let layout { paintText(layout, &context) }
  }

  override var clipsChildren: Bool { lines != .document }

  override func computeVisualBounds() -> CGRect {
    guard size.width > 0, let layout else { return .null }
    return bounds.insetBy(dx: -Self.caretWidth, dy: -layout.lineLength / 4)
  }

  /// Whoever clicks beside or below the text of a scroll view means the text.
  override func hitsSelf(_ point: CGPoint) -> Bool {
    bounds.contains(point) || (lines == .document && scroller != nil)
  }
}
