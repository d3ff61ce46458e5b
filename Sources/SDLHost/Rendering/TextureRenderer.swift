import CSDL2
import Engine
import Graphics
import Raster

/// Draws with an `SDL_Renderer`, in batches: quads are collected, cut at the clip, until a quad needs another texture or blend mode.
///
/// Small images share the pages of a `TextureAtlas`, whose white pixels serve plain colors, so that most frames of text and
/// rectangles are a single batch. Images are uploaded when they are first drawn.
///
/// The `SDL_Renderer` is borrowed: `removeTextures()` must be called before it is destroyed.
@MainActor package final class TextureRenderer: Renderer {
  let renderer: OpaquePointer
  package private(set) var clip = PixelRect.zero
  /// Calls that draw: batches, and pixels that were replaced.
  package private(set) var drawCalls = 0
  /// Changes of texture or blend mode between batches.
  package private(set) var stateChanges = 0
  private let atlas: TextureAtlas
  private var batch = QuadBatch()
  /// The texture of `batch`; nil for plain colors without an atlas.
  private var texture: SDLTexture?
  /// The blend mode of `batch`.
  private var mode = SDL_BLENDMODE_BLEND
  /// True if the pixels of `batch` are interpolated.
  private var isSmooth = false
  /// The texture of `replace(_:with:)`, which grows.
  private var replacement: SDLTexture?
  /// True after the first failure of SDL, which is reported; later failures are not.
  private var hasFailed = false

  /// - Parameter maximumPages: the number of textures of `TextureAtlas`.
  package init(renderer: OpaquePointer, maximumPages: Int = TextureAtlas.maximumPages) {
    self.renderer = renderer
    atlas = TextureAtlas(renderer: renderer, maximumPages: maximumPages)
  }

  /// The rectangle of the target in device pixels.
  package var bounds: PixelRect {
    var bounds = PixelRect.zero
    SDL_GetRendererOutputSize(renderer, &bounds.width, &bounds.height)
    return bounds
  }

  package func begin() {
    drawCalls = 0
    stateChanges = 0
  }

  package func setClip(_ rectangle: PixelRect) { clip = rectangle }

  package func fill(_ rectangle: PixelRect, _ color: DeviceColor) {
    let area = rectangle.intersection(clip)
    guard !area.isEmpty, color.alpha > 0 else { return }
    let isWhite = texture.map(atlas.hasWhitePixels) ?? false
    use(isWhite ? texture : atlas.whiteTexture, SDL_BLENDMODE_BLEND)
    let (x, y) = (
      TextureAtlas.whitePixel.x / Float(TextureAtlas.side), TextureAtlas.whitePixel.y / Float(TextureAtlas.side)
    )
    append(area, from: SDL_FPoint(x: x, y: y), to: SDL_FPoint(x: x, y: y), color)
  }

  package func draw(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    let area = target.intersection(clip)
    guard !area.isEmpty, let region = region(of: image) else { return }
    use(region.texture, mode.device)
    let (width, height) = (Float(source.width) / Float(target.width), Float(source.height) / Float(target.height))
    func point(_ x: Int32, _ y: Int32) -> SDL_FPoint {
      SDL_FPoint(
        x: (Float(region.x + source.x) + Float(x - target.x) * width) / Float(region.texture.width),
        y: (Float(region.y + source.y) + Float(y - target.y) * height) / Float(region.texture.height))
    }
    append(area, from: point(area.x, area.y), to: point(area.x + area.width, area.y + area.height), color)
  }

  package func drawStretched(_ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor) {
    let area = target.intersection(clip)
    guard !area.isEmpty, let region = region(of: image) else { return }
    use(region.texture, SDL_BLENDMODE_BLEND, isSmooth: true)
    // From the middles of the outer pixels, so that neighbors in the atlas have no part.
    let (width, height) = (
      Float(source.width - 1) / Float(target.width), Float(source.height - 1) / Float(target.height)
    )
    func point(_ x: Int32, _ y: Int32) -> SDL_FPoint {
      SDL_FPoint(
        x: (Float(region.x + source.x) + 0.5 + Float(x - target.x) * width) / Float(region.texture.width),
        y: (Float(region.y + source.y) + 0.5 + Float(y - target.y) * height) / Float(region.texture.height))
    }
    append(area, from: point(area.x, area.y), to: point(area.x + area.width, area.y + area.height), color)
  }

  package func compositing(of mode: LayerEffect.BlendMode) -> Compositing {
    switch mode {
    case .normal, .additive, .multiply, .modulate: .image
    default: .readBack
    }
  }

  /// Has no effect and is never called: `compositing(of:)` returns `.premultiplied` for no mode.
  package func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {}

  package func endRegion() { flush() }

  package func pixels(in area: PixelRect) -> [UInt32]? {
    flush()
    var pixels = [UInt32](repeating: 0, count: area.area)
    var rectangle = SDL_Rect(area)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        renderer, &rectangle, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, area.width * 4)
    }
    guard status == 0 else {
      reportFailure(of: "SDL_RenderReadPixels")
      return nil
    }
    // The pixels of a window have no alpha channel: they are opaque.
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
    return pixels
  }

  package func replace(_ area: PixelRect, with pixels: [UInt32]) {
    flush()
    if area.width > replacement?.width ?? 0 || area.height > replacement?.height ?? 0 {
      replacement = SDLTexture(
        renderer, width: max(area.width, replacement?.width ?? 0), height: max(area.height, replacement?.height ?? 0))
    }
    guard let replacement else { return reportFailure(of: "SDL_CreateTexture") }
    let source = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
    replacement.update(source, pixels)
    var (from, to) = (SDL_Rect(source), SDL_Rect(area))
    SDL_RenderCopy(renderer, replacement.pointer, &from, &to)
    drawCalls += 1
  }

  package var uploadedBytesPerPixel: Int { 4 }

  /// Destroys all textures. Images are uploaded again when they are next drawn.
  package func removeTextures() {
    texture = nil
    replacement = nil
    atlas.removeAll()
  }

  // MARK: Batches

  /// Begins another batch if the next quad has another texture, blend mode or interpolation.
  private func use(_ texture: SDLTexture?, _ mode: SDL_BlendMode, isSmooth: Bool = false) {
    if texture === self.texture && mode == self.mode && isSmooth == self.isSmooth { return }
    flush()
    (self.texture, self.mode, self.isSmooth) = (texture, mode, isSmooth)
    stateChanges += 1
  }

  private func append(_ area: PixelRect, from start: SDL_FPoint, to end: SDL_FPoint, _ color: DeviceColor) {
    batch.append(area, from: start, to: end, color)
    if batch.count >= QuadBatch.capacity { flush() }
  }

  /// Draws the quads of `batch`.
  private func flush() {
    if batch.isEmpty { return }
    if let texture {
      texture.blend(mode)
      texture.interpolate(isSmooth)
      atlas.recordUse(of: texture)
    } else {
      SDL_SetRenderDrawBlendMode(renderer, mode)
    }
    if !batch.draw(renderer, texture?.pointer) { reportFailure(of: "SDL_RenderGeometry") }
    drawCalls += 1
  }

  /// The region of an image, uploaded when the image is first drawn; nil if `SDL_CreateTexture` fails.
  private func region(of image: RasterImage) -> TextureRegion? {
    if let upload = image.upload {
      let region = unsafeDowncast(upload, to: TextureRegion.self)
      if region.isValid { return region }
    }
    let region = upload(image)
    image.upload = region
    return region
  }

  private func upload(_ image: RasterImage) -> TextureRegion? {
    let pixels =
      switch image.content {
      case .coverage(let mask): mask.whitePixels()
      case .subpixels(let mask): mask.mean.whitePixels()
      case .straight(let pixels): pixels
      }
    let (width, height) = (image.frame.width, image.frame.height)
    if pixels.isEmpty { return nil }
    if TextureAtlas.shares(width: width, height: height) {
      let region = atlas.insert(width: width, height: height, pixels) { if $0 === texture { flush() } }
      if let region { return region }
    } else if let own = SDLTexture(renderer, width: width, height: height) {
      own.update(PixelRect(x: 0, y: 0, width: width, height: height), pixels)
      return TextureRegion(own)
    }
    reportFailure(of: "SDL_CreateTexture")
    return nil
  }

  /// Reports the first failure through `Diagnostics`.
  private func reportFailure(of call: String) {
    if hasFailed { return }
    hasFailed = true
    Diagnostics.warn(
      "\(call) failed: \(HostError.systemMessage); the picture is incomplete; try --renderer software")
  }
}

extension LayerEffect.BlendMode {
  /// The mode of SDL: additive, multiplied, or source-over for all other modes.
  fileprivate var device: SDL_BlendMode {
    switch self {
    case .additive: SDL_BLENDMODE_ADD
    case .multiply, .modulate: SDL_BLENDMODE_MOD
    default: SDL_BLENDMODE_BLEND
    }
  }
}

extension SDL_Rect {
  /// The SDL value of `rectangle`.
  init(_ rectangle: PixelRect) {
    self.init(x: rectangle.x, y: rectangle.y, w: rectangle.width, h: rectangle.height)
  }
}
