import Geometry
import Motion

/// Shows a part of its content and moves it: what a `ScrollView` leaves in the render tree.
package final class ScrollNode: UnaryNode, FrameTicker {
  package let model = ScrollModel()

  package var axes: Axis.Set { didSet { if axes != oldValue { setNeedsLayout() } } }
  package var showsIndicators: Bool { didSet { if showsIndicators != oldValue { setNeedsPaint() } } }
  /// Room around the content that scrolls with it.
  package var contentInsets = EdgeInsets() { didSet { if contentInsets != oldValue { setNeedsLayout() } } }
  package var indicatorColor = RGBAColor.black.opacity(0.45) {
    didSet { if indicatorColor != oldValue { setNeedsPaint() } }
  }

  /// Nodes in the content that build what is seen.
  private var viewportObservers = ViewportObservers()

  /// When the content last came to rest; nil while it moves or before it ever has.
  private var restTime: Double?
  private var indicatorOpacity = 0.0

  package init(axes: Axis.Set, showsIndicators: Bool) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    super.init()
    model.offsetDidChange = { [weak self] in self?.offsetDidChange() }
    model.offsetWasCorrected = { [weak self] in
      guard let self else { return }
      pipeline?.requestPlace(of: self)
    }
    model.activityDidChange = { [weak self] in self?.activityDidChange() }
  }

  override func didAttach() { model.pipeline = pipeline }

  override func willDetach() {
    pipeline?.remove(model)
    pipeline?.remove(self)
    model.pipeline = nil
  }

  // MARK: Layout

  override var absorbsChildLayout: Bool { true }
  override var clipsChildren: Bool { true }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: contentInsets)
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }

  override func knownLengths(_ axis: Axis) -> LengthLimits? { axes.contains(axis) ? .flexible : nil }

  // What the content says about itself counts inside only.
  override package var layoutPriority: Double { 0 }
  override var stackAxis: Axis? { nil }
  override var forwardsTraits: Bool { false }
  override func suppressesSpacing(along axis: Axis) -> Bool { false }

  /// Content that moves lines up with nothing outside.
  override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// Along a scrolling axis the offer, across it the size of the content.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = super.measure(inner(proposal))
    let natural = CGSize(
      width: content.width + contentInsets.horizontal, height: content.height + contentInsets.vertical)
    var size = natural
    for axis in Axis.allCases where axes.contains(axis) { size[axis] = proposal[axis] ?? natural[axis] }
    return size
  }

  override func layoutChildren() {
    child?.place(at: .zero, proposal: inner(proposal))
    var limits = ScrollLimits()
    limits.axes = axes
    limits.bouncingAxes = axes
    limits.contentSize = child?.size ?? .zero
    limits.viewport = size
    limits.insets = contentInsets
    model.setLimits(limits, at: pipeline?.time ?? 0)
    applyTranslation()
    viewportDidChange()
  }

  // MARK: Scrolling

  private func offsetDidChange() {
    pipeline?.requestPlace(of: self)
    restTime = nil
    setIndicatorOpacity(1)
    if model.activity == .idle { startHidingIndicator() }
  }

  private func activityDidChange() {
    if model.activity == .idle { startHidingIndicator() }
  }

  override func applyTranslation() {
    let translation = CGPoint(x: -model.offset.x, y: -model.offset.y)
    guard translation != childTranslation else { return }
    childTranslation = translation
    pipeline?.noteGeometryChange()
    setNeedsPaint()
    viewportDidChange()
  }

  /// Whether someone drags the indicator: what it is drawn from must not change by itself.
  var isThumbHeld: Bool { false }

  func add(_ observer: any ViewportObserver) { viewportObservers.add(observer) }

  func remove(_ observer: any ViewportObserver) { viewportObservers.remove(observer) }

  private func viewportDidChange() { viewportObservers.notify() }

  // MARK: Indicators

  private func startHidingIndicator() {
    guard indicatorOpacity > 0, let pipeline else { return }
    restTime = pipeline.time
    pipeline.add(self)
  }

  package func tick(at time: Double) -> NextTick {
    guard let restTime else { return .never }
    let opacity = ScrollIndicator.opacity(at: time, restTime: restTime)
    setIndicatorOpacity(opacity)
    if opacity >= 1 { return .at(restTime + ScrollMetrics.indicatorHold) }
    return opacity > 0 ? .nextFrame : .never
  }

  private func setIndicatorOpacity(_ opacity: Double) {
    guard opacity != indicatorOpacity else { return }
    indicatorOpacity = opacity
    if showsIndicators { setNeedsPaint() }
  }

  // MARK: Paint and hits

  override func computeVisualBounds() -> CGRect { bounds }

  override func paint(_ context: inout PaintContext) {
    let outer = context.clip
    context.clip = outer.intersection(bounds.offsetBy(dx: context.translation.x, dy: context.translation.y))
    if !context.clip.isEmpty {
      paintContent(&context)
      paintIndicators(&context)
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
    child.paintIfVisible(&context)
    context.translation = own
  }

  private func paintIndicators(_ context: inout PaintContext) {
    guard showsIndicators, indicatorOpacity > 0 else { return }
    let color = indicatorColor.opacity(indicatorOpacity)
    for axis in Axis.allCases {
      guard let bar = ScrollIndicator.rectangle(axis, offset: model.offset, limits: model.limits) else { continue }
      context.fill(bar, radius: ScrollMetrics.indicatorWidth / 2, color: color)
    }
  }

  override func hitsSelf(_ point: CGPoint) -> Bool { bounds.contains(point) }
}
