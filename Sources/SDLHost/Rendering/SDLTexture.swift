import CSDL2
import Graphics
import Raster

/// An `SDL_Texture` with its present colour and blend mode, so that SDL is called for changes only.
@MainActor final class SDLTexture {
  let pointer: OpaquePointer
  private var color = DeviceColor.white
  private var mode = SDL_BLENDMODE_BLEND

  /// Creates a texture of pixels with straight alpha; nil if `pixels` is empty or SDL cannot create it.
  init?(_ renderer: OpaquePointer, width: Int32, height: Int32, _ pixels: [UInt32]) {
    guard !pixels.isEmpty,
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), width, height)
    else { return nil }
    SDL_UpdateTexture(texture, nil, pixels, width * 4)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    pointer = texture
  }

  isolated deinit { SDL_DestroyTexture(pointer) }

  /// Sets the colour that multiplies the pixels, and their blend mode. Returns the number of SDL calls for the colour:
  /// 0 to 2.
  func modulate(_ color: DeviceColor, _ mode: LayerEffect.BlendMode) -> Int {
    if mode.device != self.mode {
      SDL_SetTextureBlendMode(pointer, mode.device)
      self.mode = mode.device
    }
    if color == self.color { return 0 }
    var changes = 0
    if (color.red, color.green, color.blue) != (self.color.red, self.color.green, self.color.blue) {
      SDL_SetTextureColorMod(pointer, color.red, color.green, color.blue)
      changes += 1
    }
    if color.alpha != self.color.alpha {
      SDL_SetTextureAlphaMod(pointer, color.alpha)
      changes += 1
    }
    self.color = color
    return changes
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
