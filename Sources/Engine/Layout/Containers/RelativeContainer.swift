import Geometry

/// What views ask for parts of: the room that the nearest scroll view, or the window, has for its content.
///
/// The container tells it before its content is measured; those who asked are laid out again where the room is another one, in the
/// layout that runs in any case. Scrolling takes no part in it.
@MainActor final class RelativeContainer {
  /// Who has asked.
  @MainActor protocol Dependent: AnyObject {
    var dependentNode: RenderNode { get }
    /// The room of the container is another one. Returns whether that changes anything.
    func containerDidChange() -> Bool
  }

  private unowned let owner: RenderNode
  /// The room, without insets.
  private(set) var size = CGSize.zero
  private var dependents: [ObjectIdentifier: any Dependent] = [:]
  /// The container around this one, while somebody asks.
  private weak var around: RelativeContainer?
  /// True if a size since the last change of the container around was made from its room: sizes that nodes have cached may follow it.
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

  /// Takes what the container is offered, when it is about to measure or to lay out its content. Where it is offered nothing, or room
  /// without end, it has the room of the container around. Returns whether content has to be laid out again.
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

/// A scroll view in a scroll view may have the room of the outer one.
extension RelativeContainer: RelativeContainer.Dependent {
  var dependentNode: RenderNode { owner }

  func containerDidChange() -> Bool {
    defer { followsAround = false }
    return followsAround
  }
}

extension RenderNode {
  /// The nearest container around: a scroll view, or the window. Nil while the node is in no window.
  final var nearestContainer: RelativeContainer? { nearestAncestor { $0.relativeContainer != nil }?.relativeContainer }

  /// The room that the nearest container around has for its content: its length without insets. Nil while the node is in no window.
  ///
  /// May be asked while the node is measured or laid out. Who keeps what was made from it takes part as a `RelativeContainer.Dependent`.
  package final func containerLength(_ axis: Axis) -> CGFloat? { nearestContainer?.size[axis] }
}
