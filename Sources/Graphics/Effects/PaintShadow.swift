/// A shadow of a shape style.
package struct PaintShadow: Hashable, Sendable {
  package var color: RGBAColor
  /// Twice the standard deviation of the blur, in points.
  package var radius: CGFloat
  package var offset: CGSize
  /// True if the shadow falls inside of the shape, as if the shape were cut out of paper.
  package var isInner: Bool

  package init(color: RGBAColor, radius: CGFloat, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}

extension PaintContext {
  /// Draws the content of `draw` with shadows inside or behind a path, in the current node's coordinates.
  package mutating func withShadows(
    _ shadows: [PaintShadow], of path: VectorPath, rule: VectorPath.Rule = .nonzero,
    _ draw: (inout PaintContext) -> Void
  ) {
    guard !shadows.isEmpty else { return draw(&self) }
    let bounds = path.boundingBox
    let outer = shadows.filter { !$0.isInner }
    if outer.isEmpty {
      draw(&self)
    } else {
      drawBehind(outer[...], bounds: bounds, draw)
    }
    for shadow in shadows where shadow.isInner { drawInside(path, rule, shadow) }
  }

  private mutating func drawBehind(
    _ shadows: ArraySlice<PaintShadow>, bounds: CGRect, _ draw: (inout PaintContext) -> Void
  ) {
    guard let shadow = shadows.last else { return draw(&self) }
    let effect = LayerEffect.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset)
    // The content of this layer includes the inner shadows, which extend beyond `bounds`.
    let inner = shadows.dropLast()
    let reach = inner.reduce(bounds) { area, shadow in
      LayerEffect.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset).reach(of: area)
    }
    withLayer(effect, bounds: reach) { $0.drawBehind(inner, bounds: bounds, draw) }
  }

  /// Draws an inner shadow: the complement of the shape, moved, blurred and clipped to the shape.
  private mutating func drawInside(_ path: VectorPath, _ rule: VectorPath.Rule, _ shadow: PaintShadow) {
    let box = path.boundingBox
    let margin = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 2
    let frame = box.insetBy(dx: -margin, dy: -margin)
    var around = VectorPath.rect(frame)
    around.append(
      path.applying(CGAffineTransform(translationX: shadow.offset.width, y: shadow.offset.height)))
    var effect = LayerEffect.clip(path, rule: rule)
    effect.blurRadius = shadow.radius / 2
    withLayer(effect, bounds: frame) { $0.fill(around, rule: .evenOdd, paint: .color(shadow.color)) }
  }
}
