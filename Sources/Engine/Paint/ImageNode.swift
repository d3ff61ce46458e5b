/// Shows an image, or a symbol that is aligned with text by its `baseline`.
package final class ImageNode: RenderNode {
  package var picture: ImagePicture {
    didSet {
      guard picture != oldValue else { return }
      let isSameSize = picture.size == oldValue.size && (picture.resizing == nil) == (oldValue.resizing == nil)
      isSameSize ? setNeedsPaint() : setNeedsLayout()
    }
  }
  /// A single color that overrides `picture.tint`. Separate from `picture`, so that it can be animated.
  package var tintColor: RGBAColor? { didSet { if tintColor != oldValue { setNeedsPaint() } } }
  /// The distance of the text baseline from the top as a fraction of the height; nil for the bottom edge.
  package var baseline: CGFloat? { didSet { if baseline != oldValue { setNeedsLayout() } } }

  /// The name of the image for assistive technologies; nil for a decoration.
  package var label: ImageLabel?
  /// The color of the box that `paint` draws in place of `picture`; nil to draw the image.
  package var redaction: RGBAColor? { didSet { if redaction != oldValue { setNeedsPaint() } } }

  package init(picture: ImagePicture) {
    self.picture = picture
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard picture.resizing != nil else { return picture.size }
    let size = proposal.replacingUnspecifiedDimensions(by: picture.size)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? {
    guard picture.resizing == nil else { return .flexible }
    let length = axis == .horizontal ? picture.size.width : picture.size.height
    return .fixed(length)
  }

  override func isStretchable(along axis: Axis) -> Bool { picture.resizing != nil }

  package override func setsGuide(_ key: AlignmentKey) -> Bool { baseline != nil && key.isTextBaseline }

  package override func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard let baseline, key.isTextBaseline else { return nil }
    return sizeThatFits(proposal).height * baseline
  }

  override var drawsOneStep: Bool { isLeaf }

  override var inkBounds: CGRect { size.width > 0 && size.height > 0 ? bounds : .null }

  override func paint(_ context: inout PaintContext) {
    if let redaction { return context.fill(bounds, radius: min(4, bounds.height / 2), color: redaction.redacted) }
    var picture = picture
    if let tintColor { picture.tint = .color(tintColor) }
    context.draw(picture, in: bounds)
  }

  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .children }
}

extension PaintContext {
  /// Draws `picture` in `rect`, in the current node's coordinates.
  package mutating func draw(
    _ picture: ImagePicture, in rect: CGRect, transform: CGAffineTransform = .identity
  ) {
    switch picture.tint {
    case nil: drawPieces(picture, in: rect, tint: nil, transform)
    case .color(let color)?:
      if !color.isClear { drawPieces(picture, in: rect, tint: color, transform) }
    case let paint?:
      let stencil = record(bounds: rect.applying(transform)) {
        $0.drawPieces(picture, in: rect, tint: .black, transform)
      }
      withLayer(.mask(stencil), bounds: rect.applying(transform)) {
        $0.fill(.rect(rect), paint: paint, in: rect, transform: transform)
      }
    }
  }

  private mutating func drawPieces(
    _ picture: ImagePicture, in rect: CGRect, tint: RGBAColor?, _ transform: CGAffineTransform
  ) {
    guard let resizing = picture.resizing, resizing != ImageResizing() else {
      return image(
        picture.handle, in: rect, tint: tint, interpolation: picture.interpolation, transform: transform)
    }
    // Nine pieces: the corners keep their size, the edges are stretched or repeated along one axis, the middle along both.
    let columns = ImageSpans(
      length: picture.handle.size.width, target: (rect.minX, rect.maxX), resizing.capInsets.leading,
      resizing.capInsets.trailing)
    let rows = ImageSpans(
      length: picture.handle.size.height, target: (rect.minY, rect.maxY), resizing.capInsets.top,
      resizing.capInsets.bottom)
    for row in rows.spans {
      for column in columns.spans {
        let source = CGRect(
          x: column.source, y: row.source, width: column.sourceLength, height: row.sourceLength)
        let destination = CGRect(
          x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        drawPiece(picture, source, in: destination, tiles: resizing.tiles, tint: tint, transform)
      }
    }
  }

  /// Draws the part `source` of the image, in points of the image, in the rectangle `destination`.
  private mutating func drawPiece(
    _ picture: ImagePicture, _ source: CGRect, in destination: CGRect, tiles: Bool, tint: RGBAColor?,
    _ transform: CGAffineTransform
  ) {
    guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0 else { return }
    let (handle, scale) = (picture.handle, picture.handle.scale)
    if tiles, source.width < destination.width || source.height < destination.height {
      let outer = clip
      let size = handle.size
      let relative = CGRect(
        x: source.minX / size.width, y: source.minY / size.height, width: source.width / size.width,
        height: source.height / size.height)
      let visible = destination.applying(transform).offsetBy(dx: translation.x, dy: translation.y)
      clip = clip.overlap(with: visible)
      if !clip.isEmpty {
        tile(
          handle, source: relative, scale: 1, over: destination, from: destination.origin, transform, tint: tint,
          interpolation: picture.interpolation)
      }
      clip = outer
      return
    }
    let pixels = CGRect(
      x: source.minX * scale, y: source.minY * scale, width: source.width * scale, height: source.height * scale)
    image(
      handle, source: pixels, in: destination, tint: tint, interpolation: picture.interpolation, transform: transform)
  }
}

/// The three parts of an image along one axis, with their targets.
private struct ImageSpans {
  struct Span {
    var source, sourceLength, target, targetLength: CGFloat
  }

  let spans: [Span]

  /// Divides `length`: `near` and `far` keep their lengths, or shrink by the same factor if `target` is shorter than their sum.
  init(length: CGFloat, target: (start: CGFloat, end: CGFloat), _ near: CGFloat, _ far: CGFloat) {
    let near = min(max(near, 0), length)
    let far = min(max(far, 0), length - near)
    let room = target.end - target.start
    let shrink = near + far > room && near + far > 0 ? room / (near + far) : 1
    let (first, last) = (near * shrink, far * shrink)
    spans = [
      Span(source: 0, sourceLength: near, target: target.start, targetLength: first),
      Span(
        source: near, sourceLength: length - near - far, target: target.start + first,
        targetLength: room - first - last),
      Span(source: length - far, sourceLength: far, target: target.end - last, targetLength: last),
    ]
  }
}

/// The name of an image for assistive technologies.
package struct ImageLabel: Equatable, Sendable {
  package var text: String
  /// True if `text` is the name of a file or a symbol, which is read only without any other label.
  package var isName: Bool

  package init(_ text: String, isName: Bool) {
    self.text = text
    self.isName = isName
  }
}
