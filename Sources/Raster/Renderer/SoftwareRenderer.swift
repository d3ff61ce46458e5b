import Graphics

/// Draws into memory with the processor.
///
/// Primitives for a large region are collected between `beginRegion(_:)` and `endRegion()`, and drawn in bands by several threads.
@MainActor package final class SoftwareRenderer: Renderer {
  package private(set) var clip = PixelRect.zero
  package private(set) var drawCalls = 0
  package private(set) var stateChanges = 0
  /// The target. Set it before drawing; the memory must stay valid until the last call.
  package var memory: PixelMemory { willSet { drawCollected() } }
  private var collected = BandedDrawing()
  /// True if primitives are collected and not drawn at once.
  private var isCollecting = false
  private var color: DeviceColor?
  /// The `CoverageTable` objects of the last colors, the newest at the end.
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
    recordColor(color)
    drawCalls += 1
    if isCollecting {
      if color.alpha > 0 { collect(.fill(color), rectangle) }
    } else {
      memory.fill(rectangle, clip: clip, color)
    }
  }

  package func draw(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor,
    _ mode: LayerEffect.BlendMode
  ) {
    guard target.intersects(clip) else { return }
    drawCalls += 1
    switch image.content {
    case .coverage(let mask):
      draw(mask, x: target.x - mask.frame.x, y: target.y - mask.frame.y, color)
    case .subpixels(let mask):
      let (x, y) = (target.x - mask.frame.x, target.y - mask.frame.y)
      if isCollecting {
        collect(.subpixels(mask, color, x: x, y: y), target)
      } else {
        memory.blend(mask, x: x, y: y, clip: clip, color)
      }
    case .straight(let pixels):
      let width = Int(image.frame.width)
      if isCollecting {
        collect(.image(pixels, width: width, from: source, to: target, color, mode), target)
      } else {
        memory.blend(pixels, width: width, from: source, to: target, clip: clip, color, mode)
      }
    }
  }

  package func drawStretched(
    _ image: RasterImage, from source: PixelRect, to target: PixelRect, _ color: DeviceColor
  ) {
    let area = target.intersection(clip)
    guard !area.isEmpty, let pixels = image.premultiplied(tintedBy: color) else { return }
    let sampler = PixelSampler(pixels, stretching: CGRect(source), over: target, in: area)
    blend(sampler, x: 0, y: 0, opacity: color.alpha)
  }

  private func draw(_ mask: CoverageMask, x: Int32, y: Int32, _ color: DeviceColor) {
    let isTinted = memory.isOpaque || color != .white
    switch (isTinted, isCollecting) {
    case (true, true): collect(.coverage(mask, table(for: color), x: x, y: y), mask.frame.offset(x, y))
    case (true, false): memory.blend(mask, x: x, y: y, clip: clip, with: table(for: color))
    case (false, true): collect(.whiteCoverage(mask, x: x, y: y), mask.frame.offset(x, y))
    case (false, false): memory.blendWhite(mask, x: x, y: y, clip: clip)
    }
  }

  package var takesSubpixels: Bool { memory.isOpaque }

  package func compositing(of mode: LayerEffect.BlendMode) -> Compositing {
    switch mode {
    case .normal: .premultiplied
    case .modulate: .image
    // Correct over opaque pixels only.
    case .additive, .multiply: memory.isOpaque ? .image : .readBack
    default: .readBack
    }
  }

  package func blend(_ buffer: PixelBuffer, x: Int32, y: Int32, opacity: UInt8) {
    drawCalls += 1
    if isCollecting {
      let frame = PixelRect(x: x, y: y, width: Int32(buffer.width), height: Int32(buffer.height))
      collect(.premultiplied(buffer, x: x, y: y, opacity: opacity), frame)
    } else {
      memory.blend(buffer, x: x, y: y, clip: clip, opacity: opacity)
    }
  }

  package func blend(_ sampler: PixelSampler, x: Int32, y: Int32, opacity: UInt8) {
    drawCalls += 1
    let kind = PixelOperation.Kind.sampled(sampler, x: x, y: y, opacity: opacity)
    if isCollecting {
      collect(kind, sampler.frame.offset(x, y))
    } else {
      let operation = PixelOperation(kind: kind, area: sampler.frame.offset(x, y).intersection(clip))
      operation.draw(on: memory, in: memory.bounds)
    }
  }

  package func save(_ pixels: SavedPixels) {
    if isCollecting { collect(.save(pixels), pixels.frame) } else { pixels.save(memory, rows: pixels.frame) }
  }

  package func restore(_ pixels: SavedPixels) {
    drawCalls += 1
    if isCollecting { collect(.restore(pixels), pixels.frame) } else { pixels.restore(memory, rows: pixels.frame) }
  }

  package func pixels(in area: PixelRect) -> [UInt32]? {
    drawCollected()
    return memory.pixels(in: area)
  }

  package func replace(_ area: PixelRect, with pixels: [UInt32]) {
    drawCollected()
    memory.replace(area, with: pixels)
    drawCalls += 1
  }

  /// Replaces pixels by a premultiplied buffer at (`x`, `y`).
  func place(_ buffer: PixelBuffer, x: Int32, y: Int32, clip: PixelRect, opacity: UInt8) {
    drawCollected()
    memory.place(buffer, x: x, y: y, clip: clip, opacity: opacity)
  }

  // MARK: Bands

  /// Calls `draw` with `memory` as the target.
  func draw(on memory: PixelMemory, _ draw: () -> Void) {
    let outer = (memory: self.memory, clip: clip, isCollecting: isCollecting)
    self.memory = memory
    setClip(memory.bounds)
    beginRegion(memory.bounds)
    draw()
    endRegion()
    (self.memory, isCollecting) = (outer.memory, outer.isCollecting)
    setClip(outer.clip)
  }

  package func beginRegion(_ region: PixelRect) {
    isCollecting = PixelRows.splits(work: PixelWork.nanoseconds(region.area, PixelWork.blend))
  }

  package func endRegion() {
    drawCollected()
    isCollecting = false
  }

  private func collect(_ kind: PixelOperation.Kind, _ area: PixelRect) {
    let seen = area.intersection(clip)
    if !seen.isEmpty { collected.append(PixelOperation(kind: kind, area: seen)) }
  }

  private func drawCollected() {
    if isCollecting { collected.draw(on: memory) }
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

  /// Counts the changes that an `SDL_Renderer` would need: the color, and the blend mode.
  private func recordColor(_ color: DeviceColor) {
    if color == self.color { return }
    stateChanges += (color.alpha == 255) != (self.color.map { $0.alpha == 255 }) ? 2 : 1
    self.color = color
  }
}
