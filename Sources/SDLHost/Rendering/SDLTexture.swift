import CSDL2
import Graphics

/// An `SDL_Texture` of pixels with straight alpha.
@MainActor final class SDLTexture {
  let pointer: OpaquePointer
  /// The width in pixels.
  let width: Int32
  /// The height in pixels.
  let height: Int32
  /// The number of times that `removeAll()` has made the pixels available for other images.
  private(set) var generation = 0
  private var mode = SDL_BLENDMODE_NONE
  private var isSmooth = false

  /// Creates a texture with undefined pixels; nil if SDL cannot create it.
  init?(_ renderer: OpaquePointer, width: Int32, height: Int32) {
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
    else { return nil }
    pointer = texture
    SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest)
    (self.width, self.height) = (width, height)
  }

  isolated deinit { SDL_DestroyTexture(pointer) }

  /// Replaces the pixels of `area`, `0xAARRGGBB` row by row. `area.area` pixels are read.
  func update(_ area: PixelRect, _ pixels: [UInt32]) {
    var rectangle = SDL_Rect(area)
    SDL_UpdateTexture(pointer, &rectangle, pixels, area.width * 4)
  }

  /// Invalidates each `TextureRegion` of the texture.
  func removeAll() { generation += 1 }

  /// Sets the blend mode for the next call that draws the texture, by `SDL_SetTextureBlendMode`.
  func blend(_ mode: SDL_BlendMode) {
    if mode == self.mode { return }
    SDL_SetTextureBlendMode(pointer, mode)
    self.mode = mode
  }

  /// Chooses the interpolation of the next call that draws the texture at another size: between pixels, or the nearest pixel.
  func interpolate(_ isSmooth: Bool) {
    if isSmooth == self.isSmooth { return }
    SDL_SetTextureScaleMode(pointer, isSmooth ? SDL_ScaleModeLinear : SDL_ScaleModeNearest)
    self.isSmooth = isSmooth
  }
}

/// The part of an `SDLTexture` that holds the pixels of a `RasterImage`.
@MainActor final class TextureRegion {
  let texture: SDLTexture
  /// The left edge in pixels of the texture.
  let x: Int32
  /// The upper edge in pixels of the texture.
  let y: Int32
  private let generation: Int

  init(_ texture: SDLTexture, x: Int32 = 0, y: Int32 = 0) {
    self.texture = texture
    (self.x, self.y) = (x, y)
    generation = texture.generation
  }

  /// True until `SDLTexture.removeAll()`.
  var isValid: Bool { generation == texture.generation }
}
