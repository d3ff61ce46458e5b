import CSDL2

/// Textures that layers are drawn into, one for each depth of nesting, as large as the largest layer so far.
@MainActor final class LayerTargets {
  private struct Target {
    var texture: OpaquePointer
    var width: Int32
    var height: Int32
  }

  private let renderer: OpaquePointer
  private var targets: [Target] = []
  private var depth = 0
  private var square: OpaquePointer?

  /// What textures may grow by, so that a growing layer does not make one in each frame.
  private static let step: Int32 = 256
  /// How long the sides of a layer are in pixels; one that is larger is not drawn.
  static let sizes: ClosedRange<Int32> = 1...16_384

  init(renderer: OpaquePointer) { self.renderer = renderer }

  isolated deinit { removeAll() }

  /// Calls `draw` with drawing led to clear pixels of the given size, and reads what was drawn. Nil where SDL cannot.
  func pixels(width: Int32, height: Int32, _ draw: () -> Void) -> PixelBuffer? {
    guard LayerTargets.sizes.contains(width), LayerTargets.sizes.contains(height),
      let texture = texture(width: width, height: height)
    else { return nil }
    let outer = SDL_GetRenderTarget(renderer)
    guard SDL_SetRenderTarget(renderer, texture) == 0 else { return nil }
    depth += 1
    defer {
      depth -= 1
      SDL_SetRenderTarget(renderer, outer)
    }
    var area = SDL_Rect(x: 0, y: 0, w: width, h: height)
    SDL_RenderSetClipRect(renderer, nil)
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer, 0, 0, 0, 0)
    SDL_RenderFillRect(renderer, &area)
    draw()
    // SDL multiplies alpha in when it blends over clear pixels, as the buffer wants it.
    var buffer = PixelBuffer(width: Int(width), height: Int(height))
    let status = buffer.pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, width * 4)
    }
    return status == 0 ? buffer : nil
  }

  /// Whether drawing goes to a layer just now.
  var isDrawing: Bool { depth > 0 }

  /// A texture of `side` pixels for what is shown once.
  func squareTexture(side: Int32) -> OpaquePointer? {
    if let square { return square }
    square = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), side, side)
    if let square { SDL_SetTextureBlendMode(square, SDL_BLENDMODE_BLEND) }
    return square
  }

  /// Gives the textures back.
  func removeAll() {
    if let square { SDL_DestroyTexture(square) }
    square = nil
    for target in targets { SDL_DestroyTexture(target.texture) }
    targets = []
  }

  private func texture(width: Int32, height: Int32) -> OpaquePointer? {
    if depth < targets.count, targets[depth].width >= width, targets[depth].height >= height {
      return targets[depth].texture
    }
    let old = depth < targets.count ? targets[depth] : nil
    let wide = max(old?.width ?? 0, (width + LayerTargets.step - 1) / LayerTargets.step * LayerTargets.step)
    let high = max(old?.height ?? 0, (height + LayerTargets.step - 1) / LayerTargets.step * LayerTargets.step)
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_TARGET.rawValue), wide, high)
    else { return nil }
    let target = Target(texture: texture, width: wide, height: high)
    if let old {
      SDL_DestroyTexture(old.texture)
      targets[depth] = target
    } else {
      targets.append(target)
    }
    return texture
  }
}
