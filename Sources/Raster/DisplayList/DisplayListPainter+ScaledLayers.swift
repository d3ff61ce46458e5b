import Graphics

/// Large layers that are scaled, as in a zoom, are drawn without pixels of their own: their images are sampled into the target.
///
/// The result differs by at most 3 of 255 from that of sampling the layer's pixels. A frame of a zoom in which rows come into view rasterizes no layer.
extension DisplayListPainter {
  /// The least number of pixels of a layer that is drawn in parts.
  private static let leastScaledArea: CGFloat = 512 * 512
  /// The largest magnification of a decoded image with edges between pixels. The edges of smaller images would be blurred.
  private static let largestSmoothScale: CGFloat = 1.5

  /// The place of a scaled layer among the pixels of the target.
  private struct ScaledPlace {
    /// The pixels of the layer at its size.
    let grid: PixelGrid
    /// The pixels of the content.
    let frame: PixelRect
    /// The transform from pixels of the layer to pixels relative to `whole`.
    let toDevice: CGAffineTransform
    /// True if the scale was different in the last frame.
    let isMoving: Bool
    let whole: PixelPoint
    let opacity: UInt8
  }

  /// Draws a layer that is only scaled and translucent; false if it needs a raster.
  func drawScaled(_ layer: Layer, _ onGrid: CGAffineTransform, _ whole: PixelPoint, _ phase: PixelPhase) -> Bool {
    guard renderer.compositing(of: .normal) == .premultiplied, layer.effect.isScaleOnly, onGrid.b == 0, onGrid.c == 0,
      onGrid.a > 0, onGrid.d > 0
    else { return false }
    let linear = LinearPart(onGrid)
    // Pixels of layers are cached, and have exact images.
    let isMoving = previews.isNewScale(linear) && renderer !== layerRenderer
    let step = linear.rasterStep(scale: grid.scale)
    let scale = grid.scale * (isMoving ? min(step, 1) : step)
    let size = layer.content.bounds.size
    guard size.width * size.height * scale * scale >= Self.leastScaledArea,
      let parts = ScaledParts(layer.content, scale: scale)
    else { return false }
    let place = ScaledPlace(
      grid: PixelGrid(scale: scale),
      frame: frame(
        of: LayerKey(content: layer.content, filters: LayerEffect(), scale: scale, phase: PixelPhase(x: 0, y: 0))),
      toDevice: CGAffineTransform(
        a: linear.a / scale, b: 0, c: 0, d: linear.d / scale, tx: phase.offset.x, ty: phase.offset.y),
      isMoving: isMoving, whole: whole, opacity: DeviceColor(RGBAColor.white.opacity(layer.effect.opacity)).alpha)
    for picture in parts.pictures { draw(picture, at: place) }
    for content in parts.others { draw(Layer(content: content, effect: layer.effect, origin: layer.origin)) }
    return true
  }

  /// Draws a translucent layer around a single layer: the inner layer with the product of the opacities, without pixels for the outer
  /// layer. Returns false if the layer has further effects or further content.
  func drawContentTranslucently(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Bool {
    guard renderer.compositing(of: .normal) == .premultiplied, layer.effect.hasOnlyOpacity,
      case .layer(var inner)? = layer.content.commands.last, inner.effect.blendMode == .normal,
      !inner.effect.transform.isTranslation, layer.content.commands.count <= 2
    else { return false }
    let (outerGrid, outerClip) = (grid, renderer.clip)
    inner.effect.opacity *= layer.effect.opacity
    grid.origin = CGPoint(x: CGFloat(whole.x) + phase.offset.x, y: CGFloat(whole.y) + phase.offset.y)
    defer {
      grid = outerGrid
      renderer.setClip(outerClip)
    }
    if layer.content.commands.count == 2 {
      guard case .clip(let rect) = layer.content.commands[0] else { return false }
      renderer.setClip(grid.clip(rect.overlap(with: layer.content.bounds)).intersection(outerClip))
    }
    if !renderer.clip.isEmpty { draw(inner) }
    return true
  }

  /// Samples the visible part of an image into the target.
  private func draw(_ picture: ScaledParts.Picture, at place: ScaledPlace) {
    let drawing = picture.drawing
    let image = place.grid.rectangle(drawing.destination.applying(drawing.transform))
    let seen = place.grid.clip(picture.clip).intersection(image).intersection(place.frame)
    let clip = renderer.clip.offset(-place.whole.x, -place.whole.y)
    let target = CGRect(seen).applying(place.toDevice)
    let visible = PixelRect(outside: target.insetBy(dx: -1, dy: -1)).intersection(clip)
    guard !seen.isEmpty, !visible.isEmpty,
      let pixels = pixels(of: picture.image, drawing, image, isMoving: place.isMoving)
    else { return }
    let opacity = DeviceColor(RGBAColor.white.opacity(drawing.opacity * Double(place.opacity) / 255)).alpha
    let whole = part(of: pixels, picture.image, drawing)
    let (across, down) = (whole.width / CGFloat(image.width), whole.height / CGFloat(image.height))
    let source = CGRect(
      x: whole.minX + CGFloat(seen.x - image.x) * across, y: whole.minY + CGFloat(seen.y - image.y) * down,
      width: CGFloat(seen.width) * across, height: CGFloat(seen.height) * down)
    if target.width > source.width * Self.largestSmoothScale {
      let edges = PixelGrid(scale: 1).rectangle(target)
      let sampler = PixelSampler(pixels, stretching: source, over: edges, in: edges.intersection(clip))
      return renderer.blend(sampler, x: place.whole.x, y: place.whole.y, opacity: opacity)
    }
    let part = PixelGrid(scale: 1).rectangle(source).intersection(
      PixelRect(x: 0, y: 0, width: Int32(pixels.width), height: Int32(pixels.height)))
    guard !part.isEmpty else { return }
    let toTarget = CGAffineTransform(
      a: target.width / CGFloat(part.width), b: 0, c: 0, d: target.height / CGFloat(part.height), tx: target.minX,
      ty: target.minY)
    renderer.blend(
      PixelSampler(pixels, part: part, through: toTarget, in: visible), x: place.whole.x, y: place.whole.y,
      opacity: opacity)
  }

  /// The pixels of an image that is drawn in the pixels `frame` of a layer, or its preview.
  private func pixels(
    of image: ImageHandle, _ drawing: ImageDrawing, _ frame: PixelRect, isMoving: Bool
  ) -> PixelBuffer? {
    if isMoving { return movingPixels(of: image, drawing, width: frame.width, height: frame.height) }
    return preview(of: image, drawing, width: frame.width, height: frame.height)
      ?? decoded(image, decodedSize(of: image, drawing, width: frame.width, height: frame.height))
  }
}

extension LayerEffect {
  /// True if the effect is a transform and an opacity alone.
  fileprivate var isScaleOnly: Bool {
    projection == nil && blendMode == .normal && !transform.isTranslation && filters == LayerEffect()
  }

  /// True if the effect is an opacity and a translation alone.
  fileprivate var hasOnlyOpacity: Bool {
    projection == nil && blendMode == .normal && transform.isTranslation && filters == LayerEffect()
  }
}
