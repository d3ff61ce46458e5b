/// The margins between a container's edges and its content.
package enum ContainerMargin {
  /// The margin in points for a container of `width`: UIKit's system layout margins, 16, or 20 from the width of large phones on.
  package static func length(inContainerOfWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}

/// Padding as wide as the `ContainerMargin` of the nearest container.
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
