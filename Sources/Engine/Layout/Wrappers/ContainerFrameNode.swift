import Geometry

/// A frame whose lengths are made from those of the nearest container around.
package final class ContainerFrameNode: FixedFrameNode, RelativeContainer.Dependent {
  private var axes: Axis.Set
  private var length: (CGFloat, Axis) -> CGFloat
  private weak var container: RelativeContainer?

  /// `length` makes a length, finite and not negative, from the container's along an axis. It is asked for `axes` alone; along the other
  /// axis the frame follows its child.
  package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.length = length
    super.init(width: nil, height: nil, alignment: alignment)
  }

  /// Takes another rule. Lays out again only where a length is another one then.
  package func setLength(axes: Axis.Set, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.length = length
    _ = containerDidChange()
  }

  override func didAttach() {
    container = nearestContainer
    container?.add(self)
    tellLists()
    _ = containerDidChange()
  }

  /// Lists between here and the container keep lengths that were made from its own.
  private func tellLists() {
    guard let container else { return }
    var node = parent
    while let around = node, around.relativeContainer !== container {
      (around as? LazyNode)?.follow(container)
      node = around.parent
    }
  }

  override func willDetach() {
    container?.remove(self)
    container = nil
  }

  var dependentNode: RenderNode { self }

  func containerDidChange() -> Bool {
    guard let container else { return false }
    let old = (width, height)
    width = axes.contains(.horizontal) ? length(container.size.width, .horizontal) : nil
    height = axes.contains(.vertical) ? length(container.size.height, .vertical) : nil
    return old != (width, height)
  }
}
