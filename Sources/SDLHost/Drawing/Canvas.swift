import CSDL2

/// An `SDL_Renderer` that is told nothing twice: it knows the colour and the clip that are set.
@MainActor final class Canvas {
  let renderer: OpaquePointer
  private(set) var drawCalls = 0
  private(set) var stateChanges = 0
  private var color: DeviceColor?
  /// Pixels that may change; drawing outside of it is skipped by whoever asks.
  private(set) var clip = SDL_Rect(x: 0, y: 0, w: 0, h: 0)
  private var isClipKnown = false
  /// The pixels that are drawn on, where the processor draws and they can be reached; else SDL draws everything.
  var pixels: DirectPixels?
  /// Whether SDL may have steps in its queue that it has not drawn.
  private var isQueueing = true
  /// For the colours of the last texts.
  private var tables: [CoverageTable] = []
  private static let mostTables = 16

  init(renderer: OpaquePointer) { self.renderer = renderer }

  /// Starts a frame. What SDL has set is taken as unknown: the host, or a reset of the device, may have changed it.
  func begin() {
    drawCalls = 0
    stateChanges = 0
    forgetState()
  }

  /// Takes what SDL has set as unknown: drawing goes somewhere else now.
  func forgetState() {
    color = nil
    isClipKnown = false
    isQueueing = true
  }

  /// Narrows drawing to `rectangle`; an empty one lets nothing through.
  func setClip(_ rectangle: SDL_Rect) {
    if isClipKnown && rectangle == clip { return }
    clip = rectangle
    isClipKnown = true
    // SDL takes an empty clip for "no clip" on some drivers; drawing is skipped then anyhow.
    guard !clip.isEmpty else { return }
    SDL_RenderSetClipRect(renderer, &clip)
    stateChanges += 1
  }

  /// Fills pixels with a colour, over what is there where it is translucent.
  func fill(_ rectangle: SDL_Rect, _ color: DeviceColor) {
    guard rectangle.intersects(clip) else { return }
    setColor(color)
    var rectangle = rectangle
    SDL_RenderFillRect(renderer, &rectangle)
    isQueueing = true
    drawCalls += 1
  }

  /// Copies a part of a white texture in a colour; `tint` is the colour that the texture has been set to before.
  func copy(
    _ texture: OpaquePointer, from source: SDL_Rect, to target: SDL_Rect, _ color: DeviceColor, tint: inout DeviceColor
  ) {
    guard target.intersects(clip) else { return }
    modulate(texture, color, tint: &tint)
    var source = source
    var target = target
    SDL_RenderCopy(renderer, texture, &source, &target)
    isQueueing = true
    drawCalls += 1
  }

  /// Draws a text or a shape in a colour, `x` and `y` pixels from where it is counted from, without SDL. Returns false where only SDL
  /// can draw.
  @discardableResult
  func blend(_ coverage: some Coverage, x: Int32, y: Int32, _ color: DeviceColor) -> Bool {
    guard let pixels else { return false }
    guard coverage.frame.offset(x, y).intersects(clip) else { return true }
    flush()
    pixels.blend(coverage, x: x, y: y, clip: clip, with: table(for: color))
    drawCalls += 1
    return true
  }

  /// Draws a picture that begins at (`x`, `y`), without SDL, at least where `pixels` are there.
  func blend(_ picture: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {
    guard let pixels else { return }
    flush()
    pixels.blend(picture, x: x, y: y, clip: clip, opacity: opacity)
    drawCalls += 1
  }

  /// Has SDL draw what it was told.
  private func flush() {
    guard isQueueing else { return }
    SDL_RenderFlush(renderer)
    isQueueing = false
  }

  private func table(for color: DeviceColor) -> CoverageTable {
    if let last = tables.last, last.color == color { return last }
    let known = tables.firstIndex { $0.color == color }
    let table = known.map { tables.remove(at: $0) } ?? CoverageTable(color)
    if tables.count >= Canvas.mostTables { tables.removeFirst() }
    tables.append(table)
    return table
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

  private func modulate(_ texture: OpaquePointer, _ color: DeviceColor, tint: inout DeviceColor) {
    if tint == color { return }
    if (tint.red, tint.green, tint.blue) != (color.red, color.green, color.blue) {
      SDL_SetTextureColorMod(texture, color.red, color.green, color.blue)
      stateChanges += 1
    }
    if tint.alpha != color.alpha {
      SDL_SetTextureAlphaMod(texture, color.alpha)
      stateChanges += 1
    }
    tint = color
  }
}

extension SDL_Rect {
  static func == (lhs: SDL_Rect, rhs: SDL_Rect) -> Bool {
    lhs.x == rhs.x && lhs.y == rhs.y && lhs.w == rhs.w && lhs.h == rhs.h
  }
}
