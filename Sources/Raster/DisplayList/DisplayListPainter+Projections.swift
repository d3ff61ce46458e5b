import Graphics

/// Layers with a `LayerEffect.projection`: their pixels are cached as for rotated layers, and projected to the pixels of the target in memory.
extension DisplayListPainter {
  /// The transform of the pixels of a `Layer` to the target, relative to the pixel of `Layer.origin`.
  private struct Projection {
    let key: LayerKey
    /// The pixels of the layer.
    let frame: PixelRect
    let toDevice: ProjectionTransform
    /// The pixels of the target that the layer may mark.
    let box: PixelRect

    /// `toDevice` from the first pixel of `frame`.
    var fromBuffer: ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y))).concatenating(
        toDevice)
    }
  }

  /// The `Raster` of a layer in perspective, for a `Renderer` that draws `RasterImage`s.
  func projected(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Raster? {
    guard let projection = projection(of: layer, whole, phase) else { return nil }
    let region = region(of: projection.box, at: whole)
    let rasterKey = RasterKey.projectedLayer(
      projection.key, projection.toDevice, region: region, LayerSurface(layer.effect))
    if let raster = rasters[rasterKey] { return raster }
    guard let source = cachedPixels(of: projection.key, frame: projection.frame) else { return nil }
    let target = region ?? projection.box
    let pixels = source.projected(by: projection.fromBuffer, in: target)
    return rasters.insert(rasterKey, frame: target, straight: pixels.devicePixels(LayerSurface(layer.effect)))
  }

  /// The pixels of a layer in perspective inside of `Renderer.clip`.
  func projectedPixels(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> LayerPixels? {
    guard let projection = projection(of: layer, whole, phase) else { return nil }
    let seen = renderer.clip.offset(-whole.x, -whole.y).intersection(projection.box)
    guard !seen.isEmpty, let source = cachedPixels(of: projection.key, frame: projection.frame) else { return nil }
    return .upright(source.projected(by: projection.fromBuffer, in: seen), seen)
  }

  /// Nil if the layer is seen from its edge or lies outside of `Renderer.clip`.
  private func projection(of layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Projection? {
    guard let plane = layer.effect.plane else { return nil }
    let device = CGAffineTransform(
      a: grid.scale, b: 0, c: 0, d: grid.scale, tx: phase.offset.x, ty: phase.offset.y)
    let onGrid = plane.concatenating(ProjectionTransform(device))
    let step = rasterStep(of: layer.content.bounds, onGrid)
    let key = LayerKey(
      content: layer.content, filters: layer.effect.filters, scale: grid.scale * step, phase: PixelPhase(x: 0, y: 0))
    let toDevice = ProjectionTransform(CGAffineTransform(scaleX: 1 / key.scale, y: 1 / key.scale)).concatenating(onGrid)
    var inverse = toDevice
    guard inverse.invert(), inverse.isFinite else { return nil }
    let frame = frame(of: key)
    let reach = CGRect(frame).applying(toDevice).insetBy(dx: -1, dy: -1)
    // Next to the viewer a layer may be larger than pixels can be counted.
    let box = PixelRect(outside: reach.overlap(with: CGRect(x: -32_768, y: -32_768, width: 65_536, height: 65_536)))
    guard box.offset(whole.x, whole.y).intersects(renderer.clip) else { return nil }
    return Projection(key: key, frame: frame, toDevice: toDevice, box: box)
  }

  /// The factor of the largest part of a layer in `bounds`; see `LinearPart.rasterStep(scale:)`.
  private func rasterStep(of bounds: CGRect, _ onGrid: ProjectionTransform) -> CGFloat {
    let points = [
      CGPoint(x: bounds.midX, y: bounds.midY), bounds.origin, CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY),
    ]
    let steps = points.compactMap { onGrid.affine(at: $0).map { LinearPart($0).rasterStep(scale: grid.scale) } }
    return steps.max() ?? 1
  }
}
