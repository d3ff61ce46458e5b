import CSDL2
import Graphics
import Raster

/// Draws with an `SDL_Renderer`. Images become textures once, and SDL is called for changes of clip, colour and
/// modulation only.
///
/// The renderer is borrowed: the images that this object has drawn must be destroyed before it.
@MainActor final class TextureRenderer: Renderer {
  let renderer: OpaquePointer
  private(set) var clip = PixelRect.zero
  private(set) var drawCalls = 0
  private(set) var stateChanges = 0
  /// The current draw colour of SDL; nil if unknown.
  private var color: DeviceColor?
  /// True if SDL has `clip`.
  private var isClipKnown = false

  init(renderer: OpaquePointer) { self.renderer = renderer }

  /// The rectangle of the target in device pixels.
  var bounds: PixelRect {
    var bounds = PixelRect.zero
    SDL_GetRendererOutputSize(renderer, &bounds.width, &bounds.height)
    return bounds
  }

  func begin() {
    drawCalls = 0
    stateChanges = 0
    // A reset of the device may have changed colour and clip.
    color = nil
    isClipKnown = false
  }

  func setClip(_ rectangle: PixelRect) {
    if isClipKnown && rectangle == clip { return }
    clip = rectangle
    isClipKnown = true
    // Some drivers treat an empty clip as no clip; drawing is then skipped by `fill` and `draw`.
    guard !clip.isEmpty else { return }
    var area = SDL_Rect(clip)
    SDL_RenderSetClipRect(renderer, &area)
    stateChanges += 1
  }

  func fill(_ rectangle: PixelRect, _ color: DeviceColor) {
    guard rectangle.intersects(clip) else { return }
    setColor(color)
    var area = SDL_Rect(rectangle)
    SDL_RenderFillRect(renderer, &area)
    drawCalls += 1
  }

  func draw(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    guard target.intersects(clip), let texture = texture(of: image) else { return }
    stateChanges += texture.modulate(color, mode)
    var (source, target) = (SDL_Rect(source), SDL_Rect(target))
    SDL_RenderCopy(renderer, texture.pointer, &source, &target)
    drawCalls += 1
  }

  func compositing(of mode: LayerEffect.BlendMode) -> Compositing {
    switch mode {
    case .normal, .additive, .multiply, .modulate: .image
    default: .readBack
    }
  }

  /// Has no effect and is never called: `compositing(of:)` returns `.premultiplied` for no mode.
  func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {}

  func pixels(in area: PixelRect) -> [UInt32]? {
    var pixels = [UInt32](repeating: 0, count: area.area)
    var rectangle = SDL_Rect(area)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        renderer, &rectangle, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, area.width * 4)
    }
    guard status == 0 else { return nil }
    // The pixels of a window have no alpha channel: they are opaque.
    for index in pixels.indices { pixels[index] |= 0xFF00_0000 }
    return pixels
  }

  func replace(_ area: PixelRect, with pixels: [UInt32]) {
    let image = RasterImage(frame: area, straight: pixels)
    guard let texture = texture(of: image) else { return }
    SDL_SetTextureBlendMode(texture.pointer, SDL_BLENDMODE_NONE)
    var target = SDL_Rect(area)
    SDL_RenderCopy(renderer, texture.pointer, nil, &target)
    drawCalls += 1
  }

  var uploadedBytesPerPixel: Int { 4 }

  /// The texture of an image, created when the image is first drawn; nil if SDL cannot create it.
  private func texture(of image: RasterImage) -> SDLTexture? {
    if let upload = image.upload { return unsafeDowncast(upload, to: SDLTexture.self) }
    let pixels =
      switch image.content {
      case .coverage(let mask): mask.whitePixels()
      case .straight(let pixels): pixels
      }
    let texture = SDLTexture(renderer, width: image.frame.width, height: image.frame.height, pixels)
    image.upload = texture
    return texture
  }

  /// Sets SDL's draw colour. Opaque colours are drawn without blending.
  private func setColor(_ color: DeviceColor) {
    if color == self.color { return }
    if self.color == nil || (color.alpha == 255) != (self.color?.alpha == 255) {
      SDL_SetRenderDrawBlendMode(renderer, color.alpha == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
      stateChanges += 1
    }
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    stateChanges += 1
    self.color = color
  }
}

extension SDL_Rect {
  /// The SDL value of `rectangle`.
  init(_ rectangle: PixelRect) {
    self.init(x: rectangle.x, y: rectangle.y, w: rectangle.width, h: rectangle.height)
  }
}
