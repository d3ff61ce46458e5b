import Graphics

/// Layers are drawn into memory, effects are computed on the pixels, and the result is cached until `Layer.content` changes.
///
/// Opacity is applied when the result is drawn, and a layer that moves by whole pixels keeps its cached pixels.
extension DisplayListPainter {
  /// The sides in pixels of layers that are drawn.
  private static let layerSides: ClosedRange<Int32> = 1...16_384

  func draw(_ layer: Layer) {
    let effect = layer.effect
    guard let (onGrid, whole, phase) = place(of: layer) else { return }
    if drawDirectly(layer, whole, phase) || drawContentTranslucently(layer, whole, phase)
      || drawScaled(layer, onGrid, whole, phase)
    {
      return
    }
    switch renderer.compositing(of: effect.blendMode) {
    case .premultiplied:
      let opacity = DeviceColor(RGBAColor.white.opacity(effect.opacity)).alpha
      switch blendedPixels(layer, LinearPart(onGrid), whole, phase) {
      case .upright(let pixels, let frame)?:
        renderer.blend(pixels, x: frame.x + whole.x, y: frame.y + whole.y, opacity: opacity)
      case .sampled(let sampler)?: renderer.blend(sampler, x: whole.x, y: whole.y, opacity: opacity)
      case nil: break
      }
    case .readBack:
      guard let layerPixels = blendedPixels(layer, LinearPart(onGrid), whole, phase) else { return }
      let (pixels, frame) = layerPixels.buffer
      blend(pixels, frame: frame, at: whole, effect)
    case .image:
      let raster =
        if effect.projection != nil {
          projected(layer, whole, phase)
        } else if effect.transform.isTranslation {
          upright(layer, whole, phase)
        } else {
          transformed(layer, LinearPart(onGrid), whole, phase)
        }
      guard let image = raster?.image else { return }
      let opacity = effect.blendMode.bakesOpacity ? 1 : effect.opacity
      renderer.draw(
        image, x: whole.x, y: whole.y, DeviceColor(RGBAColor.white.opacity(opacity)), effect.blendMode)
    }
  }

