/// A frame with lengths computed from the nearest `RelativeContainer`.
package final class ContainerFrameNode: FixedFrameNode {
  private var axes: Axis.Set
  private var length: (CGFloat, Axis) -> CGFloat

  /// Creates a frame. `length` computes a length, finite and not negative, from the container's along an axis of `axes`. Along the
  /// other axis the frame follows its child.
  package init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
    self.axes = axes
    self.length = length
    super.init(width: nil, height: nil, alignment: alignment)
  }

  /// Replaces `length`. Marks the layout only if a length has changed.
  package func setLength(axes: Axis.Set, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
    let old = Axis.allCases.map(fixedLength)
    self.axes = axes
    self.length = length
    guard Axis.allCases.map(fixedLength) != old else { return }
    dependOnContainer(along: axes)
    takeAbsorption()
    setNeedsLayout()
  }

  override func didAttach() {
    dependOnContainer(along: axes)
    takeAbsorption()
  }

  override func willDetach() { capabilities.remove(.absorbsChildLayout) }

  override func fixedLength(_ axis: Axis) -> CGFloat? {
    guard axes.contains(axis) else { return nil }
    return containerLength(axis).map { length($0, axis) }
  }
}
