import Motion

/// The render node of a `ScrollView`: shows a part of its content at the offset of `model`.
///
/// Layout lies in this file and in `ScrollNode+Metrics`; notifications of the model in `ScrollNode+Observing`.
package final class ScrollNode: UnaryNode {
  package let model = ScrollModel()
  package private(set) lazy var indicators = ScrollIndicators(self)
  /// The requests of the program to scroll to a view, an offset or an edge; see `ScrollRequest`.
  package private(set) lazy var requests = ScrollRequestQueue(self)
  /// Keeps visible content in place during layout.
  package private(set) lazy var anchoring = ContentAnchoring(self)
  /// Chooses the end of movements; see `SnapController.provider`.
  package private(set) lazy var snapping = SnapController(self)

  /// The axes along which the content has its ideal length.
  package var contentAxes: Axis.Set { didSet { if contentAxes != oldValue { setNeedsLayout() } } }
  /// True if the content of a panel is offered the proposed length along `contentAxes`, not nil, and the node is as long as the content, up
  /// to the proposal. Content scrolls if it remains longer.
  package var fitsContent = false { didSet { if fitsContent != oldValue { setNeedsLayout() } } }
  /// The axes along which content scrolls: those of the view, and both for content that can be zoomed.
  package var axes: Axis.Set { zoom == nil ? contentAxes : [.horizontal, .vertical] }
  /// The zoom of the content; nil if it cannot be zoomed. See `zoomContent(in:)`.
  package internal(set) var zoom: ScrollZoom?
  /// The transform of `zoom` that is shown; nil for the identity.
  private(set) var contentTransform: CGAffineTransform?
  /// The margins around content and indicators, in addition to the safe area.
  package var margins = ScrollMargins() { didSet { marginsDidChange(from: oldValue) } }
  /// The distance in points by which a refresh holds content below its beginning; see `ScrollMetrics.heldInset`.
  package var heldInset = 0.0 { didSet { if heldInset != oldValue { heldInsetDidChange() } } }
  /// Draws the progress of a pull to refresh above the content; `nil` if pulling has no action.
  package var refreshIndicator: RefreshIndicator? { didSet { if host != nil { updateMetrics() } } }
  /// True if rows inserted above never push the visible rows down, not even at offset 0. Set while earlier pages can still load.
  package var holdsBeginning = false
  /// The behavior and the appearance that the views around the scroll view have set.
  package var traits = ScrollTraits() { didSet { if traits != oldValue { traitsDidChange(from: oldValue) } } }
  /// The height in points of the safe area above that collapses as content scrolls up; see `ScrollMetrics.collapsing`.
  package var collapsingInset: CGFloat = 0 { didSet { if collapsingInset != oldValue { setNeedsOwnLayout() } } }

  /// The mark of an `AutoScroller`; nil without one.
  var autoScrollMark: AutoScrollMark? { didSet { if autoScrollMark != oldValue { setNeedsPaint() } } }

  /// The single views marked as scroll targets, in the order of their insertion.
  var markedTargets: [ScrollTargetNode] = []
  /// The rows that were visible in a lazy container that was removed.
  var departedRows: DepartedRows?
  /// The nodes in the content that depend on the visible part.
  var viewportObservers = ViewportObservers()
  private lazy var content = RelativeContainer(owner: self)
  /// The detector of the double press that zooms.
  private(set) lazy var zoomPress = makeZoomPress()

  package init(axes: Axis.Set, showsIndicators: Bool = true) {
    contentAxes = axes
    super.init()
    capabilities = [.absorbsChildLayout, .changesSafeArea, .scrolls]
    capabilities.set(.clipsChildren, traits.clipsContent)
    relativeContainer = content
    if !showsIndicators { traits.indicators = (.hidden, .hidden) }
    model.snapping = snapping
    model.add(self)
  }

  override func didAttach() {
    model.host = host
    if childTranslation != CGPoint(x: -model.offset.x, y: -model.offset.y) { host?.request(.place, of: self) }
  }

  override func willDetach() {
    host?.remove(model)
    host?.remove(indicators)
    refreshIndicator?.leave()
    zoom?.leave()
    requests.cancel()
    model.leave()
    indicators.leave()
    model.host = nil
  }

  // MARK: Layout

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { contentAxes.contains(axis) ? .flexible : nil }
  override func isStretchable(along axis: Axis) -> Bool {
    contentAxes.contains(axis) || super.isStretchable(along: axis)
  }

  // Traits of the content apply inside of the scroll view only.
  override package var layoutPriority: Double { 0 }
  override var stackAxis: Axis? { nil }
  override func suppressesSpacing(along axis: Axis) -> Bool { false }

  /// False: scrolling content does not align with views outside of the scroll view.
  package override func setsGuide(_ key: AlignmentKey) -> Bool { false }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: margins.content)
    for axis in Axis.allCases where contentAxes.contains(axis) && !fitsContent { inner[axis] = nil }
    return inner
  }

  /// The proposed length along scrolling axes, and the length of the content with its margins along the others.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let natural = content.measuring(proposal, insets: margins.content) {
      super.measure(inner(proposal)).outset(by: margins.content)
    }
    var size = natural
    for axis in Axis.allCases where contentAxes.contains(axis) {
      let length = proposal[axis] ?? natural[axis]
      size[axis] = fitsContent ? min(length, natural[axis]) : length
    }
    return size
  }

  override func layoutChildren() {
    content.setOffer(proposal, insets: margins.content)
    anchoring.layoutWillBegin()
    placeContent()
    updateMetrics()
    snapping.follow()
    applyTranslation()
    viewportDidChange()
  }

  private func placeContent() {
    guard let child else { return }
    let room = sizeThatFits(proposal).outset(by: -margins.content)
    let inner = child.placementProposal(
      inner(proposal), in: room, along: contentAxes.symmetricDifference([.horizontal, .vertical]))
    // The transform of a zoom has the origin of its content.
    let origin = zoom == nil ? contentOrigin(for: child.sizeThatFits(inner)) : .zero
    child.place(at: origin, proposal: inner, isMirrored: false)
  }

  func applyTranslation() {
    let translation = CGPoint(x: -model.offset.x, y: -model.offset.y)
    let transform = zoom?.transform
    guard translation != childTranslation || transform != contentTransform else { return }
    childTranslation = translation
    contentTransform = transform
    if !traits.clipsContent { invalidateVisualBounds() }
    host?.request(.geometry, of: self)
    setNeedsPaint()
    viewportDidChange()
  }

  // MARK: Input

  /// True if a person can scroll.
  package var isScrollEnabled: Bool { traits.isEnabled }

  /// True if this kind of input scrolls.
  package func accepts(_ input: ScrollInput) -> Bool { traits.isEnabled && !traits.disabledInputs.contains(input) }

  /// Called when a drag begins to move this scroll view.
  func dragDidBegin() {
    if traits.dismissesFocus { host?.services.endFocus() }
  }

  // MARK: Paint and hits

  override func computeVisualBounds() -> CGRect {
    traits.clipsContent ? bounds : super.computeVisualBounds().union(bounds)
  }

  override func paint(_ context: inout PaintContext) {
    // Excluded from cached drawings: the renderer moves the pixels of the content by its change of origin.
    context.countLivePiece()
    let outer = context.clip
    if traits.clipsContent {
      context.clip = outer.overlap(with: bounds.offsetBy(dx: context.translation.x, dy: context.translation.y))
    }
    if !context.clip.isEmpty {
      refreshIndicator?.paint(&context)
      paintContent(&context)
      paintEdgeEffects(&context)
      indicators.paint(&context)
      autoScrollMark?.paint(&context)
    }
    context.clip = outer
  }

  /// Paints the content with one origin rounded to pixels, so that its parts do not move against each other.
  private func paintContent(_ context: inout PaintContext) {
    guard let child else { return }
    let own = context.translation
    let scale = host?.services.scale ?? 1
    let start = childTranslation + shownOrigin
    context.translation = CGPoint(
      x: own.x + (start.x * scale).rounded() / scale + child.origin.x,
      y: own.y + (start.y * scale).rounded() / scale + child.origin.y)
    let zoom = shownZoom
    context.scrolled(ObjectIdentifier(self), origin: context.translation) {
      $0.magnified(by: zoom) { child.paintIfVisible(&$0) }
    }
    context.translation = own
  }

  /// Content drawn outside of the bounds is not hit there.
  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .none }

  /// The display mode of the indicator along `axis`.
  func indicatorMode(_ axis: Axis) -> ScrollIndicatorMode {
    axis == .horizontal ? traits.indicators.horizontal : traits.indicators.vertical
  }

  var indicatorColor: RGBAColor { traits.indicatorColor }
}

/// The scroll view that a node is.
package enum ScrollFact: NodeFact {
  package static var capability: NodeCapabilities { .scrolls }
  package static func value(of node: RenderNode) -> ScrollNode? { node as? ScrollNode }
}

extension Sequence<RenderNode> {
  /// The scroll views among these nodes that scroll by `input`, in the order of the nodes.
  @MainActor func scrollNodes(accepting input: ScrollInput) -> [ScrollNode] {
    facts(ScrollFact.self).filter { $0.accepts(input) }
  }
}

extension ScrollNode: Translating {}

extension ScrollNode: SafeAreaChanging {
  /// A scroll view extends through the whole safe area; at rest its content keeps out of it.
  var safeAreaReach: EdgeInsets { outerSafeArea.insets }
}

extension ScrollNode: ScrollRequester {
  func resolveScrollRequests() { requests.resolve() }

  func finishScrollRequests(isSettled: Bool) -> Bool { requests.finish(isSettled: isSettled) || snapping.needsTarget }
}
