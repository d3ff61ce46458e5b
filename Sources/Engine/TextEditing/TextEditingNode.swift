/// The node of an editable text: a single line that scrolls to its caret, or lines that wrap.
package final class TextEditingNode: RenderNode, Translating {
  /// The number of visible lines.
  package enum Lines: Hashable {
    /// A single line, which scrolls horizontally.
    case single
    /// The lines of the text, clamped to these limits; further lines scroll.
    case growing(minimum: Int, maximum: Int?)
    /// All lines, as the content of a scroll view. Clicks below the text belong to it.
    case document
  }

  /// The appearance of the text.
  package struct Appearance: Hashable {
    package var style: EditableTextLayout.Style
    package var color: RGBAColor
    package var promptColor: RGBAColor
    package var caretColor: RGBAColor
    package var selectionColor: RGBAColor
    /// The text that is shown while `TextEditingModel.text` is empty.
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

  /// The text, its selection and its history.
  package let model: TextEditingModel
  /// The number of visible lines. A change lays out the text again.
  package var lines: Lines {
    didSet {
      guard lines != oldValue else { return }
      capabilities.set(.clipsChildren, lines != .document)
      linesDidChange()
    }
  }
  /// The appearance. A change of `Appearance.style` or `Appearance.prompt` needs layout, other changes need paint only.
  package var appearance: Appearance { didSet { if appearance != oldValue { appearanceDidChange(oldValue) } } }
  /// The purpose of the text for assistive technologies.
  package var name = ""
  /// True if the text accepts the keyboard focus. A focused text that is disabled resigns the focus in the next frame,
  /// when callbacks may run.
  package var isEnabled = true { didSet { if !isEnabled, isFocused { host?.add(self) } } }
  /// The device scale of `TextEngine`. A change lays out the text again (`EditableTextLayout.setAll()`).
  package var textScale: CGFloat = 1 { didSet { if textScale != oldValue { setAgain() } } }

  /// Returns true if the view has the keyboard focus.
  package var holdsFocus: () -> Bool = { false }
  /// Called with the new text after the user has changed it; not during a composition.
  package var textChanged: (String) -> Void = { _ in }
  /// Called after the text has gained or lost the focus, with true if it has the focus.
  package var focusChanged: (Bool) -> Void = { _ in }
  /// Called before `focusChanged`, for the focus system.
  package var textFocusChanged: (Bool) -> Void = { _ in }
  /// Called when the right button is pressed, with the point in window coordinates.
  package var menuRequested: (CGPoint) -> Void = { _ in }
  /// Called when the right button is released after `menuRequested`, with true if the pointer has not moved away from
  /// the origin of the press.
  package var menuReleased: (_ isAtOrigin: Bool) -> Void = { _ in }
  /// Called for `EditingCommand.submit`: Return in a text of a single line.
  package var submitted: () -> Void = {}
  /// Called for `EditingCommand.focusNext` and `.focusPrevious`. Moves the focus forward or back, and returns true if
  /// it has moved.
  package var focusMoved: (_ isForward: Bool) -> Bool = { _ in false }

  /// True if the text has the keyboard focus.
  package internal(set) var isFocused = false
  /// The lines of the text; nil while the node is detached.
  private(set) var layout: EditableTextLayout?
  /// The point of `layout` in the top left corner of the node.
  package private(set) var contentOffset = CGPoint.zero
  var blink = CaretBlink()
  /// True if the caret does not blink (`CaretBlink.isSteady`), as the environment requests with reduced motion.
  package var isCaretSteady: Bool {
    get { blink.isSteady }
    set { blink.isSteady = newValue }
  }
  /// The cached values of `promptLine` and `shownPrompt`.
  var prompt: TextLine?
  var shortPrompt: (width: CGFloat, line: TextLine?)?
  /// True if `applyTranslation()` reveals the caret after the next layout.
  private var needsReveal = false
  /// Scrolls during a selection by the mouse; otherwise nil.
  var edgeScroller: EdgeScroller?
  /// The distance in points that `edgeScroller` has still to scroll, less than a line; negative towards the start.
  var edgeDistance: CGFloat = 0
  /// The press of the right button while it is held; otherwise nil.
  var menuPress: MenuPress?
  let pressDetector = TextPressDetector()
  let caretTapDetector = CaretTapDetector()

  package init(model: TextEditingModel, lines: Lines, appearance: Appearance) {
    self.model = model
    self.lines = lines
    self.appearance = appearance
    super.init()
    capabilities.set(.clipsChildren, lines != .document)
    pressDetector.attach(toText: self)
    caretTapDetector.attach(toText: self)
    model.didChange = { [weak self] in self?.modelDidChange($0) }
    model.didCommit = { [weak self] in self?.notifyTextChange() }
  }

  override func didAttach() {
    guard let host else { return }
    model.isSingleLine = lines == .single
    layout = EditableTextLayout(model, style: style(width: layout?.style.width), engine: host.services.textEngine)
    takeKeyboardBack(host)
  }

  /// Focuses the text again after it was moved in the tree. `focusChanged` is not called, since the focus of the view
  /// has not changed.
  private func takeKeyboardBack(_ host: NodeHost) {
    guard holdsFocus(), isEnabled, host.services[KeyRouter.self].textReceiver == nil else { return }
    isGivingUpFocus = true
    becomeFocused()
    isGivingUpFocus = false
  }

  override func willDetach() {
    // Views are being evaluated or were removed, so callbacks must not run.
    isGivingUpFocus = true
    resignFocus()
    isGivingUpFocus = false
    host?.remove(self)
    layout = nil
  }

  // MARK: Layout

  /// True if lines wrap at the width of the node: all `lines` except `.single`.
  var wraps: Bool { lines != .single }

  private func style(width: CGFloat?) -> EditableTextLayout.Style {
    var style = appearance.style
    style.width = wraps ? width ?? .infinity : .infinity
    return style
  }

  private func appearanceDidChange(_ old: Appearance) {
    layout?.setStyle(style(width: layout?.style.width))
    if appearance.prompt != old.prompt || appearance.style != old.style { (prompt, shortPrompt) = (nil, nil) }
    appearance.style == old.style && appearance.prompt == old.prompt ? setNeedsPaint() : setNeedsLayout()
    invalidateVisualBounds()
  }

  private func linesDidChange() {
    model.isSingleLine = lines == .single
    layout?.setStyle(style(width: layout?.style.width))
    setNeedsLayout()
    invalidateVisualBounds()
  }

  /// Lays out the text and the prompt again.
  private func setAgain() {
    layout?.setAll()
    (prompt, shortPrompt) = (nil, nil)
    setNeedsLayout()
    invalidateVisualBounds()
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
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

  /// The width of the widest line or the prompt, plus the caret.
  private func naturalWidth(_ layout: EditableTextLayout) -> CGFloat {
    max(layout.widestLine, promptLine?.width ?? 0) + Self.caretWidth
  }

  /// The `height` of the text clamped to the limits of `lines`, with a line height of `line` points.
  private func limited(_ height: CGFloat, _ line: CGFloat) -> CGFloat {
    switch lines {
    case .single: return line
    case .document: return max(height, line)
    case .growing(let minimum, let maximum):
      let maximumHeight = maximum.map { CGFloat(max(1, $0)) * line } ?? .infinity
      return min(max(height, CGFloat(max(1, minimum)) * line), maximumHeight)
    }
  }

  override func layoutChildren() {
    guard let layout else { return }
    layout.setStyle(style(width: size.width))
    layout.pageLength = visibleHeight
    keepCaretInside()
    if needsReveal { host?.request(.place, of: self) }
  }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { key.isTextBaseline }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let layout else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return layout.metrics.ascent }
    guard key == VerticalAlignment.lastTextBaseline.key else { return nil }
    return sizeThatFits(proposal).height - layout.metrics.descent - layout.metrics.leading
  }

  // MARK: Caret

  /// The width of the caret in points.
  static let caretWidth: CGFloat = 2

  /// The rectangle of the caret in the coordinate space of the node.
  package var caretRectangle: CGRect {
    guard let layout else { return .zero }
    let caret = layout.caretRectangle(at: model.selection.location)
    return CGRect(
      x: caret.minX - contentOffset.x, y: caret.minY - contentOffset.y, width: Self.caretWidth, height: caret.height)
  }

  /// The nearest scroll view around the text; otherwise nil.
  var scroller: ScrollNode? { nearest(ScrollFact.self) }

  /// The height of the visible part of the text in points.
  private var visibleHeight: CGFloat {
    lines == .document ? scroller?.visibleContent.height ?? size.height : size.height
  }

  /// Changes `contentOffset` by the smallest distance that brings the caret into the node. Has no effect on a
  /// `.document`.
  private func keepCaretInside() {
    guard let layout, lines != .document else { return }
    let caret = layout.caretRectangle(at: model.selection.location)
    let bounds = layout.textBounds
    var offset = contentOffset
    if lines == .single {
      let width = bounds.width + Self.caretWidth
      if width <= size.width {
        offset.x = (width - size.width) * appearance.style.leftAlignment
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

  /// Reveals the caret in this node and in the scroll view around it, after the next layout.
  func revealCaret() {
    needsReveal = true
    keepCaretInside()
    host?.request(.place, of: self)
  }

  func applyTranslation() {
    guard needsReveal, !flags.contains(.layout) else { return }
    needsReveal = false
    if isFocused { revealInScroller() }
    if isFocused { host?.services.textInputHost?.setTextInputRectangle(convert(caretRectangle, to: nil)) }
  }

  /// Scrolls the scroll view around the text by the smallest distance that shows the caret.
  private func revealInScroller() {
    guard let scroller else { return }
    let metrics = scroller.model.metrics
    let caret = convert(caretRectangle, to: scroller)
    let viewport = ScrollReveal.viewport(metrics, insets: metrics.insets)
    var offset = scroller.model.offset
    for axis in Axis.allCases where metrics.axes.contains(axis) {
      offset[axis] += ScrollReveal.distance(showing: caret, in: viewport, axis)
    }
    if offset != scroller.model.offset { scroller.model.jump(to: offset) }
  }

  // MARK: Changes

  /// Updates layout and caret after a change of `model`; `change` is nil for the selection alone.
  private func modelDidChange(_ change: TextBufferChange?) {
    if let change {
      layout?.update(change)
      setNeedsLayout()
      invalidateVisualBounds()
    }
    touchCaret()
    revealCaret()
    setNeedsPaint()
    if change != nil, model.state.composition == nil { notifyTextChange() }
  }

  /// Calls `textChanged`, unless the text comes from the view or callbacks may not run.
  private func notifyTextChange() {
    if !isTakingText, !isGivingUpFocus { textChanged(model.text) }
  }

  /// True during `setText(_:)`.
  private var isTakingText = false
  /// True while the focus changes without callbacks.
  private(set) var isGivingUpFocus = false

  /// Sets the text from the view, without a call of `textChanged`. A composition is kept if `text` is its
  /// `TextEditingState.committedText`.
  package func setText(_ text: String) {
    guard model.state.composition == nil || text != model.state.committedText else { return }
    isTakingText = true
    model.setText(text, at: isFocused ? host?.time : nil)
    isTakingText = false
  }

  /// Shows the caret and restarts its `CaretBlink`.
  func touchCaret() {
    guard isFocused, let host else { return }
    blink.start = host.time
    host.add(self)
  }

  // MARK: Focus

  /// Requests the keyboard focus from `KeyRouter`. Returns true if the text then has it.
  @discardableResult
  package func becomeFocused() -> Bool {
    guard isEnabled, let host else { return false }
    host.services[KeyRouter.self].focusText(on: self)
    return isFocused
  }

  /// Gives up the keyboard focus, if the text has it.
  package func resignFocus() {
    if isFocused { host?.services[KeyRouter.self].focusText(on: nil) }
  }

  // MARK: Pointer

  /// The distance of the pointer from `visibleArea` in points that sets the speed of a scrolling selection, at most; see
  /// `EdgeZone.Speed.distance`.
  static let longestEdgeStep: CGFloat = 20

  /// The point of the layout at a point of the window, clamped to `visibleArea`.
  func layoutPoint(_ point: CGPoint) -> CGPoint {
    var own = convertFromWindow(point)
    let visible = visibleArea
    own.x = max(visible.minX, min(visible.maxX - 0.5, own.x))
    own.y = max(visible.minY, min(visible.maxY - 0.5, own.y))
    return own + contentOffset
  }

  // MARK: Paint and hits

  override func paint(_ context: inout PaintContext) {
    // The caret is aligned to device pixels, and only the visible lines of a long text are drawn, so the picture
    // depends on the node's position.
    context.countLivePiece()
    if size.width > 0, let layout { paintText(layout, &context) }
  }

  override func computeVisualBounds() -> CGRect {
    guard size.width > 0, let layout else { return .null }
    return bounds.insetBy(dx: -Self.caretWidth, dy: -layout.lineLength / 4)
  }

  /// The node also beside and below the text of a `Lines.document`.
  override func hitPart(at point: CGPoint) -> HitPart {
    bounds.contains(point) || (lines == .document && scroller != nil) ? .node : .children
  }
}
