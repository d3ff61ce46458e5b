extension PaintContext {
  /// Fills a path with a `RelativePaint` of `rect`, both in the current node's coordinates.
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

  /// The maximum number of tiles along a side.
  private static let maximumTiles: CGFloat = 256

  /// Draws a part of an image repeatedly from `origin` in all directions, over `area`.
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
    let columns = min(((area.maxX - origin.x) / width).rounded(.up) - firstColumn, Self.maximumTiles)
    let rows = min(((area.maxY - origin.y) / height).rounded(.up) - firstRow, Self.maximumTiles)
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
}
