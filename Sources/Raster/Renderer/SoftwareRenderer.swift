import Graphics

/// Draws into memory with the processor.
@MainActor package final class SoftwareRenderer: Renderer {
  package private(set) var clip = PixelRect.zero
  package private(set) var drawCalls = 0
  package private(set) var stateChanges = 0
  /// The target. Set it before drawing; the memory must stay valid until the last call.
  package var memory: PixelMemory
  private var color: DeviceColor?
  /// The `CoverageTable` objects of the last colours, the newest at the end.
  private var tables: [CoverageTable] = []
  private static let maximumTables = 16

  package init(memory: PixelMemory) { self.memory = memory }

  package func begin() {
    drawCalls = 0
    stateChanges = 0
    color = nil
    clip = .zero
  }

  package func setClip(_ rectangle: PixelRect) {
    if rectangle == clip { return }
    clip = rectangle
    if !clip.isEmpty { stateChanges += 1 }
  }

  package func fill(_ rectangle: PixelRect, _ color: DeviceColor) {
    guard rectangle.intersects(clip) else { return }
    noteColor(color)
    memory.fill(rectangle, clip: clip, color)
    drawCalls += 1
  }

  package func draw(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    guard target.intersects(clip) else { return }
    switch image.content {
    case .coverage(let mask):
      let (x, y) = (target.x - mask.frame.x, target.y - mask.frame.y)
      if memory.isOpaque || color != .white {
        memory.blend(mask, x: x, y: y, clip: clip, with: table(for: color))
      } else {
        memory.blendWhite(mask, x: x, y: y, clip: clip)
      }
    case .straight(let pixels):
      memory.blend(pixels, width: Int(image.frame.width), from: source, to: target, clip: clip, color, mode)
    }
    drawCalls += 1
  }

  package func compositing(of mode: LayerEffect.BlendMode) -> Compositing {
    switch mode {
    case .normal: memory.isOpaque ? .premultiplied : .image
    case .modulate: .image
    // Correct over opaque pixels only.
    case .additive, .multiply: memory.isOpaque ? .image : .readBack
    default: .readBack
    }
  }

  package func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {
    memory.blend(buffer, x: x, y: y, clip: clip, opacity: opacity)
    drawCalls += 1
  }

  package func pixels(in area: PixelRect) -> [UInt32]? { memory.pixels(in: area) }

  package func replace(_ area: PixelRect, with pixels: [UInt32]) {
    memory.replace(area, with: pixels)
    drawCalls += 1
  }

  package var uploadedBytesPerPixel: Int { 0 }

  private func table(for color: DeviceColor) -> CoverageTable {
    if let last = tables.last, last.color == color { return last }
    let cached = tables.firstIndex { $0.color == color }
    let table = cached.map { tables.remove(at: $0) } ?? CoverageTable(color)
    if tables.count >= SoftwareRenderer.maximumTables { tables.removeFirst() }
    tables.append(table)
    return table
  }

  /// Counts the changes that an `SDL_Renderer` would need: the colour, and the blend mode.
  private func noteColor(_ color: DeviceColor) {
    if color == self.color { return }
    stateChanges += (color.alpha == 255) != (self.color.map { $0.alpha == 255 }) ? 2 : 1
    self.color = color
  }
}
