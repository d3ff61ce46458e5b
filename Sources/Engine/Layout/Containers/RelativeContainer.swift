/// The size that `containerRelativeFrame` refers to: that of the nearest scroll view, or of the window.
///
/// The container sets the size before it measures its content. Dependents are laid out again after a change, in the layout that
/// runs. Scrolling does not change it.
@MainActor final class RelativeContainer {
  /// An object that is laid out again when the container's size changes.
  @MainActor protocol Dependent: AnyObject {
    var dependentNode: RenderNode { get }
    /// Called after the size has changed. Returns true if that changes the dependent's layout.
    func containerDidChange() -> Bool
  }

  private unowned let owner: RenderNode
  /// The size less the insets, in points.
  private(set) var size = CGSize.zero
  private var dependents: [ObjectIdentifier: any Dependent] = [:]
  /// The enclosing container, while there are dependents.
  private weak var around: RelativeContainer?
  /// True if a size since the last change of the enclosing container was computed from its size: cached sizes may depend on it.
  fileprivate var followsAround = false

  init(owner: RenderNode) { self.owner = owner }

  func add(_ dependent: any Dependent) {
    if dependents.isEmpty {
      around = owner.nearestContainer
      around?.add(self)
    }
    dependents[ObjectIdentifier(dependent)] = dependent
  }

  func remove(_ dependent: any Dependent) {
    dependents[ObjectIdentifier(dependent)] = nil
    if dependents.isEmpty { around?.remove(self) }
  }

  /// Sets the size from the container's proposal, before it measures or places its content. A nil or infinite dimension is taken
  /// from the enclosing container. Returns true if content must be laid out again.
  @discardableResult
  func setOffer(_ offer: ProposedViewSize, insets: EdgeInsets) -> Bool {
    let around = owner.nearestContainer?.size ?? .zero
    var size = CGSize.zero
    for axis in Axis.allCases {
      if let length = offer[axis], length.isFinite {
        size[axis] = length
      } else {
        size[axis] = around[axis]
        followsAround = true
      }
    }
    return setSize(CGRect(origin: .zero, size: size).inset(by: insets).size)
  }

  private func setSize(_ new: CGSize) -> Bool {
    guard new != size else { return false }
    size = new
    var isChange = false
    for dependent in dependents.values where dependent.containerDidChange() {
      dependent.dependentNode.markLayout(below: owner)
      isChange = true
    }
    return isChange
  }
}

/// A scroll view without a size of its own uses that of the scroll view around it.
extension RelativeContainer: RelativeContainer.Dependent {
  var dependentNode: RenderNode { owner }

  func containerDidChange() -> Bool {
    defer { followsAround = false }
    return followsAround
  }
}

extension RenderNode {
  /// The nearest enclosing container: a scroll view, or the window. Nil while the node is not attached.
  final var nearestContainer: RelativeContainer? { nearestAncestor { $0.relativeContainer != nil }?.relativeContainer }

  /// The length of the nearest enclosing container less its insets, in points. Nil while the node is not attached.
  ///
  /// May be read while the node is measured or placed. An object that stores a value computed from it must be a
  /// `RelativeContainer.Dependent`.
  package final func containerLength(_ axis: Axis) -> CGFloat? { nearestContainer?.size[axis] }
}
