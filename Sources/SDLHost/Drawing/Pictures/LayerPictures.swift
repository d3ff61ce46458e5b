import CSDL2
import Engine
import Geometry
import Graphics

/// Layers: their steps are drawn into a texture and read back, effects are computed on the pixels, and the result is kept until the
/// steps change: as pixels where the processor draws, else as a texture. Opacity is given when drawn, and a layer that moves by whole
/// pixels stays the same.
extension DisplayListRenderer {
  func draw(_ layer: Layer) {
    let effect = layer.effect
    guard let (onGrid, whole, phase) = place(of: layer) else { return }
    if drawDirectly(layer, whole, phase) { return }
    let isDirect = canvas.pixels != nil && effect.blendMode == .normal
    if isDirect || needsBackdrop(effect.blendMode) {
      guard let (pixels, frame) = blendedPixels(layer, LinearPart(onGrid), whole, phase) else { return }
      if !isDirect { return blend(pixels, frame: frame, at: whole, effect) }
      let opacity = DeviceColor(RGBAColor.white.opacity(effect.opacity)).alpha
      return canvas.blend(pixels, x: frame.x + whole.x, y: frame.y + whole.y, opacity: opacity)
    }
    let picture =
      effect.transform.isTranslation
      ? upright(layer, whole, phase) : transformed(layer, LinearPart(onGrid), whole, phase)
    guard let picture, let texture = picture.texture else { return }
    var color = DeviceColor.white
    if effect.blendMode.bakesOpacity == false { color = DeviceColor(RGBAColor.white.opacity(effect.opacity)) }
    let mode = effect.blendMode.device
    if picture.blendMode != mode {
      SDL_SetTextureBlendMode(texture, mode)
      picture.blendMode = mode
    }
    draw(picture, at: whole, color)
  }

