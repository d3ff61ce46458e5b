extension RenderNode {
  /// The thickness of a hairline in the node's window, in points.
  final var hairline: CGFloat { Hairline.thickness(at: pipeline?.services.scale ?? 1) }
}

extension CGRect {
  /// The hairline of `thickness` in the middle of the rectangle, which is the room for it along `axis`.
  func hairline(_ thickness: CGFloat, along axis: Axis) -> CGRect {
    let inset = (size[axis] - thickness) / 2
    return axis == .vertical ? insetBy(dx: 0, dy: inset) : insetBy(dx: inset, dy: 0)
  }
}
