extension RenderNode {
  /// The thickness of a hairline in the node's window, in points.
  package final var hairline: CGFloat { Hairline.thickness(at: host?.services.scale ?? 1) }
}

extension CGRect {
  /// The rectangle reduced to `thickness` along `axis`, around the same center.
  func hairline(_ thickness: CGFloat, along axis: Axis) -> CGRect {
    let inset = (size[axis] - thickness) / 2
    return axis == .vertical ? insetBy(dx: 0, dy: inset) : insetBy(dx: inset, dy: 0)
  }
}