  /// The cached pixels of a layer in the form in which they are blended.
  private func blendedPixels(
    _ layer: Layer, _ linear: LinearPart, _ whole: PixelPoint, _ phase: PixelPhase
  ) -> LayerPixels? {
    if layer.effect.projection != nil { return projectedPixels(layer, whole, phase) }
    let isMovedOnly = layer.effect.transform.isTranslation
    let step = isMovedOnly ? 1 : linear.rasterStep(scale: grid.scale)
    let key = LayerKey(
      content: layer.content, filters: layer.effect.filters, scale: grid.scale * step,
      phase: isMovedOnly ? phase : PixelPhase(x: 0, y: 0))
    let frame = frame(of: key)
    if isMovedOnly {
      guard frame.offset(whole.x, whole.y).intersects(renderer.clip) else { return nil }
      return cachedPixels(of: key, frame: frame).map { .upright($0, frame) }
    }
    let toDevice = CGAffineTransform(
      a: linear.a / key.scale, b: linear.b / key.scale, c: linear.c / key.scale, d: linear.d / key.scale,
      tx: phase.offset.x, ty: phase.offset.y)
    let box = PixelRect(outside: CGRect(frame).applying(toDevice).insetBy(dx: -1, dy: -1))
    let seen = renderer.clip.offset(-whole.x, -whole.y).intersection(box)
    guard !seen.isEmpty, let source = cachedPixels(of: key, frame: frame) else { return nil }
    let fromBuffer = CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y)).concatenating(toDevice)
    return .sampled(PixelSampler(source, through: fromBuffer, in: seen))
  }

  /// The raster of a layer that is translated.
  private func upright(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Raster? {
    let key = LayerKey(content: layer.content, filters: layer.effect.filters, scale: grid.scale, phase: phase)
    let rasterKey = RasterKey.layer(key, LayerSurface(layer.effect))
    if let raster = rasters[rasterKey] { return raster }
    let frame = frame(of: key)
    guard frame.offset(whole.x, whole.y).intersects(renderer.clip), let pixels = pixels(of: key, frame: frame) else {
      return nil
    }
    return rasters.insert(rasterKey, frame: frame, straight: pixels.devicePixels(LayerSurface(layer.effect)))
  }

  /// The raster of a layer that is rotated, scaled or slanted: its pixels are cached at a suitable size, and sampled.
  private func transformed(_ layer: Layer, _ linear: LinearPart, _ whole: PixelPoint, _ phase: PixelPhase) -> Raster? {
    let step = linear.rasterStep(scale: grid.scale)
    let key = LayerKey(
      content: layer.content, filters: layer.effect.filters, scale: grid.scale * step, phase: PixelPhase(x: 0, y: 0))
    let frame = frame(of: key)
    let toDevice = CGAffineTransform(
      a: linear.a / key.scale, b: linear.b / key.scale, c: linear.c / key.scale, d: linear.d / key.scale,
      tx: phase.offset.x, ty: phase.offset.y)
    let box = PixelRect(outside: CGRect(frame).applying(toDevice).insetBy(dx: -1, dy: -1))
    guard box.offset(whole.x, whole.y).intersects(renderer.clip) else { return nil }
    let region = region(of: box, at: whole)
    let rasterKey = RasterKey.transformedLayer(
      key, linear, phase, region: region, LayerSurface(layer.effect))
    if let raster = rasters[rasterKey] { return raster }
    guard let source = cachedPixels(of: key, frame: frame) else { return nil }
    let fromBuffer = CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y)).concatenating(toDevice)
    let target = region ?? box
    let pixels = source.transformed(by: fromBuffer, in: target)
    return rasters.insert(rasterKey, frame: target, straight: pixels.devicePixels(LayerSurface(layer.effect)))
  }

  func cachedPixels(of key: LayerKey, frame: PixelRect) -> PixelBuffer? {
    if let kept = rasters[.layerPixels(key)] { return kept.pixels }
    guard let pixels = pixels(of: key, frame: frame) else { return nil }
    rasters.insert(Raster(key: .layerPixels(key), frame: frame, pixels: pixels))
    return pixels
  }

  /// The pixels that a layer may mark, relative to the pixel of its origin.
  func frame(of key: LayerKey) -> PixelRect {
    let local = key.transform
    let content = PixelRect(outside: key.content.bounds.applying(local))
    if key.filters.shadow == nil && !(key.filters.blurRadius > 0) {
      guard let clip = key.filters.clip else { return content }
      return content.intersection(PixelRect(outside: clip.path.boundingBox.applying(local)))
    }
    return content.union(PixelRect(outside: key.filters.reach(of: key.content.bounds).applying(local)))
  }

  /// Draws the commands of a layer and applies its effect.
  private func pixels(of key: LayerKey, frame: PixelRect) -> PixelBuffer? {
    guard var pixels = render(key.content, key, frame) else { return nil }
    let (scale, filters) = (Double(key.scale), key.filters)
    if let matrix = filters.colorMatrix { pixels.apply(matrix) }
    if let threshold = filters.threshold { pixels.apply(threshold) }
    if filters.blurRadius > 0 { pixels.blur(deviation: Double(filters.blurRadius) * scale) }
    if let clip = filters.clip { pixels.multiply(by: coverage(clip, key, frame)) }
    if let mask = filters.mask, let picture = render(mask.picture, key, frame) {
      let alphas = picture.alphas()
      pixels.multiply(by: mask.isInverse ? PixelBuffer.inverted(alphas) : alphas)
    }
    if let shadow = filters.shadow, !shadow.color.isClear {
      let color = shadow.color
      pixels.place(
        overShadow: shadowShape(shadow, of: pixels, scale: key.scale), red: color.red, green: color.green,
        blue: color.blue, alpha: color.alpha)
    }
    return pixels
  }

  /// The shape of the shadow of pixels. Pixels that differ in their colors alone share a cached shape, and so do colors.
  private func shadowShape(_ shadow: LayerEffect.Shadow, of pixels: PixelBuffer, scale: CGFloat) -> AlphaPlane {
    let plane = pixels.alphaPlane
    let key = RasterKey.shadow(ShadowShape(plane), radius: shadow.radius, offset: shadow.offset, scale: scale)
    if let kept = rasters[key]?.shadow { return kept }
    let scale = Double(scale)
    let shape = plane.shadow(
      deviation: Double(shadow.radius) / 2 * scale, dx: Double(shadow.offset.width) * scale,
      dy: Double(shadow.offset.height) * scale)
    rasters.insert(Raster(key: key, frame: .zero, shadow: shape))
    return shape
  }

  /// Draws commands on clear pixels.
  private func render(_ content: Recording, _ key: LayerKey, _ frame: PixelRect) -> PixelBuffer? {
    guard DisplayListPainter.layerSides.contains(frame.width), DisplayListPainter.layerSides.contains(frame.height)
    else {
      return nil
    }
    let bounds = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
    let layerGrid = PixelGrid(
      scale: key.scale,
      origin: CGPoint(x: key.phase.offset.x - CGFloat(frame.x), y: key.phase.offset.y - CGFloat(frame.y)))
    var buffer = PixelBuffer(width: Int(frame.width), height: Int(frame.height))
    buffer.withMemory { memory in
      withTarget(memory, layerGrid) {
        if content.commands.count == 1, case .layer(let layer) = content.commands[0], layer.effect.blendMode == .normal
        {
          copyPixels(of: layer, in: bounds)
        } else {
          for command in content.commands { draw(command, bounds: bounds) }
        }
      }
    }
    return buffer
  }

  /// Calls `draw` with drawing directed to a layer's memory.
  private func withTarget(_ memory: PixelMemory, _ layerGrid: PixelGrid, _ draw: () -> Void) {
    let outer = (grid: grid, renderer: renderer, contentClip: contentClip)
    (grid, renderer, contentClip) = (layerGrid, layerRenderer, nil)
    layerRenderer.draw(on: memory, draw)
    (grid, renderer, contentClip) = outer
  }

  /// Replaces the target by a layer that is its only content, without blending.
  private func copyPixels(of layer: Layer, in bounds: PixelRect) {
    guard let (onGrid, whole, phase) = place(of: layer),
      let (pixels, frame) = blendedPixels(layer, LinearPart(onGrid), whole, phase)?.buffer
    else { return }
    layerRenderer.place(
      pixels, x: frame.x + whole.x, y: frame.y + whole.y, clip: bounds,
      opacity: DeviceColor(RGBAColor.white.opacity(layer.effect.opacity)).alpha)
  }

  /// The transform of a layer to the device and the pixel of its origin; nil if the layer is invisible.
  private func place(of layer: Layer) -> (CGAffineTransform, whole: PixelPoint, phase: PixelPhase)? {
    let own = layer.effect.projection == nil ? layer.effect.transform : .identity
    let onGrid = own.concatenating(
      CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y)
    ).concatenating(grid.transform)
    guard layer.effect.opacity > 0 || layer.effect.blendMode != .normal, onGrid.isInvertible,
      let (whole, phase) = PixelPhase.split(CGPoint(x: onGrid.tx, y: onGrid.ty))
    else { return nil }
    return (onGrid, whole, phase)
  }

  /// The coverage of a clip in all pixels of a frame.
  private func coverage(_ clip: LayerEffect.Clip, _ key: LayerKey, _ frame: PixelRect) -> [UInt8] {
    let transform = key.transform
    var rasterizer = PathRasterizer(clip.path, rule: clip.rule, transform: transform)
    let mask = rasterizer.mask(in: frame)
    var values = [UInt8](repeating: 0, count: Int(frame.width) * Int(frame.height))
    let (dx, dy) = (Int(mask.frame.x - frame.x), Int(mask.frame.y - frame.y))
    let width = Int(mask.frame.width)
    for row in 0..<Int(mask.frame.height) {
      let start = (row + dy) * Int(frame.width) + dx
      values.replaceSubrange(start..<start + width, with: mask.values[row * width..<(row + 1) * width])
    }
    return values
  }
}

extension LayerEffect.BlendMode {
  /// True if the opacity is a part of the pixels, because multiplication ignores alpha.
  fileprivate var bakesOpacity: Bool { self == .multiply || self == .modulate }
}

extension LinearPart {
  /// The factor by which a layer is rasterized larger than the display's scale before it is transformed: a power of two, so that a
  /// growing layer is rasterized at few sizes, neither blurred nor, if it shrinks, aliased.
  func rasterStep(scale: CGFloat) -> CGFloat {
    let largest = max(hypot(a, b), hypot(c, d)) / scale
    var step: CGFloat = 1
    while step < 4 && largest > step * 1.001 { step *= 2 }
    while step > 0.125 && largest <= step / 2 { step /= 2 }
    return step
  }
}

extension CGAffineTransform {
  /// True if the determinant is finite and not zero.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9
  }
}

extension CGRect {
  init(_ rect: PixelRect) {
    self.init(x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width), height: CGFloat(rect.height))
  }
}
