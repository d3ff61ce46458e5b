import Graphics

/// Walks display lists and reduces their commands to the primitives of a `Renderer`.
///
/// All positions are rounded to device pixels by one `PixelGrid`. Text, paths, images and layers become pixels once; the pixels are cached
/// within `DrawingLimits` and drawn again without allocating memory.
@MainActor package final class DisplayListPainter {
  /// The target of drawing: the back end, or `layerRenderer` while the commands of a layer are drawn.
  var renderer: any Renderer
  /// Draws the commands of layers into memory, for every back end.
  let layerRenderer = SoftwareRenderer(memory: .empty)
  let masks: CornerMaskCache
  let rasters: RasterCache
  let images: any ImageDecoding
  var previews = ImagePreviews()
  private let runs: RunImageCache
  private let budget: CacheBudget
  private let text: any TextRasterizer
  /// The position of points among pixels: of the target, or of the layer that is drawn.
  var grid: PixelGrid
  /// The pixels of the clip of the innermost layer that is drawn directly (`drawDirectly(_:_:_:)`), whether they are visible or not; nil
  /// outside of such layers.
  var contentClip: PixelRect?
  private var rastersBefore = 0
  private var glyphsBefore = 0
  private var drawnPixels = 0
  /// Pixels that the repair of this frame has moved.
  var movedPixels = 0
  /// The last frame that was drawn without a repair.
  private var frame = DrawnFrame()

  /// Draws with `renderer`, at `scale` device pixels per point.
  package init(
    renderer: any Renderer, text: any TextRasterizer, images: any ImageDecoding, scale: CGFloat,
    limits: DrawingLimits = DrawingLimits()
  ) {
    self.renderer = renderer
    self.text = text
    self.images = images
    let uploadBytes = renderer.uploadedBytesPerPixel
    budget = limits.budget
    masks = CornerMaskCache(byteLimit: limits.maskCacheBytes, budget: budget, uploadedBytesPerPixel: uploadBytes)
    rasters = RasterCache(
      byteLimit: limits.rasterCacheBytes, layerByteLimit: limits.layerCacheBytes, budget: budget,
      uploadedBytesPerPixel: uploadBytes)
    runs = RunImageCache(
      text: text, byteLimit: limits.textCacheBytes, budget: budget, uploadedBytesPerPixel: uploadBytes)
    grid = PixelGrid(scale: scale)
  }

  /// Device pixels per point, positive. A change empties the caches of texts and rasters.
  package var scale: CGFloat {
    get { grid.scale }
    set {
      guard newValue != grid.scale else { return }
      grid.scale = newValue
      runs.removeAll()
      rasters.removeAll()
    }
  }

  /// Empties all caches and releases the renderer's uploads.
  package func dropCaches() {
    runs.removeAll()
    masks.removeAll()
    rasters.removeAll()
  }

  /// Calls `draw`, which draws a list in full, and removes the cached pixels that it has not used. The other caches of the budget shrink to
  /// `CacheBudget.bytesAtRest`. Glyphs and words are removed that were not used since the last call.
  package func keepPixels(usedBy draw: () -> Void) {
    CacheClock.advance()
    let start = CacheClock.now
    draw()
    runs.removeAll(unusedSince: start)
    masks.removeAll(unusedSince: start)
    rasters.removeAll(unusedSince: start)
    budget.shrink(to: CacheBudget.bytesAtRest)
    text.releaseUnused()
  }

  /// The cost of the last `DisplayList`.
  package var counts: DrawingCounts {
    var counts = DrawingCounts()
    counts.drawCalls = renderer.drawCalls + layerRenderer.drawCalls
    counts.stateChanges = renderer.stateChanges
    counts.drawnPixels = drawnPixels
    counts.movedPixels = movedPixels
    counts.madeRasters = rasterCount - rastersBefore
    counts.drawnGlyphs = text.drawnGlyphs - glyphsBefore
    counts.textCacheBytes = runs.byteCount
    counts.maskCacheBytes = masks.byteCount
    counts.rasterCacheBytes = rasters.byteCount
    return counts
  }

  private var rasterCount: Int { masks.made + runs.made + rasters.made }

  /// Draws `list` from back to front on a target with the pixels `bounds`; with a `region`, only the pixels inside of it.
  package func draw(_ list: DisplayList, bounds: PixelRect, in region: PixelRect? = nil) {
    _ = beginFrameOfPreviews()
    begin()
    frame.resolve(list, on: grid, bounds: bounds)
    draw(frame, in: region.map(bounds.intersection) ?? bounds)
    endFrameOfPreviews(frame)
  }

  /// Starts the counts of a frame.
  func begin() {
    CacheClock.advance()
    rastersBefore = rasterCount
    glyphsBefore = text.drawnGlyphs
    drawnPixels = 0
    movedPixels = 0
    renderer.begin()
    layerRenderer.begin()
  }

  /// Draws the part of a frame that lies in `region`, without items that an opaque item covers.
  func draw(_ frame: DrawnFrame, in region: PixelRect) {
    guard !region.isEmpty else { return }
    rasters.setTarget(pixels: frame.bounds.area)
    drawnPixels += region.area
    renderer.beginRegion(region)
    let first = frame.firstVisible(in: region)
    if first == nil {
      renderer.setClip(region)
      renderer.fill(region, frame.background)
    }
    for index in (first ?? 0)..<frame.items.count where frame.items[index].ink.intersects(region) {
      renderer.setClip(frame.items[index].clip.intersection(region))
      draw(frame.commands[index], bounds: region)
    }
    renderer.endRegion()
  }

  func draw(_ command: DrawCommand, bounds: PixelRect) {
    switch command {
    case .clip(let rectangle):
      renderer.setClip(grid.clip(rectangle).intersection(bounds))
    case .rectangle(let rectangle, let color):
      if !color.isClear { renderer.fill(grid.rectangle(rectangle), DeviceColor(color)) }
    case .roundedRectangle(let rectangle, let radius, let color):
      if !color.isClear { fillRounded(rectangle, radius: radius, DeviceColor(color)) }
    case .roundedFrame(let rectangle, let radius, let lineWidth, let color):
      if !color.isClear { strokeRounded(rectangle, radius: radius, lineWidth: lineWidth, DeviceColor(color)) }
    case .text(let run, let origin, let color):
      if !color.isClear { drawText(run, origin: origin, DeviceColor(color)) }
    case .path(let path, let rule, let paint, let transform):
      if !paint.isClear { fill(path, rule: rule, paint, transform) }
    case .image(let image, let drawing): draw(image, drawing)
    case .layer(let layer): draw(layer)
    }
  }

  private func drawText(_ run: TextRun, origin: CGPoint, _ color: DeviceColor) {
    let (x, y) = (grid.x(origin.x), grid.y(origin.y))
    // Ink may leave the box of advance and line height, by less than two heights.
    let reach = 2 * grid.length(run.metrics.lineHeight)
    let clip = renderer.clip
    guard y - reach < clip.y + clip.height, y + reach > clip.y else { return }
    let takesSubpixels = runs.offersSubpixels && renderer.takesSubpixels
    let image = runs.image(for: run, scale: grid.scale, takesSubpixels: takesSubpixels)
    for index in image.tiles.indices {
      let left = x + Int32(clamping: image.tiles[index].x)
      let right = left + Int32(clamping: image.tiles[index].advance)
      guard left - reach < clip.x + clip.width, right + reach > clip.x else { continue }
      if case .pending = image.tiles[index].state { runs.compose(tile: index, of: image) }
      if case .ready(let picture) = image.tiles[index].state {
        renderer.draw(picture, x: x, y: y, picture.tint(of: color))
      }
    }
  }
}
