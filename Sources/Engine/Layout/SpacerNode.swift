/// Empty room that grows along the axis of the enclosing stack.
package final class SpacerNode: RenderNode {
  /// The minimum length in points; nil for `StackArrangement.defaultSpacing`.
  package var minimumLength: CGFloat? { didSet { if minimumLength != oldValue { setNeedsLayout() } } }

  package init(minimumLength: CGFloat?) {
    self.minimumLength = minimumLength
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let minimum = minimumLength ?? StackArrangement.defaultSpacing
    func length(_ axis: Axis) -> CGFloat { max(minimum, proposal[axis] ?? minimum) }
    guard let axis = parent?.stackAxis else {
      return CGSize(width: length(.horizontal), height: length(.vertical))
    }
    return CGSize(along: length(axis), across: 0, axis: axis)
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    guard let stackAxis = parent?.stackAxis, stackAxis != axis else {
      return LengthLimits(minimum: minimumLength ?? StackArrangement.defaultSpacing, maximum: .infinity)
    }
    return .fixed(0)
  }

  override func isStretchable(along axis: Axis) -> Bool { axis == parent?.stackAxis ?? axis }

  /// Below all other children, so that a stack serves spacers last.
  override package var layoutPriority: Double { parent?.stackAxis == nil ? 0 : -.infinity }

  /// A spacer replaces the spacing of the stack.
  override func suppressesSpacing(along axis: Axis) -> Bool { true }
}
