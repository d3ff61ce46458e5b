/// The size that `containerRelativeFrame` refers to: that of the nearest scroll view, or of the window, less the insets.
///
/// While the owner is measured for a proposal, the container has the size for that proposal. Nodes whose size is computed from the
/// container's therefore cache sizes for one container size, and are laid out again when the owner is laid out with another; see
/// `Use`. Scrolling does not change the size.
@MainActor final class RelativeContainer {
  /// The dependence of a node's size on the container.
  struct Use {
    /// The axes along which the container's length determines a size of the node or of its descendants.
    fileprivate(set) var axes: Axis.Set = []
    /// The lengths along `axes` of the container for which the sizes of the node are cached; 0 along the other axis.
    fileprivate(set) var measured = CGSize.zero
    /// The value of `measured` at the last layout.
    var placed = CGSize.zero

    /// True if the last layout was made for another size of the container.
    var isStale: Bool { placed != measured }
  }

  private unowned let owner: RenderNode
  /// The size in points for the running measure, otherwise that of the layout.
  private(set) var size = CGSize.zero
  /// The axes along which sizes in the content depend on `size`.
  private var dependentAxes: Axis.Set = []
  /// The axes along which a size was taken from the enclosing container.
  private var inheritedAxes: Axis.Set = []

  init(owner: RenderNode) { self.owner = owner }

  /// Runs `body`, which measures the content for `offer`.
  func measuring<Result>(_ offer: ProposedViewSize, insets: EdgeInsets, _ body: () -> Result) -> Result {
    let outer = size
    defer { size = outer }
    setOffer(offer, insets: insets)
    return body()
  }

  /// Sets the size from the proposal that the owner is laid out with. A nil or infinite dimension is taken from the enclosing
  /// container.
  func setOffer(_ offer: ProposedViewSize, insets: EdgeInsets) {
    var size = CGSize.zero
    for axis in Axis.allCases {
      if let length = offer[axis], length.isFinite {
        size[axis] = length
      } else {
        size[axis] = owner.containerLength(axis) ?? 0
        if !inheritedAxes.contains(axis) {
          inheritedAxes.insert(Axis.Set(axis))
          dependOnEnclosingContainer()
        }
      }
    }
    self.size = CGRect(origin: .zero, size: size).inset(by: insets).size
  }

  fileprivate func addDependent(along axes: Axis.Set) {
    dependentAxes.formUnion(axes)
    dependOnEnclosingContainer()
  }

  private func dependOnEnclosingContainer() {
    let axes = dependentAxes.intersection(inheritedAxes)
    if !axes.isEmpty { owner.dependOnContainer(along: axes) }
  }
}

extension RenderNode {
  /// Declares that the node's size is computed from the container's length along `axes`. Called when the node is attached, and when
  /// the axes change.
  final func dependOnContainer(along axes: Axis.Set) {
    var node = self
    while let parent = node.parent {
      if !node.containerUse.axes.isSuperset(of: axes) {
        node.containerUse.axes.formUnion(axes)
        // The cached sizes belong to an unknown size of the container.
        node.forgetSizes()
      }
      if let container = parent.relativeContainer { return container.addDependent(along: axes) }
      node = parent
    }
  }

  /// Removes the cached sizes if the container has another size than the one they were measured for.
  final func takeContainerSize() {
    guard !containerUse.axes.isEmpty, let container = nearestContainer else { return }
    var size = CGSize.zero
    for axis in Axis.allCases where containerUse.axes.contains(axis) { size[axis] = container.size[axis] }
    guard size != containerUse.measured else { return }
    containerUse.measured = size
    forgetSizes()
  }

  /// The nearest enclosing container: a scroll view, or the window. Nil while the node is not attached.
  final var nearestContainer: RelativeContainer? { nearestAncestor { $0.relativeContainer != nil }?.relativeContainer }

  /// The length of the nearest enclosing container less its insets, in points. Nil while the node is not attached.
  ///
  /// May be read while the node is measured or placed, in which the container can have different sizes. A node whose size is
  /// computed from it calls `dependOnContainer(along:)`.
  package final func containerLength(_ axis: Axis) -> CGFloat? { nearestContainer?.size[axis] }
}
