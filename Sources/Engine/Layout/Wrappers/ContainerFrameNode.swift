/// A frame with lengths computed from the nearest `RelativeContainer`.
package final class ContainerFrameNode: FixedFrameNode, RelativeContainer.Dependent {
  private var axes: Axis.Set
  private var length: (CGFloat, Axis) -> CGFloat
  private weak var container: RelativeContainer?

  /// Creates a frame. `length` computes a length, finite and not negative, from the container's along an axis of `axes`. Along the
  /// other axis the frame follows its child.
  package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.length = length
    super.init(width: nil, height: nil, alignment: alignment)
  }

  /// Replaces `length`. Marks the layout only if a length has changed.
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

  /// Notifies lazy containers between this node and the container, which cache lengths computed from its size.
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
