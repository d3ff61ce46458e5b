import Geometry
import Graphics
import Motion

/// Shows a part of its content and moves it: what a `ScrollView` leaves in the render tree.
package final class ScrollNode: UnaryNode {
  package let model = ScrollModel()
  package private(set) lazy var indicators = ScrollIndicators(self)
  /// Where the program wants the content to be; see `ScrollAim`.
  package private(set) lazy var aiming = ScrollAiming(self)

  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  /// What the views around want free around content and indicators, beside the safe area.
  package var margins = ScrollMargins() { didSet { marginsDidChange(from: oldValue) } }
  /// How far content is held below its beginning for a while, in points: see `ScrollLimits.held`.
  package var heldLength = 0.0 { didSet { if heldLength != oldValue { holdDidChange() } } }
  /// Shows in the room above the content how a pull stands; nil where pulling does nothing.
  package var refreshIndicator: RefreshIndicator? { didSet { if pipeline != nil { updateLimits() } } }
  /// Whether what comes in before the rows in sight moves nothing at the very beginning either: what is there goes on further up.
  package var holdsBeginning = false
  /// How it is scrolled and what it looks like.
  package var traits = ScrollTraits() { didSet { if traits != oldValue { traitsDidChange(from: oldValue) } } }

  /// Who decides where movements end, and where.
  package private(set) lazy var landing = ScrollLanding(self)

  /// Single views that are marked as targets, in the order in which they came.
  var markedTargets: [ScrollTargetNode] = []

  /// Nodes in the content that build what is seen.
  private var viewportObservers = ViewportObservers()
  /// The rows that were seen in a lazy container that has left.
  var departedRows: DepartedRows?

  /// Called when the activity has changed, with the former one and the one that it is now; in the input, tick or layout phase.
  package var activityDidChange: (ScrollActivity, ScrollActivity) -> Void = { _, _ in }

  package init(axes: Axis.Set, showsIndicators: Bool = true) {
    self.axes = axes
    super.init()
    if !showsIndicators { traits.indicators = (.hidden, .hidden) }
    model.offsetDidChange = { [weak self] in self?.offsetDidChange() }
    model.offsetWasCorrected = { [weak self] in self?.offsetWasCorrected() }
    model.activityDidChange = { [weak self] old in self?.modelActivityDidChange(from: old) }
    model.settles = { [weak self] movement in self?.landing.settle(movement) }
  }

  override func didAttach() {
    model.pipeline = pipeline
    if childTranslation != CGPoint(x: -model.offset.x, y: -model.offset.y) { pipeline?.requestPlace(of: self) }
  }

  override func willDetach() {
    pipeline?.remove(model)
    pipeline?.remove(indicators)
    refreshIndicator?.leave()
    aiming.cancel()
    model.leave()
    indicators.leave()
    model.pipeline = nil
  }

  // MARK: Layout

  override var absorbsChildLayout: Bool { true }
  override var clipsChildren: Bool { traits.clipsContent }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins.content)
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  override func knownLengths(_ axis: Axis) -> LengthLimits? { axes.contains(axis) ? .flexible : nil }

  override func isStretchable(along axis: Axis) -> Bool { axes.contains(axis) || super.isStretchable(along: axis) }

  // What the content says about itself counts inside only.
  override package var layoutPriority: Double { 0 }
  override var stackAxis: Axis? { nil }
  override var forwardsTraits: Bool { false }
  override func suppressesSpacing(along axis: Axis) -> Bool { false }

  /// Content that moves lines up with nothing outside.
  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  private lazy var content = RelativeContainer(owner: self)

  override var relativeContainer: RelativeContainer? { content }

  /// A scroll view reaches through the safe area, which its content keeps away from at rest.
  override var safeAreaStretch: EdgeInsets { outerSafeArea.insets }

  /// The room around the content that scrolls with it: margins and safe area. Leading is the left edge.
  package var contentInsets: EdgeInsets { outerSafeArea.insets + trueMargins(margins.content) }

  /// How much of the safe area above gives way as the content goes up; see `ScrollLimits.collapsing`. In points.
  package var collapsingInset: CGFloat = 0 { didSet { if collapsingInset != oldValue { setNeedsOwnLayout() } } }

  /// What the indicators keep away from. Leading is the left edge.
  var indicatorInsets: EdgeInsets { outerSafeArea.insets + trueMargins(margins.indicators) }

  private func trueMargins(_ margins: EdgeInsets) -> EdgeInsets { isRightToLeft ? margins.mirrored : margins }

  private func marginsDidChange(from old: ScrollMargins) {
    if margins.content != old.content { setNeedsLayout() }
    if margins.indicators != old.indicators { setNeedsPaint() }
  }

  /// Along a scrolling axis the offer, across it the size of the content and its margins.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // What is measured for one proposal must be laid out for the one that comes in the end.
    if content.setOffer(proposal, insets: margins.content) { setNeedsOwnLayout() }
    let natural = super.measure(inner(proposal)).outset(by: margins.content)
    var size = natural
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? natural[axis] }
    return size
  }

  override func layoutChildren() {
    content.setOffer(proposal, insets: margins.content)
    aiming.layoutWillBegin()
    placeContent()
    updateLimits()
    landing.follow()
    applyTranslation()
    viewportDidChange()
  }

  private func placeContent() {
    guard let child else { return }
    let room = sizeThatFits(proposal).outset(by: -margins.content)
    let inner = child.placementProposal(
      inner(proposal), in: room, along: axes.symmetricDifference([.horizontal, .vertical]))
    child.place(at: contentOrigin(for: child.sizeThatFits(inner)), proposal: inner, isMirrored: false)
  }

  /// Where content that is shorter than the viewport stands in it. Offsets are counted from the left in either direction, so content
  /// that is wider than the view begins at its left edge; content that is not stands at the leading one.
  private func contentOrigin(for content: CGSize) -> CGPoint {
    var origin = CGPoint.zero
    let insets = contentInsets
    for axis in Axis.allCases {
      let room = size[axis] - insets.start(axis) - insets.end(axis) - content[axis]
      guard room > 0 else { continue }
      let isAligned = axes.contains(axis)
      let fraction = isAligned ? aiming.alignmentAnchor?[axis] ?? 0 : 0
      origin[axis] = room * (axis == .horizontal && isRightToLeft ? 1 - fraction : fraction)
    }
    return origin
  }

  private func updateLimits() {
    var limits = ScrollLimits()
    limits.beginsAtRight = isRightToLeft
    limits.axes = axes
    limits.contentSize = child?.size ?? .zero
    limits.viewport = size
    limits.insets = contentInsets
    limits.insets.top += heldLength
    limits.held = heldLength
    limits.collapsing = min(collapsingInset, outerSafeArea.insets.top)
    limits.bouncingAxes = bouncingAxes(limits)
    let old = model.limits
    let offset = CGPoint(x: model.offset.x - model.correction.dx, y: model.offset.y - model.correction.dy)
    model.setLimits(limits, shiftedBy: aiming.rowShift(), at: pipeline?.time ?? 0)
    if limits != old {
      aiming.limitsDidChange(from: old, offset: offset)
      landing.limitsDidChange(from: old)
    }
  }

  private func bouncingAxes(_ limits: ScrollLimits) -> Axis.Set {
    var bouncing: Axis.Set = []
    for axis in Axis.allCases where axes.contains(axis) {
      switch axis == .horizontal ? traits.bounces.horizontal : traits.bounces.vertical {
      case .always: bouncing.insert(Axis.Set(axis))
      case .basedOnSize:
        // Short content may be pulled to refresh it.
        let answersPulls = axis == .vertical && refreshIndicator != nil
        if answersPulls || limits.isScrollable(axis) { bouncing.insert(Axis.Set(axis)) }
      case .never: break
      }
    }
    return bouncing
  }

  /// The content stays as it is laid out: only where it may rest is another place.
  private func holdDidChange() {
    guard pipeline != nil else { return setNeedsLayout() }
    updateLimits()
    pipeline?.noteGeometryChange()
    setNeedsPaint()
  }

  private func traitsDidChange(from old: ScrollTraits) {
    model.decelerationRate = traits.decelerationRate
    model.reducesMotion = traits.reducesMotion
    if traits.clipsContent != old.clipsContent {
      invalidateVisualBounds()
      viewportDidChange()
    }
    if traits.bounces != old.bounces, pipeline != nil { updateLimits() }
    setNeedsPaint()
  }

  // MARK: Input

  /// Whether a person may scroll it.
  package var isScrollEnabled: Bool { traits.isEnabled }

  /// Whether it takes this kind of input.
  package func accepts(_ input: ScrollInput) -> Bool { traits.isEnabled && !traits.disabledInputs.contains(input) }

  /// Whether glides, bounces and what the bars do are over at once.
  var reducesMotion: Bool { traits.reducesMotion ?? (pipeline?.reducesMotion == true) }

  /// A drag has begun to move this scroll view.
  func dragDidBegin() {
    if traits.dismissesFocus { pipeline?.input.endFocus() }
  }

  // MARK: Scrolling

  private func offsetDidChange() {
    pipeline?.requestPlace(of: self)
    if model.activity != .idle { indicators.noteMotion() }
    setNeedsPaint()
  }

  private func offsetWasCorrected() {
    pipeline?.requestPlace(of: self)
  }

  private func modelActivityDidChange(from old: ScrollActivity) {
    if model.activity == .idle { indicators.rest() }
    aiming.activityDidChange(from: old)
    activityDidChange(old, model.activity)
  }

  override func applyTranslation() {
    let translation = CGPoint(x: -model.offset.x, y: -model.offset.y)
    guard translation != childTranslation else { return }
    childTranslation = translation
    if !traits.clipsContent { invalidateVisualBounds() }
    pipeline?.noteGeometryChange()
    setNeedsPaint()
    viewportDidChange()
  }

  // MARK: What is seen

  package func add(_ observer: any ViewportObserver) { viewportObservers.add(observer) }

  package func remove(_ observer: any ViewportObserver) { viewportObservers.remove(observer) }

  /// Calls `body` with each lazy container in the content.
  func forEachLazyContainer(_ body: (LazyNode) -> Void) {
    viewportObservers.forEach { if let container = $0 as? LazyNode { body(container) } }
  }

  /// Whether the length of the content is an estimate in part.
  var hasLazyContent: Bool { viewportObservers.contains { $0 is LazyNode } }

  /// Another part of the content is seen, or the content has moved.
  func viewportDidChange() { viewportObservers.notify() }

  /// How far beyond the viewport content is seen along `axis`, in points: nothing where it is clipped.
  ///
  /// Complexity: O(depth) where it is not.
  func overdraw(_ axis: Axis) -> CGFloat {
    guard !traits.clipsContent, let clipper = nearestAncestor(where: { $0.clipsChildren }) else { return 0 }
    let seen = convert(clipper.bounds, from: clipper)
    return axis == .horizontal
      ? max(0, -seen.minX, seen.maxX - size.width) : max(0, -seen.minY, seen.maxY - size.height)
  }

  // MARK: Paint and hits

  override func computeVisualBounds() -> CGRect {
    traits.clipsContent ? bounds : super.computeVisualBounds().union(bounds)
  }

  override func paint(_ context: inout PaintContext) {
    // What it shows moves, and where it lies tells the renderer what to move.
    context.noteLive()
    let outer = context.clip
    if traits.clipsContent {
      context.clip = outer.intersection(bounds.offsetBy(dx: context.translation.x, dy: context.translation.y))
    }
    if !context.clip.isEmpty {
      refreshIndicator?.paint(&context)
      paintContent(&context)
      paintEdgeEffects(&context)
      indicators.paint(&context)
    }
    context.clip = outer
  }

  /// The content moves as one piece, by whole pixels, so that nothing in it shivers against anything else.
  private func paintContent(_ context: inout PaintContext) {
    guard let child else { return }
    let own = context.translation
    let scale = pipeline?.scale ?? 1
    context.translation = CGPoint(
      x: own.x + (childTranslation.x * scale).rounded() / scale + child.origin.x,
      y: own.y + (childTranslation.y * scale).rounded() / scale + child.origin.y)
    context.scrolled(ObjectIdentifier(self), origin: context.translation) { child.paintIfVisible(&$0) }
    context.translation = own
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// What is drawn outside is not hit there.
  override func acceptsHit(at point: CGPoint) -> Bool { bounds.contains(point) }

  /// How the bar along `axis` shows itself.
  func indicatorMode(_ axis: Axis) -> ScrollIndicatorMode {
    axis == .horizontal ? traits.indicators.horizontal : traits.indicators.vertical
  }

  var indicatorColor: RGBAColor { traits.indicatorColor }
}
