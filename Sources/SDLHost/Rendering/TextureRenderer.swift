import CSDL2
import Graphics
import Raster

/// Draws with an `SDL_Renderer`: images become textures once. SDL is told a clip, a colour or a modulation only when it changes.
///
/// The renderer is borrowed: destroy the images that this object has drawn before it.
@MainActor final class TextureRenderer: Renderer {
  let renderer: OpaquePointer
  private(set) var clip = PixelRect.zero
  private(set) var drawCalls = 0
  private(set) var stateChanges = 0
  /// The colour of fills that SDL has; nil if unknown.
  private var color: DeviceColor?
  private var isClipKnown = false

  init(renderer: OpaquePointer) { self.renderer = renderer }

  /// The pixels of the target.
  var bounds: PixelRect {
    var bounds = PixelRect.zero
    SDL_GetRendererOutputSize(renderer, &bounds.width, &bounds.height)
    return bounds
  }

  func begin() {
    drawCalls = 0
    stateChanges = 0
    // A reset of the device may have changed both.
    color = nil
    isClipKnown = false
  }

  func setClip(_ rectangle: PixelRect) {
    if isClipKnown && rectangle == clip { return }
    clip = rectangle
    isClipKnown = true
    // SDL takes an empty clip for "no clip" on some drivers; drawing is skipped then anyhow.
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

  /// Never called: no mode is composited from premultiplied pixels.
  func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {}

  func pixels(in area: PixelRect) -> [UInt32]? {
    var pixels = [UInt32](repeating: 0, count: area.area)
    var rectangle = SDL_Rect(area)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(
        renderer, &rectangle, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, area.width * 4)
    }
    guard status == 0 else { return nil }
    // A window's pixels have no alpha.
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

  /// The texture of an image, made when it is drawn first; nil if SDL cannot make one.
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
  init(_ rectangle: PixelRect) {
    self.init(x: rectangle.x, y: rectangle.y, w: rectangle.width, h: rectangle.height)
  }
}
