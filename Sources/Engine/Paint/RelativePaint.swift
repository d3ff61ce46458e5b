import Geometry

/// What a rectangle is painted with, where positions are parts of that rectangle: the same value serves at every size, and two equal
/// ones need no new drawing.
package enum RelativePaint: Hashable, Sendable {
  case color(RGBAColor)
  case linear(ColorRamp, start: UnitPoint, end: UnitPoint)
  /// Radii in points.
  case radial(ColorRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii as parts of the rectangle's width and height.
  case elliptical(ColorRamp, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise on the screen.
  case angular(ColorRamp, center: UnitPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A part of an image, side by side from the rectangle's top left corner on. `source` has parts of the image.
  case tiles(ImageHandle, source: CGRect, scale: CGFloat, opacity: Double)

  /// The paint with the alpha of its colours multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> RelativePaint {
    switch self {
    case .color(let color): .color(color.opacity(opacity))
    case .linear(let ramp, let start, let end): .linear(ramp.opacity(opacity), start: start, end: end)
    case .radial(let ramp, let center, let start, let end):
      .radial(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .elliptical(let ramp, let center, let start, let end):
      .elliptical(ramp.opacity(opacity), center: center, startRadius: start, endRadius: end)
    case .angular(let ramp, let center, let start, let end):
      .angular(ramp.opacity(opacity), center: center, startAngle: start, endAngle: end)
    case .tiles(let image, let source, let scale, let old):
      .tiles(image, source: source, scale: scale, opacity: old * opacity)
    }
  }

  /// Whether it leaves no mark.
  package var isClear: Bool {
    switch self {
    case .color(let color): color.isClear
    case .linear(let ramp, _, _), .radial(let ramp, _, _, _), .elliptical(let ramp, _, _, _),
      .angular(let ramp, _, _, _):
      ramp.isClear
    case .tiles(_, _, _, let opacity): opacity <= 0
    }
  }

  /// The paint for `rect`, and the transform that leads from its coordinates to those of the rectangle; nil for images.
  func paint(in rect: CGRect) -> (paint: Paint, transform: CGAffineTransform)? {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + rect.width * unit.x, y: rect.minY + rect.height * unit.y)
    }
    switch self {
    case .color(let color): return (.color(color), .identity)
    case .linear(let ramp, let start, let end):
      return (.linear(ramp, start: point(start), end: point(end)), .identity)
    case .radial(let ramp, let center, let start, let end):
      return (.radial(ramp, center: point(center), startRadius: start, endRadius: end), .identity)
    case .elliptical(let ramp, let center, let start, let end):
      // A circle in a square, stretched to the rectangle.
      let stretch = CGAffineTransform(
        a: max(rect.width, 0.001), b: 0, c: 0, d: max(rect.height, 0.001), tx: rect.minX, ty: rect.minY)
      let middle = CGPoint(x: center.x, y: center.y)
      return (.radial(ramp, center: middle, startRadius: start, endRadius: end), stretch)
    case .angular(let ramp, let center, let start, let end):
      return (.angular(ramp, center: point(center), startAngle: start, endAngle: end), .identity)
    case .tiles: return nil
    }
  }
}

/// A shadow that belongs to what a style paints.
package struct PaintShadow: Hashable, Sendable {
  package var color: RGBAColor
  /// Twice the standard deviation of its blur, in points.
  package var radius: CGFloat
  package var offset: CGSize
  /// Whether it falls inside of the shape, as if the shape were cut out of paper, rather than behind it.
  package var isInner: Bool

  package init(color: RGBAColor, radius: CGFloat, offset: CGSize, isInner: Bool) {
    self.color = color
    self.radius = radius
    self.offset = offset
    self.isInner = isInner
  }
}

extension PaintContext {
  /// Fills a path with a paint that is relative to `rect`, both in the current node's coordinates.
  package mutating func fill(
    _ path: VectorPath, rule: VectorPath.Rule = .nonzero, paint: RelativePaint, in rect: CGRect,
    transform: CGAffineTransform = .identity
  ) {
    if let (resolved, stretch) = paint.paint(in: rect) {
      let drawn = stretch.isIdentity ? path : path.applying(stretch.inverted())
      return fill(drawn, rule: rule, paint: resolved, transform: stretch.concatenating(transform))
    }
    guard case .tiles(let image, let source, let scale, let opacity) = paint, opacity > 0 else { return }
    let outline = path.applying(transform)
    withLayer(.clip(outline, rule: rule), bounds: outline.boundingBox) { context in
      let outer = context.opacity
      context.opacity *= opacity
      context.tile(image, source: source, scale: scale, over: path.boundingBox, from: rect.origin, transform)
      context.opacity = outer
    }
  }

  /// The most pieces that an image is repeated in along one side.
  private static let mostTiles: CGFloat = 256

  /// Draws parts of an image side by side, from `origin` on in all directions, as far as `area` reaches.
  package mutating func tile(
    _ image: ImageHandle, source: CGRect, scale: CGFloat, over area: CGRect, from origin: CGPoint,
    _ transform: CGAffineTransform = .identity, tint: RGBAColor? = nil, interpolation: ImageInterpolation = .linear
  ) {
    let (width, height) = (image.size.width * source.width * scale, image.size.height * source.height * scale)
    guard width > 0, height > 0, scale.isFinite, !area.isEmpty else { return }
    let pixels = CGRect(
      x: source.minX * image.pixelSize.width, y: source.minY * image.pixelSize.height,
      width: source.width * image.pixelSize.width, height: source.height * image.pixelSize.height)
    let (firstColumn, firstRow) = (
      ((area.minX - origin.x) / width).rounded(.down), ((area.minY - origin.y) / height).rounded(.down)
    )
    let columns = min(((area.maxX - origin.x) / width).rounded(.up) - firstColumn, Self.mostTiles)
    let rows = min(((area.maxY - origin.y) / height).rounded(.up) - firstRow, Self.mostTiles)
    for row in 0..<Int(max(rows, 0)) {
      for column in 0..<Int(max(columns, 0)) {
        let place = CGRect(
          x: origin.x + (firstColumn + CGFloat(column)) * width, y: origin.y + (firstRow + CGFloat(row)) * height,
          width: width, height: height)
        self.image(
          image, source: pixels, in: place, tint: tint, interpolation: interpolation, transform: transform)
      }
    }
  }

  /// Draws what `draw` draws with shadows inside or behind a path, in the current node's coordinates.
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
    // What lies further in has shadows of its own, which reach out.
    let inner = shadows.dropLast()
    let reach = inner.reduce(bounds) { area, shadow in
      LayerEffect.shadow(color: shadow.color, radius: shadow.radius, offset: shadow.offset).reach(of: area)
    }
    withLayer(effect, bounds: reach) { $0.drawBehind(inner, bounds: bounds, draw) }
  }

  /// All but the shape, moved and blurred, and cut to the shape.
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