  /// The pixels of a layer, kept as long as it stays the same, and where they lie.
  private func blendedPixels(
    _ layer: Layer, _ linear: LinearPart, _ whole: SDL_Point, _ phase: PixelPhase
  ) -> (PixelBuffer, SDL_Rect)? {
    let isMovedOnly = layer.effect.transform.isTranslation
    let step = isMovedOnly ? 1 : linear.rasterStep(scale: grid.scale)
    let key = LayerKey(
      content: layer.content, filters: layer.effect.filters, scale: grid.scale * step,
      phase: isMovedOnly ? phase : PixelPhase(x: 0, y: 0))
    let frame = frame(of: key)
    if isMovedOnly {
      guard frame.offset(whole.x, whole.y).intersects(canvas.clip) else { return nil }
      return keptPixels(of: key, frame: frame).map { ($0, frame) }
    }
    let toDevice = CGAffineTransform(
      a: linear.a / key.scale, b: linear.b / key.scale, c: linear.c / key.scale, d: linear.d / key.scale,
      tx: phase.offset.x, ty: phase.offset.y)
    let box = SDL_Rect(outside: CGRect(frame).applying(toDevice).insetBy(dx: -1, dy: -1))
    let seen = canvas.clip.offset(-whole.x, -whole.y).intersection(box)
    guard !seen.isEmpty, let source = keptPixels(of: key, frame: frame) else { return nil }
    let fromBuffer = CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y)).concatenating(toDevice)
    return (source.transformed(by: fromBuffer, in: seen), seen)
  }

  /// The picture of a layer that is only moved.
  private func upright(_ layer: Layer, _ whole: SDL_Point, _ phase: PixelPhase) -> Picture? {
    let key = LayerKey(content: layer.content, filters: layer.effect.filters, scale: grid.scale, phase: phase)
    let pictureKey = PictureKey.layer(key, LayerSurface(layer.effect))
    if let picture = pictures[pictureKey] { return picture }
    let frame = frame(of: key)
    guard frame.offset(whole.x, whole.y).intersects(canvas.clip), let pixels = pixels(of: key, frame: frame) else {
      return nil
    }
    return pictures.insert(pictureKey, frame: frame, straight: pixels.devicePixels(LayerSurface(layer.effect)))
  }

  /// The picture of a layer that is turned, scaled or slanted: its pixels are kept, at a size that suits, and sampled.
  private func transformed(_ layer: Layer, _ linear: LinearPart, _ whole: SDL_Point, _ phase: PixelPhase) -> Picture? {
    let step = linear.rasterStep(scale: grid.scale)
    let key = LayerKey(
      content: layer.content, filters: layer.effect.filters, scale: grid.scale * step, phase: PixelPhase(x: 0, y: 0))
    let frame = frame(of: key)
    let toDevice = CGAffineTransform(
      a: linear.a / key.scale, b: linear.b / key.scale, c: linear.c / key.scale, d: linear.d / key.scale,
      tx: phase.offset.x, ty: phase.offset.y)
    let box = SDL_Rect(outside: CGRect(frame).applying(toDevice).insetBy(dx: -1, dy: -1))
    guard box.offset(whole.x, whole.y).intersects(canvas.clip) else { return nil }
    let region = region(of: box, at: whole)
    let pictureKey = PictureKey.transformedLayer(
      key, linear, phase, region: region.map(PixelFrame.init), LayerSurface(layer.effect))
    if let picture = pictures[pictureKey] { return picture }
    guard let source = keptPixels(of: key, frame: frame) else { return nil }
    let fromBuffer = CGAffineTransform(translationX: CGFloat(frame.x), y: CGFloat(frame.y)).concatenating(toDevice)
    let target = region ?? box
    let pixels = source.transformed(by: fromBuffer, in: target)
    return pictures.insert(pictureKey, frame: target, straight: pixels.devicePixels(LayerSurface(layer.effect)))
  }

  private func keptPixels(of key: LayerKey, frame: SDL_Rect) -> PixelBuffer? {
    if let kept = pictures[.layerPixels(key)] { return kept.pixels }
    guard let pixels = pixels(of: key, frame: frame) else { return nil }
    pictures.insert(Picture(key: .layerPixels(key), frame: frame, texture: nil, pixels: pixels))
    return pixels
  }

  /// The pixels that a layer may mark, counted from the pixel in which its coordinates begin.
  private func frame(of key: LayerKey) -> SDL_Rect {
    let local = CGAffineTransform(
      a: key.scale, b: 0, c: 0, d: key.scale, tx: key.phase.offset.x, ty: key.phase.offset.y)
    let content = SDL_Rect(outside: key.content.bounds.applying(local))
    if key.filters.shadow == nil && !(key.filters.blurRadius > 0) {
      guard let clip = key.filters.clip else { return content }
      return content.intersection(SDL_Rect(outside: clip.path.boundingBox.applying(local)))
    }
    return content.union(SDL_Rect(outside: key.filters.reach(of: key.content.bounds).applying(local)))
  }

  /// Draws the steps of a layer and does to the pixels what its effect says.
  private func pixels(of key: LayerKey, frame: SDL_Rect) -> PixelBuffer? {
    guard var pixels = render(key.content, key, frame) else { return nil }
    let (scale, filters) = (Double(key.scale), key.filters)
    if let matrix = filters.colorMatrix { pixels.apply(matrix) }
    if filters.blurRadius > 0 { pixels.blur(deviation: Double(filters.blurRadius) * scale) }
    if let clip = filters.clip { pixels.multiply(by: coverage(clip, key, frame)) }
    if let mask = filters.mask, let picture = render(mask.picture, key, frame) {
      let alphas = picture.alphas()
      pixels.multiply(by: mask.isInverse ? PixelBuffer.inverted(alphas) : alphas)
    }
    if let shadow = filters.shadow, !shadow.color.isClear {
      pixels.place(over: shadowPixels(shadow, of: pixels, scale: key.scale))
    }
    return pixels
  }

  /// The shadow of a picture, with alpha multiplied in. Pictures that differ in colours only share one.
  private func shadowPixels(_ shadow: LayerEffect.Shadow, of pixels: PixelBuffer, scale: CGFloat) -> [UInt32] {
    let key = PictureKey.shadow(pixels.alphas(), width: pixels.width, shadow, scale: scale)
    if let kept = pictures[key]?.pixels { return kept.pixels }
    let scale = Double(scale)
    let below = pixels.shadow(
      red: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue, alpha: shadow.color.alpha,
      deviation: Double(shadow.radius) / 2 * scale, dx: Double(shadow.offset.width) * scale,
      dy: Double(shadow.offset.height) * scale)
    let buffer = PixelBuffer(width: pixels.width, height: pixels.height, pixels: below)
    pictures.insert(Picture(key: key, frame: SDL_Rect(), texture: nil, pixels: buffer))
    return below
  }

  /// Draws steps on clear pixels.
  private func render(_ content: Recording, _ key: LayerKey, _ frame: SDL_Rect) -> PixelBuffer? {
    let (outerGrid, outerClip, outerPixels) = (grid, canvas.clip, canvas.pixels)
    defer {
      grid = outerGrid
      canvas.pixels = outerPixels
      canvas.forgetState()
      canvas.setClip(outerClip)
    }
    let bounds = SDL_Rect(x: 0, y: 0, w: frame.w, h: frame.h)
    func begin() {
      canvas.forgetState()
      canvas.pixels = nil
      grid = PixelGrid(
        scale: key.scale,
        origin: CGPoint(x: key.phase.offset.x - CGFloat(frame.x), y: key.phase.offset.y - CGFloat(frame.y)))
      canvas.setClip(bounds)
    }
    if LayerTargets.sizes.contains(frame.w), LayerTargets.sizes.contains(frame.h), content.commands.count == 1,
      case .layer(let layer) = content.commands[0], layer.effect.blendMode == .normal
    {
      begin()
      return pixels(of: layer, in: bounds)
    }
    return targets.pixels(width: frame.w, height: frame.h) {
      begin()
      for command in content.commands { draw(command, bounds: bounds) }
    }
  }

  /// The pixels of a layer in a layer, with nothing beside it: they need not be drawn.
  private func pixels(of layer: Layer, in bounds: SDL_Rect) -> PixelBuffer {
    var result = PixelBuffer(width: Int(bounds.w), height: Int(bounds.h))
    guard let (onGrid, whole, phase) = place(of: layer),
      let (pixels, frame) = blendedPixels(layer, LinearPart(onGrid), whole, phase)
    else { return result }
    result.place(
      pixels, x: Int(frame.x + whole.x), y: Int(frame.y + whole.y),
      opacity: DeviceColor(RGBAColor.white.opacity(layer.effect.opacity)).alpha)
    return result
  }

  /// How a layer's coordinates lie on the device, and where they begin; nil where nothing of it is seen.
  private func place(of layer: Layer) -> (CGAffineTransform, whole: SDL_Point, phase: PixelPhase)? {
    let onGrid = layer.effect.transform.concatenating(
      CGAffineTransform(translationX: layer.origin.x, y: layer.origin.y)
    ).concatenating(grid.transform)
    guard layer.effect.opacity > 0 || layer.effect.blendMode != .normal, onGrid.isInvertible,
      let (whole, phase) = PixelPhase.split(CGPoint(x: onGrid.tx, y: onGrid.ty))
    else { return nil }
    return (onGrid, whole, phase)
  }

  /// The coverage of a clip in all pixels of a frame.
  private func coverage(_ clip: LayerEffect.Clip, _ key: LayerKey, _ frame: SDL_Rect) -> [UInt8] {
    let transform = CGAffineTransform(
      a: key.scale, b: 0, c: 0, d: key.scale, tx: key.phase.offset.x, ty: key.phase.offset.y)
    var rasterizer = PathRasterizer(clip.path, rule: clip.rule, transform: transform)
    let mask = rasterizer.mask(in: frame)
    var values = [UInt8](repeating: 0, count: Int(frame.w) * Int(frame.h))
    let (dx, dy) = (Int(mask.frame.x - frame.x), Int(mask.frame.y - frame.y))
    let width = Int(mask.frame.w)
    for row in 0..<Int(mask.frame.h) {
      for column in 0..<width {
        values[(row + dy) * Int(frame.w) + column + dx] = mask.values[row * width + column]
      }
    }
    return values
  }
}

