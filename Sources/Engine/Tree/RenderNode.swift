import Geometry
import Graphics

/// A piece of the retained tree that measures, places, paints and is hit. It has never heard of views.
///
/// Coordinates: `origin` lies in the parent's *content space*, which is the parent's own space moved by the parent's
/// `childTranslation` and, where there is one, its `childTransform`. A node's own space has its top left corner at (0, 0).
///
/// Layout asks `sizeThatFits`, then calls `place`. A subclass overrides `measure` and `layoutChildren`, never those two.
///
/// Layout is written for text that runs from left to right: x = 0 is the leading edge, and guides are measured from there. Where text
/// runs the other way `place` mirrors what it is given, here and nowhere else; `origin` and all that is made of it are true places.
@MainActor package class RenderNode {
  /// Cleared by the parent when the child leaves it or the parent goes away.
  package private(set) unowned(unsafe) var parent: RenderNode?
  package private(set) final var children: [RenderNode] = []
  /// The frame that this node takes part in; nil while it hangs in no window's tree.
  package private(set) unowned(unsafe) var pipeline: FramePipeline?
  /// Distance from the root, valid while the node is attached.
  package private(set) final var depth = 0

  package private(set) final var origin = CGPoint.zero
  package private(set) final var size = CGSize.zero
  /// The proposal that `size` answers.
  package private(set) final var proposal = ProposedViewSize.unspecified
  package final var flags: DirtyFlags = [.layout, .visualBounds, .paint]

  /// How far the children's space is moved against this node's own, without any part in layout: scrolling and offsets.
  package internal(set) final var childTranslation = CGPoint.zero

  /// How far from its place the node is drawn, while it glides there.
  final var displacement = CGPoint.zero {
    didSet { if displacement != oldValue { invalidateVisualBounds() } }
  }

  /// How strongly the node is drawn while it comes or goes, 0…1.
  final var presence = 1.0 {
    didSet { if presence != oldValue { setNeedsPaint() } }
  }

  /// Former children that are still seen while they go. They are drawn and nothing else.
  private(set) final var leaving: [RenderNode] = []
  /// Whether the node has had a place since it came into the window.
  private var hasPlace = false
  /// The children from back to front where that is not the order of the list; unknown while `isDrawingOrderStale`.
  final var reordered: [RenderNode]?
  final var isDrawingOrderStale = true

  /// The identities of the views that this node stands for, by which a scroll view finds it; what is in a `ForEach` or has an `id(_:)`.
  package final var identities: [AnyHashable] = []

  /// The part of the tree that the node and what is in it move with; see `MotionChange`. Nil is that of the parent.
  package final var motionScope: AnyObject?

  private var sizes = SizeCache()
  /// Whether the leading edge of what lies in this node is the right one. Inherited from the parent; a `LayoutDirectionNode` changes it.
  package internal(set) final var isRightToLeft = false

  /// The safe area around the place that layout has given the node, before it has stretched into it.
  package private(set) final var outerSafeArea = SafeArea()

  /// What the parent rests on, kept where changes below may be absorbed.
  private var answers = LayoutAnswers()
  final var cachedVisualBounds = CGRect.null
  /// What the node has drawn; true while it is not marked. Nil where it is drawn anew each time.
  final var displayListCache: DisplayListCache?
  /// Whether something in the node has to be drawn anew each time; it is found when that is drawn.
  final var isLive = false

  init() {}

  isolated deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  // MARK: What subclasses say

  /// The size for a proposal. Called through `sizeThatFits`, which keeps the answers.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The proposal that stands for all those that the node answers as it does this one. Fewer questions that differ are fewer measures.
  func canonical(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  /// Places every child inside `size`.
  func layoutChildren() {}

  /// Whether a change among the children can leave this node's size as it was, so that layout may start here.
  var absorbsChildLayout: Bool { false }

  /// Records drawing commands, back to front. The context's translation is already this node's.
  func paint(_ context: inout PaintContext) { paintChildren(&context) }

  /// The rectangle that this node itself draws in, without its children, in its own space.
  var inkBounds: CGRect { .null }

  /// Whether nothing that the children draw outside of this node's bounds is seen.
  var clipsChildren: Bool { false }

  /// Whether the point, in own coordinates and outside of every child, counts as this node's.
  func hitsSelf(_ point: CGPoint) -> Bool { false }

  /// Whether the mouse over any part of the rectangle counts as over this node.
  var tracksHover: Bool { false }

  /// Whether points may hit this node or its children at all.
  var isHitTestable: Bool { true }

  /// Whether a point, in own coordinates, may hit this node or its children: a content shape says no outside of itself.
  func acceptsHit(at point: CGPoint) -> Bool { true }

  /// Where the node stands among its siblings when they are drawn and hit: higher in front.
  var zIndex: Double { 0 }

  /// Whether what is new in this node moves with it while it glides.
  var groupsGeometry: Bool { false }

  /// Whether the parent sees what a child says for containers, its `zIndex` and layout values, as this node's own.
  var forwardsTraits: Bool { false }

  /// What a view has set for the layout that holds it; nil where it has set nothing.
  func layoutValue(for key: ObjectIdentifier) -> Any? { nil }

  /// The only children that are drawn and hit, back to front; nil for all of them.
  var shownChildren: [RenderNode]? { nil }

  /// Called when sizes and places that were known are no longer.
  func didForgetLayout() {}

  /// Whether the children are drawn in the order of their `zIndex`, and in that of the list only where it is the same.
  var ordersChildrenByZIndex: Bool { true }

  /// The position of an alignment guide that this node or a child sets, in own coordinates, when laid out for `proposal`. Called
  /// through `explicitGuide`.
  func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? { nil }

  /// How a stack shares out room: children of a higher priority are served first.
  package var layoutPriority: Double { 0 }

  /// The shortest and the longest length that the node takes along `axis`, whatever is offered across it; nil where only measuring
  /// can tell. Saves stacks from measuring whole lists just to learn that they stretch.
  func knownLengths(_ axis: Axis) -> LengthLimits? { nil }

  /// False if the node is as long as its ideal length along `axis` in all offers that are longer. `placementProposal` spares such nodes
  /// another measure.
  func isStretchable(along axis: Axis) -> Bool { true }

  /// The axis of the stack that a child of this node stands in; nil where it stands in none.
  var stackAxis: Axis? { nil }

  /// Whether stacks leave no space of their own beside this node along `axis`.
  func suppressesSpacing(along axis: Axis) -> Bool { false }

  /// A change of coordinates between the children's space and this node's, beyond the translation.
  var childTransform: CGAffineTransform? { nil }

  /// The direction that holds in this node whatever holds around it; nil takes that of the parent.
  var ownDirection: LayoutDirection? { nil }

  /// What views below are as long as when they ask for parts of their container; nil where this node is no container.
  var relativeContainer: RelativeContainer? { nil }

  /// The room at this node's own edges, inwards, that it keeps free for bars or the window's edge; leading is the left edge. What it
  /// places in the rest, and reaches the rest's edge, may stretch into it.
  var addedSafeArea: SafeArea { SafeArea() }

  /// How far the node stretches over the edges that layout has given it, into the safe area around; leading is the left edge. Made
  /// from `outerSafeArea`. The parent's layout knows nothing of it.
  var safeAreaStretch: EdgeInsets { EdgeInsets() }

  /// Brings `childTranslation` up to date. Called in the place phase after `FramePipeline.requestPlace(of:)`.
  func applyTranslation() {}

  /// Called when the node has come into, or is about to leave, a window's tree.
  func didAttach() {}
  func willDetach() {}

  // MARK: Tree

  /// Replaces the children. Those who stay keep everything; those who leave are detached.
  package final func setChildren(_ new: [RenderNode]) {
    if replaceChildren(new) { setNeedsLayout() }
  }

  /// The same without asking for layout, for a node that changes its children while it lays them out. Returns whether they are others.
  @discardableResult
  final func replaceChildren(_ new: [RenderNode]) -> Bool {
    if new.isIdentical(to: children) { return false }
    let old = children
    for child in old { child.parent = nil }
    children = new
    for child in new {
      child.parent?.release(child)
      child.parent = self
    }
    for child in old where child.parent == nil { letGo(child) }
    if let pipeline {
      for child in new where child.pipeline == nil { child.attach(to: pipeline, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
    return true
  }

  /// Adds children at the end, without asking for layout.
  final func appendChildren(_ new: [RenderNode]) {
    for child in new where child.parent !== self {
      child.parent?.release(child)
      child.parent = self
      children.append(child)
      if let pipeline { child.attach(to: pipeline, depth: depth + 1) }
    }
    invalidateDrawingOrder()
    invalidateVisualBounds()
  }

  /// Drops a former child, or keeps its picture while the change is animated.
  private func letGo(_ child: RenderNode) {
    guard let pipeline, pipeline.nodeAnimation != nil, child.hasPlace else {
      child.detach()
      return
    }
    child.parent = self
    leaving.append(child)
  }

  /// Drops the picture of a former child of this node, or of an ancestor, that `node` is part of.
  package final func endLeaving() {
    var node = self
    while let parent = node.parent {
      if parent.leaving.contains(where: { $0 === node }) {
        parent.leaving.removeAll { $0 === node }
        node.detach()
        node.parent = nil
        parent.invalidateVisualBounds()
        return
      }
      node = parent
    }
  }

  private func release(_ child: RenderNode) {
    children.removeAll { $0 === child }
    leaving.removeAll { $0 === child }
    child.detach()
    invalidateDrawingOrder()
    setNeedsLayout()
    invalidateVisualBounds()
  }

  final func attach(to pipeline: FramePipeline, depth: Int) {
    self.pipeline = pipeline
    self.depth = depth
    pipeline.liveNodes += 1
    takeDirection()
    didAttach()
    for child in children { child.attach(to: pipeline, depth: depth + 1) }
  }

  final func detach() {
    guard let pipeline else { return }
    willDetach()
    pipeline.forget(self)
    pipeline.liveNodes -= 1
    self.pipeline = nil
    hasPlace = false
    for child in children { child.detach() }
    for child in leaving {
      child.detach()
      child.parent = nil
    }
    leaving.removeAll()
  }

  // MARK: Marks

  /// Asks for this node's size and its children's places again. The request travels up to a node that can absorb it.
  package final func setNeedsLayout() {
    _ = markLayout()
    propagateLayoutMark()
  }

  /// Asks the container for its layout too, where what the node says for containers has changed.
  final func traitsDidChange() {
    setNeedsLayout()
    var node = self
    while node.forwardsTraits, let parent = node.parent { node = parent }
    if node !== self { node.setNeedsLayout() }
  }

  /// Marks ancestors up to the first that absorbs the change, or that was marked already, and queues it.
  private func propagateLayoutMark() {
    var node = self
    while let parent = node.parent {
      let isNew = parent.markLayout()
      if parent.absorbsChildLayout {
        parent.pipeline?.requestLayout(of: parent)
        return
      }
      if !isNew { return }
      node = parent
    }
    node.pipeline?.requestLayout(of: node)
  }

  /// Asks for this node's layout alone: what has changed is inside of a node that absorbs it.
  final func setNeedsOwnLayout() {
    guard !flags.contains(.layout) else { return }
    flags.insert(.layout)
    pipeline?.requestLayout(of: self)
  }

  /// Takes another size from within `layoutChildren`. The nodes around lay themselves out again, and this one does not.
  final func resize(to newSize: CGSize) {
    guard newSize != size else { return }
    sizes.removeAll()
    size = newSize
    didChangeGeometry()
    propagateLayoutMark()
  }

  /// Moves the place that the node is known to have had, so that a glide that is to begin now starts from there.
  final func rebase(by distance: CGVector) {
    guard hasPlace else { return }
    origin = CGPoint(x: origin.x + distance.dx, y: origin.y + distance.dy)
    markPaint()
  }

  /// Forgets the sizes of this node and of all above it up to, and without, `container`, and marks them. For a container that lays
  /// them out anyway, in the layout that runs now.
  final func markLayout(below container: RenderNode) {
    var node = self
    while node !== container {
      _ = node.markLayout()
      guard let parent = node.parent else { return }
      node = parent
    }
  }

  /// Forgets sizes and marks the node. Returns false where it was marked and has told nobody a size since.
  final func markLayout() -> Bool {
    if flags.contains(.layout), sizes.isEmpty { return false }
    flags.insert(.layout)
    sizes.removeAll()
    didForgetLayout()
    for child in children where child.absorbsChildLayout { child.answers.removeAll() }
    return true
  }

  /// Asks for a new display list and nothing else.
  package final func setNeedsPaint() {
    markPaint()
    pipeline?.requestPaint()
  }

  /// Says that what this node or a child draws may reach elsewhere now.
  package final func invalidateVisualBounds() {
    var node: RenderNode? = self
    while let current = node, !current.flags.contains(.visualBounds) || current === self {
      current.flags.insert(.visualBounds)
      if current.clipsChildren, current !== self { break }
      node = current.parent
    }
    setNeedsPaint()
  }

  // MARK: Layout

  /// The size that the node chooses for `proposal`.
  package final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let proposal = canonical(proposal)
    let size: CGSize
    if let known = sizes.size(for: proposal) {
      size = known
    } else {
      pipeline?.counts.measures += 1
      pipeline?.workObserver?.workBegins()
      size = measure(proposal)
      pipeline?.workObserver?.workEnds(.node(self))
      sizes.store(size, for: proposal)
    }
    if absorbsChildLayout { answers.note(size, for: proposal) }
    return size
  }

  /// Whether the node gives all the answers again that it has given since it was last marked.
  final var cachedSizesHold: Bool { sizes.hold { measure(canonical($0)) } }

  /// The position of an alignment guide that this node or a child sets, in own coordinates, when laid out for `proposal`.
  final func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let proposal = canonical(proposal)
    let value = explicitAlignment(key, proposal: proposal)
    if absorbsChildLayout { answers.note(value, of: key, for: proposal) }
    return value
  }

  /// Gives the node its place: `point` in the parent's content space, and the size it chooses for `newProposal`.
  ///
  /// `point` is measured from the parent's leading edge, or with `isMirrored` false from its left one in any case.
  package final func place(at point: CGPoint, proposal newProposal: ProposedViewSize, isMirrored: Bool = true) {
    guard let motionScope, let pipeline, let change = pipeline.layoutChange else {
      return takePlace(at: point, proposal: newProposal, isMirrored: isMirrored)
    }
    pipeline.layingOut(in: motionScope, of: change) {
      takePlace(at: point, proposal: newProposal, isMirrored: isMirrored)
    }
  }

  private func takePlace(at point: CGPoint, proposal newProposal: ProposedViewSize, isMirrored: Bool) {
    pipeline?.counts.places += 1
    let newProposal = canonical(newProposal)
    var newSize = sizeThatFits(newProposal)
    var newOrigin = isMirrored ? trueOrigin(for: point, size: newSize) : point
    let isCoveredElsewhere = takeSafeArea(&newOrigin, &newSize)
    let isResized = newSize != size
    if newOrigin != origin || isResized {
      if let pipeline, let animation = pipeline.layoutAnimation { glide(to: newOrigin, in: pipeline, animation) }
      origin = newOrigin
      size = newSize
      didChangeGeometry()
    }
    hasPlace = true
    if flags.contains(.layout) || isResized || isCoveredElsewhere || newProposal != proposal {
      proposal = newProposal
      performLayout()
    }
  }

  /// Takes the safe area around a place from the parent, and stretches the place into it. Returns whether it is another one than before.
  private func takeSafeArea(_ origin: inout CGPoint, _ size: inout CGSize) -> Bool {
    let old = outerSafeArea
    outerSafeArea = parent?.safeArea(around: CGRect(origin: origin, size: size)) ?? SafeArea()
    if outerSafeArea != .none {
      let stretch = safeAreaStretch
      origin = CGPoint(x: origin.x - stretch.leading, y: origin.y - stretch.top)
      size = size.outset(by: stretch)
    }
    guard outerSafeArea != old else { return false }
    pipeline?.noteGeometryChange()
    return true
  }

  /// Starts from where the node was seen. What is new in it, and what is on its way out of it, takes no part in that.
  private func glide(to newOrigin: CGPoint, in pipeline: FramePipeline, _ animation: NodeAnimation) {
    guard hasPlace else {
      let inherited = inheritedDisplacement
      if inherited != .zero { pipeline.glide(self, from: CGPoint(x: -inherited.x, y: -inherited.y), animation) }
      return
    }
    guard newOrigin != origin else { return }
    let distance = origin + displacement - newOrigin
    pipeline.glide(self, from: distance, animation)
    for child in leaving {
      child.origin = child.origin + distance
      pipeline.glide(child, from: CGPoint(x: -distance.x, y: -distance.y), animation)
    }
  }

  /// Lets the picture of a former child go elsewhere on its way out.
  final func moveAway(by distance: CGPoint, _ animation: NodeAnimation) {
    guard let pipeline else { return }
    origin = origin + distance
    pipeline.glide(self, from: displacement - distance, animation)
    didChangeGeometry()
  }

  /// How far all ancestors together are drawn from their places.
  private var inheritedDisplacement: CGPoint {
    var sum = CGPoint.zero
    var node = parent
    while let current = node, !current.groupsGeometry {
      sum = sum + current.displacement
      node = current.parent
    }
    return sum
  }

  /// Places the child so that its point `anchor` meets `point`.
  package final func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    place(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal: proposal)
  }

  private func performLayout() {
    flags.remove(.layout)
    if absorbsChildLayout { answers.note(LayoutTraits(self)) }
    // Lines of a text, or of a list, may lie elsewhere in the same room.
    markPaint()
    layoutChildren()
  }

  /// Lays out again where a change was absorbed. Passes the change on to the parent when it does not fit in after all.
  final func relayout() {
    guard flags.contains(.layout) else { return }
    let given = answers
    if parent != nil, !given.hold(for: self) {
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

  final func didChangeGeometry() {
    invalidateVisualBounds()
    pipeline?.noteGeometryChange()
  }

  // MARK: Paint

  /// The default: what the node draws and what its children draw. A node that clips answers for its whole rectangle, whatever is
  /// in it: only so may a change inside stop there (see `invalidateVisualBounds`).
  func computeVisualBounds() -> CGRect {
    if clipsChildren { return CGRect(origin: .zero, size: size) }
    var bounds = inkBounds
    for child in drawingOrder {
      var area = child.visualBounds
      if area.isNull { continue }
      area = area.offsetBy(dx: child.origin.x + child.displacement.x, dy: child.origin.y + child.displacement.y)
      if let childTransform { area = area.applying(childTransform) }
      bounds = bounds.union(area.offsetBy(dx: childTranslation.x, dy: childTranslation.y))
    }
    for child in leaving {
      let place = child.origin + child.displacement
      bounds = bounds.union(child.visualBounds.offsetBy(dx: place.x, dy: place.y))
    }
    return bounds
  }
}
