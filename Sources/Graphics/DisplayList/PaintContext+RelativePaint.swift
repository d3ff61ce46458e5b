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

  /// The maximum number of tiles of an area: a window of 2560 × 1440 points in tiles of 8 × 8.
  private static let maximumTiles: CGFloat = 65_536

  /// Draws a part of an image repeatedly from `origin` in all directions, over the visible part of `area`.
  ///
  /// Tiles that are too small for the maximum number are enlarged by a whole factor, so that they fill the area.
  package mutating func tile(
    _ image: ImageHandle, source: CGRect, scale: CGFloat, over area: CGRect, from origin: CGPoint,
    _ transform: CGAffineTransform = .identity, tint: RGBAColor? = nil, interpolation: ImageInterpolation = .linear
  ) {
    let size = CGSize(
      width: image.size.width * source.width * scale, height: image.size.height * source.height * scale)
    let edges = [area.minX, area.maxX, area.minY, area.maxY, origin.x, origin.y, size.width, size.height]
    guard edges.allSatisfy(\.isFinite), size.width > 0, size.height > 0 else { return }
    let area = area.overlap(with: visible(through: transform))
    guard !area.isEmpty else { return }
    let pixels = CGRect(
      x: source.minX * image.pixelSize.width, y: source.minY * image.pixelSize.height,
      width: source.width * image.pixelSize.width, height: source.height * image.pixelSize.height)
    let number = (area.width / size.width + 1) * (area.height / size.height + 1)
    let factor = max(1, (number / Self.maximumTiles).squareRoot().rounded(.up))
    let (width, height) = (size.width * factor, size.height * factor)
    let columns = Self.tiles(from: area.minX - origin.x, to: area.maxX - origin.x, length: width)
    let rows = Self.tiles(from: area.minY - origin.y, to: area.maxY - origin.y, length: height)
    for row in rows {
      for column in columns {
        let place = CGRect(
          x: origin.x + CGFloat(column) * width, y: origin.y + CGFloat(row) * height, width: width, height: height)
        self.image(
          image, source: pixels, in: place, tint: tint, interpolation: interpolation, transform: transform)
      }
    }
  }

  /// The indices of the tiles of a side of `length` that touch the range from `start` to `end`.
  private static func tiles(from start: CGFloat, to end: CGFloat, length: CGFloat) -> Range<Int> {
    let maximum = 1 << 52
    let first = Int(limited: (start / length).rounded(.down), to: -maximum...maximum)
    return first..<max(first, Int(limited: (end / length).rounded(.up), to: -maximum...first + Int(maximumTiles)))
  }

  /// The visible rectangle before a transform that is applied in the current node's coordinates.
  private func visible(through transform: CGAffineTransform) -> CGRect {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9, !clip.isInfinite else { return .infinite }
    return clip.offsetBy(dx: -translation.x, dy: -translation.y).applying(transform.inverted())
  }
}
