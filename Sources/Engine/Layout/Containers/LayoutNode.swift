/// The rules of a user's `Layout`. ScrollUI implements the protocol.
@MainActor package protocol LayoutSource: AnyObject {
  /// The size for a proposal. `LayoutNode` clamps it.
  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> CGSize
  /// Places the children with `LayoutNode.place(child:at:anchor:proposal:)`.
  func placeChildren(in bounds: CGRect, proposal: ProposedViewSize, of node: LayoutNode)
  func explicitAlignment(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, of node: LayoutNode
  ) -> CGFloat?
  /// The axis of spacers and dividers among the children; nil without such an axis.
  var stackAxis: Axis? { get }
  func suppressesSpacing(along axis: Axis, of node: LayoutNode) -> Bool
  /// Invalidates the `Layout`'s cache, since children have changed.
  func invalidateCache()
  /// The type of the `Layout`, for `Diagnostics`.
  var name: String { get }
}

/// A container whose children a `LayoutSource` arranges.
package final class LayoutNode: RenderNode, LayoutCaching {
  package weak var source: (any LayoutSource)?
  /// True for each child that the layout has placed in the running pass.
  private var isPlaced: [Bool] = []

  package override init() {
    super.init()
    capabilities.insert([.arrangesRows, .cachesLayout])
  }

  func didForgetLayout() { source?.invalidateCache() }

  override var stackAxis: Axis? { source?.stackAxis }

  override func suppressesSpacing(along axis: Axis) -> Bool {
    source?.suppressesSpacing(along: axis, of: self) ?? false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let source else { return .zero }
    let size = source.size(for: proposal, of: self)
    return CGSize(
      width: length(size.width, .horizontal, for: proposal), height: length(size.height, .vertical, for: proposal))
  }

  /// A valid length: not negative, and infinite only if that was proposed. Reports invalid ones.
  private func length(_ value: CGFloat, _ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    let proposed = proposal[axis]
    if value >= 0, value.isFinite || value == proposed { return value }
    let taken = proposed.flatMap { $0.isFinite ? max(0, $0) : nil } ?? 0
    let name = axis == .horizontal ? "width" : "height"
    warn("the \(name) of its size was \(value), which is taken as \(taken)", for: proposal)
    return taken
  }

  /// Reports an invalid number, except in the answer to an infinite proposal: such a proposal never leads to a placement, and a view
  /// that keeps a ratio answers it with infinite lengths along both axes.
  private func warn(_ message: String, for proposal: ProposedViewSize? = nil) {
    if proposal?.width == .infinity || proposal?.height == .infinity { return }
    Diagnostics.warn("\(source?.name ?? "a layout"): \(message); return finite numbers that are not negative")
  }

  override func layoutChildren() {
    guard let source else { return }
    isPlaced = children.map { _ in false }
    source.placeChildren(in: bounds, proposal: proposal, of: self)
    for (index, child) in children.enumerated() where !isPlaced[index] {
      child.place(at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
  }

  /// Places a child at `point`, in this node's coordinates. Children that the layout does not place are centered.
  package func place(child index: Int, at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    guard children.indices.contains(index), isPlaced.indices.contains(index) else { return }
    isPlaced[index] = true
    func coordinate(_ value: CGFloat, _ what: String) -> CGFloat {
      if value.isFinite { return value }
      warn("the \(what) of a place was \(value), which is taken as 0")
      return 0
    }
    children[index].place(
      at: CGPoint(x: coordinate(point.x, "x"), y: coordinate(point.y, "y")), anchor: anchor, proposal: proposal)
  }

  /// True: a layout may set any guide.
  package override func setsGuide(_ key: AlignmentKey) -> Bool { true }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: sizeThatFits(proposal))
    guard let value = source?.explicitAlignment(key, in: bounds, proposal: proposal, of: self) else { return nil }
    if value.isFinite { return value }
    warn("an explicit alignment was \(value), which is taken as none", for: proposal)
    return nil
  }
}

extension RenderNode {
  /// The node's size and guides for `proposal`, for layouts of users.
  package final func layoutDimensions(for proposal: ProposedViewSize) -> ViewDimensions { dimensions(for: proposal) }

  /// The value that the view has set for its container; nil if it is not set.
  package final func valueForLayout(_ key: ObjectIdentifier) -> Any? { layoutValue(for: key) }

  /// The axes along which stacks put no spacing beside the node.
  package final var axesWithoutSpacing: Axis.Set {
    Axis.allCases.reduce(into: []) { axes, axis in if suppressesSpacing(along: axis) { axes.insert(Axis.Set(axis)) } }
  }
}
