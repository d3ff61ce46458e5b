/// A node of the retained tree: it measures, places, paints and is hit, and knows no views.
///
/// Coordinates: `origin` lies in the parent's *content space*, which is the parent's own space moved by the parent's
/// `childTranslation` and, if it is a `ContentTransforming`, its transform. The left top corner of a node's own space is (0, 0).
///
/// Layout calls `sizeThatFits`, then `place`. A subclass overrides `measure` and `layoutChildren`, never those two.
///
/// Layout is written for the direction left to right: x = 0 is the leading edge, and guides are measured from it. In the other
/// direction `place` mirrors its argument, and no other function does; `origin` is always measured from the left edge.
@MainActor package class RenderNode {
  /// The parent; nil for a root. Cleared by the parent when the child is removed or the parent is deallocated.
  package internal(set) unowned(unsafe) final var parent: RenderNode?
  package internal(set) final var children: [RenderNode] = []
  /// The frame of the window that the node is attached to; nil while it is not attached.
  package internal(set) unowned(unsafe) final var host: NodeHost?
  /// The distance from the root, valid while the node is attached.
  package internal(set) final var depth = 0

  package private(set) final var origin = CGPoint.zero
  package private(set) final var size = CGSize.zero
  /// The proposal that `size` is the answer to.
  package private(set) final var proposal = ProposedViewSize.unspecified
  package internal(set) final var flags = DirtyFlags()

  /// The offset of the children's space against this node's own, in points. Layout ignores it: it is for scrolling and offsets.
  package internal(set) final var childTranslation = CGPoint.zero

  /// The distance in points from `origin` at which the node is drawn during a glide. `NodeMotion` writes it.
  package final var displacement = CGPoint.zero {
    didSet { if displacement != oldValue { invalidateVisualBounds() } }
  }

  /// The opacity of the node during a transition, 0…1. `NodeMotion` writes it.
  package final var transitionOpacity = 1.0 {
    didSet { if transitionOpacity != oldValue { setNeedsPaint() } }
  }

  /// Former children during their removal transition. They are drawn, and neither laid out nor hit.
  final var leaving: [RenderNode] = []
  /// True if the node was placed since it was attached.
  final var hasPlace = false
  /// True if `place(at:proposal:isMirrored:)` was called since `init()`, so that `proposal` is that of a `parent`.
  private final var hasProposal = false
  /// The children from back to front; nil if that is the order of the list. Valid unless `isDrawingOrderStale`.
  final var reordered: [RenderNode]?
  final var isDrawingOrderStale = true

  /// The identities (`ForEach`, `id(_:)`) of the views that this node stands for. Scroll requests find nodes by them.
  package final var identities: [AnyHashable] = []

  /// The scope that determines the animation of the node and its descendants; see `MotionChange`. Nil inherits the parent's.
  package final var motionScope: AnyObject?

  /// What the node can do beside measuring, placing, drawing and being hit.
  package internal(set) final var capabilities: NodeCapabilities = []
  /// The layout direction that this node sets; nil inherits the parent's.
  final var ownDirection: LayoutDirection?
  /// The container that relative frames below refer to; nil for other nodes.
  final var relativeContainer: RelativeContainer?

  final var cachedSizes = SizeCache()
  /// True if the leading edge of the content is the right edge. Inherited from the parent unless `ownDirection` is set.
  package internal(set) final var isRightToLeft = false

  /// The safe area around the frame that layout gave the node, before `safeAreaStretch`.
  package private(set) final var outerSafeArea = SafeArea()

  /// The dependence of the size on the nearest `relativeContainer`.
  final var containerUse = RelativeContainer.Use()
  /// The answers that the parent's layout used. Kept if `absorbsChildLayout` is true.
  final var layoutAnswers = LayoutAnswers()
  final var cachedVisualBounds = CGRect.null
  /// The cached drawing of the node, valid while the `paint` flag is clear. Nil if `paint` is called each time.
  final var displayListCache: DisplayListCache?
  /// True if a descendant calls `PaintContext.countLivePiece()`, so that the node cannot be cached. Found during recording.
  final var isLive = false

  init() {}

  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: Overridden by subclasses

  /// The size for a proposal. Called by `sizeThatFits`, which caches the answers.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// A proposal with the same answer as `proposal`, the same one for as many proposals as possible. Increases the hits of the size
  /// cache.
  func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Places every child inside `size`.
  func layoutChildren() {}

  /// Records drawing commands, back to front. The translation of `context` is that of this node.
  func paint(_ context: inout PaintContext) { paintChildren(&context) }

  /// The rectangle in own coordinates that this node draws in, without its children; null if it draws no step.
  var inkBounds: CGRect { .null }

  /// True if no two drawing steps of this node can overlap, so that a group opacity may be applied to each step. False is always safe.
  var drawsOneStep: Bool { false }

  /// The part of the node that a point hits. In own coordinates.
  func hitPart(at point: CGPoint) -> HitPart { .children }

  /// The position among its siblings in drawing and hit testing: higher values in front.
  var zIndex: Double { 0 }

  /// The value that a view has set for the layout of its container; nil if it is not set.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// The children that are drawn and hit, back to front; nil for all.
  var shownChildren: [RenderNode]? { nil }

  /// False if the guide `key` is not set for any proposal; `explicitAlignment` is then not called. Overridden together with it.
  package func setsGuide(_ key: AlignmentKey) -> Bool { false }

  /// The position of an alignment guide that this node or a child sets, in own coordinates, for a layout with `proposal`; nil if
  /// none sets it. Called by `explicitGuide` where `setsGuide` is true.
  package func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// The priority with which a stack distributes its length: children with a higher priority are served first.
  package var layoutPriority: Double { 0 }

  /// The minimum and maximum length along `axis`, for all proposals across it; nil if only measuring gives them. Saves stacks from
  /// measuring whole lists.
  package func lengthLimits(_ axis: Axis) -> LengthLimits? { nil }

  /// False if the node keeps its ideal length along `axis` for all longer proposals. Saves `placementProposal` a measure of such
  /// nodes.
  func isStretchable(along axis: Axis) -> Bool { true }

  /// The axis of the stack that arranges a child of this node; nil outside of stacks.
  var stackAxis: Axis? { nil }

  /// True if stacks put no spacing beside this node along `axis`.
  func suppressesSpacing(along axis: Axis) -> Bool { false }

  /// Called after the node was attached to a window's tree. `willDetach` is called before it is detached.
  func didAttach() {}
  func willDetach() {}

  // MARK: Layout

  /// The size for `proposal`. Cached for the last four proposals.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    takeContainerSize()
    let proposal = canonical(proposal)
    let size: CGSize
    if let cached = cachedSizes.size(for: proposal) {
      size = cached
    } else {
      host?.work.counts.measures += 1
      host?.work.observer?.workBegins()
      size = measure(proposal)
      host?.work.observer?.workEnds(.node(self))
      cachedSizes.store(size, for: proposal)
    }
    if absorbsChildLayout { layoutAnswers.note(size, for: proposal, in: containerUse.measured) }
    return size
  }

  /// True if measuring again returns the cached sizes, those since layout was last invalidated. Measures the node.
  final var cachedSizesHold: Bool { cachedSizes.hold { measure(canonical($0)) } }

  /// Removes the cached sizes.
  final func forgetSizes() {
    cachedSizes.removeAll()
    if capabilities.contains(.cachesLayout) { (self as? any LayoutCaching)?.didForgetLayout() }
  }

  /// The position of an alignment guide that this node or a child sets, in own coordinates; nil if it is not set.
  final func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    takeContainerSize()
    let proposal = canonical(proposal)
    let value = setsGuide(key) ? explicitAlignment(key, proposal: proposal) : nil
    if absorbsChildLayout { layoutAnswers.note(value, of: key, for: proposal, in: containerUse.measured) }
    return value
  }

  /// Places the node at `point` in the parent's content space, with its size for `newProposal`.
  ///
  /// `point` is measured from the parent's leading edge, or from its left edge if `isMirrored` is false.
  package final func place(at point: CGPoint, proposal newProposal: ProposedViewSize, isMirrored: Bool = true) {
    guard let motionScope, let host, let change = host.changes.layout.motion else {
      return takePlace(at: point, proposal: newProposal, isMirrored: isMirrored)
    }
    let outer = host.changes.layout.animation
    host.changes.layout.animation = change.animation(in: motionScope)
    takePlace(at: point, proposal: newProposal, isMirrored: isMirrored)
    host.changes.layout.animation = outer
  }

  private func takePlace(at point: CGPoint, proposal newProposal: ProposedViewSize, isMirrored: Bool) {
    host?.work.counts.places += 1
    let newProposal = canonical(newProposal)
    var newSize = sizeThatFits(newProposal)
    var newOrigin = isMirrored ? trueOrigin(for: point, size: newSize) : point
    let isCoveredElsewhere = takeSafeArea(&newOrigin, &newSize)
    let isResized = newSize != size
    if newOrigin != origin || isResized {
      if let host, let animation = host.changes.layout.animation { glide(to: newOrigin, in: host, animation) }
      origin = newOrigin
      size = newSize
      didChangeGeometry()
    }
    hasPlace = true
    hasProposal = true
    if flags.contains(.layout) || isResized || isCoveredElsewhere || newProposal != proposal || containerUse.isStale {
      proposal = newProposal
      // An unmarked parent uses answers from before the mark.
      if flags.contains(.answers), !layoutAnswers.hold(for: self) { propagateLayoutMark() }
      performLayout()
    }
  }

  /// Updates `outerSafeArea` and stretches the frame into it. Returns true if it has changed.
  private func takeSafeArea(_ origin: inout CGPoint, _ size: inout CGSize) -> Bool {
    let old = outerSafeArea
    outerSafeArea = parent?.safeArea(around: CGRect(origin: origin, size: size)) ?? SafeArea()
    if outerSafeArea != .none {
      let stretch = safeAreaStretch
      origin = CGPoint(x: origin.x - stretch.leading, y: origin.y - stretch.top)
      size = size.outset(by: stretch)
    }
    guard outerSafeArea != old else { return false }
    host?.request(.geometry, of: self)
    return true
  }

  /// Animates from the node's previous position on the screen. Children that were just inserted or are being removed get the
  /// opposite displacement, so they stay where they are.
  private func glide(to newOrigin: CGPoint, in host: NodeHost, _ animation: NodeAnimation) {
    guard hasPlace else { return host.motion.counteractAncestors(of: self, animation) }
    guard newOrigin != origin else { return }
    let distance = origin - newOrigin
    host.motion.glide(self, by: distance, animation)
    for child in leaving {
      child.origin = child.origin + distance
      host.motion.glide(child, by: .zero - distance, animation)
    }
  }

  /// Moves a leaving node by `distance` during its transition.
  final func moveAway(by distance: CGPoint, _ animation: NodeAnimation) {
    guard let host else { return }
    origin = origin + distance
    host.motion.glide(self, by: .zero - distance, animation)
    didChangeGeometry()
  }

  /// Places the node so that its point `anchor` meets `point`.
  package final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal: proposal)
  }

  private func performLayout() {
    clearLayoutMark()
    containerUse.placed = containerUse.measured
    if absorbsChildLayout { layoutAnswers.note(LayoutTraits(self)) }
    // Lines of a text, or rows of a list, may have moved within the same size.
    markPaint()
    layoutChildren()
  }

  /// Lays out a node that absorbed a change. Marks the parent if an answer to it has changed, and if the parent has not placed the node
  /// yet: the ideal size of a list is the length of all its rows.
  final func relayout() {
    guard flags.contains(.layout) else { return }
    let given = layoutAnswers
    if parent != nil, !hasProposal || !given.hold(for: self) {
      propagateLayoutMark()
      return
    }
    let size = sizeThatFits(proposal).outset(by: safeAreaStretch)
    if size != self.size {
      self.size = size
      didChangeGeometry()
    }
    performLayout()
  }

  /// Changes the size during `layoutChildren`. Marks the nodes around, but not this node.
  final func resize(to newSize: CGSize) {
    guard newSize != size else { return }
    cachedSizes.removeAll()
    size = newSize
    didChangeGeometry()
    propagateLayoutMark()
  }

  /// Moves the origin by `distance` without an animation, so that a glide begins there.
  final func rebase(by distance: CGVector) {
    guard hasPlace else { return }
    origin = CGPoint(x: origin.x + distance.dx, y: origin.y + distance.dy)
    markPaint()
  }

  final func didChangeGeometry() {
    invalidateVisualBounds()
    host?.request(.geometry, of: self)
  }

  // MARK: Paint

  /// The area that the node and its children draw in, in own coordinates. A node that clips returns its bounds, so that a change
  /// inside does not change them (see `invalidateVisualBounds`).
  func computeVisualBounds() -> CGRect {
    if clipsChildren { return CGRect(origin: .zero, size: size) }
    var bounds = inkBounds
    for child in drawingOrder {
      var area = child.visualBounds
      if area.isNull { continue }
      area = area.offsetBy(dx: child.origin.x + child.displacement.x, dy: child.origin.y + child.displacement.y)
      bounds = bounds.union(transformed(area).offsetBy(dx: childTranslation.x, dy: childTranslation.y))
    }
    for child in leaving {
      let shownOrigin = child.origin + child.displacement
      bounds = bounds.union(child.visualBounds.offsetBy(dx: shownOrigin.x, dy: shownOrigin.y))
    }
    return bounds
  }
}
