import CSDL2
import Engine
import Geometry
import Graphics

/// Blending that SDL has no mode for: what lies behind is read back, mixed in memory, and put in its place again.
extension DisplayListRenderer {
  /// Whether a layer must be mixed in memory. What SDL can do is right where the target is opaque, which a layer's is not.
  func needsBackdrop(_ mode: LayerEffect.BlendMode) -> Bool {
    switch mode {
    case .normal, .modulate: false
    case .additive, .multiply: targets.isDrawing
    default: true
    }
  }

  /// Lays the pixels of a layer, `frame` from the pixel `whole` on, over what has been drawn.
  func blend(_ source: PixelBuffer, frame: SDL_Rect, at whole: SDL_Point, _ effect: LayerEffect) {
    let place = frame.offset(whole.x, whole.y)
    var area = place.intersection(canvas.clip)
    guard !area.isEmpty else { return }
    var pixels = [UInt32](repeating: 0, count: Int(area.w) * Int(area.h))
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(canvas.renderer, &area, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, area.w * 4)
    }
    guard status == 0 else { return }
    // A window's surface has no alpha; what it shows is opaque.
    if !targets.isDrawing { for index in pixels.indices { pixels[index] |= 0xFF00_0000 } }
    mix(source, from: SDL_Point(x: area.x - place.x, y: area.y - place.y), into: &pixels, area, effect)
    replace(area, with: pixels)
  }

  private func mix(
    _ source: PixelBuffer, from corner: SDL_Point, into pixels: inout [UInt32], _ area: SDL_Rect, _ effect: LayerEffect
  ) {
    let math = BlendMath(mode: effect.blendMode, opacity: Float(min(max(effect.opacity, 0), 1)))
    // Neighbours are mostly alike.
    var last: (upper: UInt32, lower: UInt32, result: UInt32) = (0, 0, math.mixed(0, over: 0))
    for row in 0..<Int(area.h) {
      let line = (row + Int(corner.y)) * source.width + Int(corner.x)
      for column in 0..<Int(area.w) {
        let (upper, index) = (source.pixels[line + column], row * Int(area.w) + column)
        let lower = pixels[index]
        if upper != last.upper || lower != last.lower { last = (upper, lower, math.mixed(upper, over: lower)) }
        pixels[index] = last.result
      }
    }
  }

  /// Puts pixels in the place of those that are there, alpha and all.
  private func replace(_ area: SDL_Rect, with pixels: [UInt32]) {
    guard
      let texture = SDL_CreateTexture(
        canvas.renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), area.w, area.h)
    else { return }
    defer { SDL_DestroyTexture(texture) }
    SDL_UpdateTexture(texture, nil, pixels, area.w * 4)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    var tint = DeviceColor.white
    canvas.copy(texture, from: SDL_Rect(x: 0, y: 0, w: area.w, h: area.h), to: area, .white, tint: &tint)
    // The texture goes at once, so what SDL has queued must be drawn before.
    SDL_RenderFlush(canvas.renderer)
  }
}
