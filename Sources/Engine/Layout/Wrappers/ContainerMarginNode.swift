import Geometry

/// The margins that content keeps from the edges of the container around it.
package enum ContainerMargin {
  /// In points, for a container whose room is so wide: what UIKit calls the system's layout margins, 16 where it is narrow and 20 from
  /// the width of large phones on.
  package static func length(inContainerOfWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

/// Room around a child as wide as the margins of the container around.
package final class ContainerMarginNode: PaddingNode, RelativeContainer.Dependent {
  package var edges: Edge.Set { didSet { if edges != oldValue { _ = containerDidChange() } } }
  private weak var container: RelativeContainer?

  package init(edges: Edge.Set) {
    self.edges = edges
    super.init(insets: EdgeInsets())
  }

  override func didAttach() {
    container = nearestContainer
    container?.add(self)
    _ = containerDidChange()
  }

  override func willDetach() {
    container?.remove(self)
    container = nil
  }

  var dependentNode: RenderNode { self }

  func containerDidChange() -> Bool {
    guard let container else { return false }
    let old = insets
    insets = EdgeInsets(edges, ContainerMargin.length(inContainerOfWidth: container.size.width))
    return insets != old
  }
}