/// How a layer's pixels are given to SDL.
enum LayerSurface: Hashable {
  /// As they are; opacity is given when drawn.
  case clear
  /// Over white, for multiplication.
  case overWhite(opacity: Double)
  /// With alpha multiplied in, for modulation.
  case overBlack(opacity: Double)

  init(_ effect: LayerEffect) {
    switch effect.blendMode {
    case .normal, .additive: self = .clear
    case .multiply: self = .overWhite(opacity: effect.opacity)
    case .modulate: self = .overBlack(opacity: effect.opacity)
    // Mixed in memory.
    default: self = .clear
    }
  }
}

extension PixelBuffer {
  fileprivate func devicePixels(_ surface: LayerSurface) -> [UInt32] {
    switch surface {
    case .clear: straightPixels()
    case .overWhite(let opacity): pixelsOverWhite(opacity: opacity)
    case .overBlack(let opacity):
      pixels.map { PixelBuffer.scaled($0, by: UInt32((min(max(opacity, 0), 1) * 255).rounded())) | 0xFF00_0000 }
    }
  }
}

extension LayerEffect.BlendMode {
  /// Whether opacity is a part of the pixels, since SDL leaves alpha out.
  fileprivate var bakesOpacity: Bool { self == .multiply || self == .modulate }

  fileprivate var device: SDL_BlendMode {
    switch self {
    case .additive: SDL_BLENDMODE_ADD
    case .multiply, .modulate: SDL_BLENDMODE_MOD
    default: SDL_BLENDMODE_BLEND
    }
  }
}

extension LinearPart {
  /// By how much a picture is drawn larger than the display's scale before it is transformed: a power of two, so that a growing
  /// picture is drawn anew only now and then; neither blurred nor, where it shrinks, full of holes.
  fileprivate func rasterStep(scale: CGFloat) -> CGFloat {
    let largest = max(hypot(a, b), hypot(c, d)) / scale
    var step: CGFloat = 1
    while step < 4 && largest > step * 1.001 { step *= 2 }
    while step > 0.125 && largest <= step / 2 { step /= 2 }
    return step
  }
}

extension CGAffineTransform {
  /// Whether it keeps an area: a number, and not zero.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant.isFinite && abs(determinant) > 1e-9
  }
}

extension CGRect {
  fileprivate init(_ rect: SDL_Rect) {
    self.init(x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.w), height: CGFloat(rect.h))
  }
}
