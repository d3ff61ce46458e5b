import CSDL2
import Engine
import Geometry
import Graphics

/// Draws display lists with an `SDL_Renderer`.
///
/// Everything is snapped to device pixels by one `PixelGrid`. Text and round corners are coverage, made once, coloured when drawn
/// and kept within `DrawingLimits`. A list whose pictures exist is drawn without allocating memory.
///
/// The renderer is borrowed: call `dropCaches()` before it is destroyed.
@MainActor package final class DisplayListRenderer {
  let canvas: Canvas
  let masks: CornerMaskCache
  let pictures: PictureCache
  let targets: LayerTargets
  /// Whether the processor draws, so that pixels can be read at no cost.
  let isSoftware: Bool
  private let runs: RunImageCache
  private let fonts: FontLibrary
  /// Where points lie: of the window, or of the layer that is being drawn.
  var grid: PixelGrid
  private var picturesBefore = 0
  private var glyphsBefore = 0
  private var drawnPixels = 0
  /// How many pixels the repair of this frame has moved.
  var movedPixels = 0
  /// What was drawn last without a repair.
  private var frame = DrawnFrame()

  /// Draws on `renderer` with `scale` device pixels per point.
  package init(renderer: OpaquePointer, fonts: FontLibrary, scale: CGFloat, limits: DrawingLimits = DrawingLimits()) {
    self.fonts = fonts
    canvas = Canvas(renderer: renderer)
    masks = CornerMaskCache(renderer: renderer, byteLimit: limits.maskCacheBytes)
    pictures = PictureCache(
      renderer: renderer, byteLimit: limits.pictureCacheBytes, layerByteLimit: limits.layerCacheBytes)
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    targets = LayerTargets(renderer: renderer)
    runs = RunImageCache(renderer: renderer, fonts: fonts, byteLimit: limits.textCacheBytes)
    grid = PixelGrid(scale: scale)
  }

  /// Device pixels per point, positive. A change drops cached text and pictures.
  package var scale: CGFloat {
    get { grid.scale }
    set {
      guard newValue != grid.scale else { return }
      grid.scale = newValue
      runs.removeAll()
      pictures.removeAll()
    }
  }

  /// Gives all textures back: when the device has lost them (`SDL_RENDER_TARGETS_RESET`, `SDL_RENDER_DEVICE_RESET`).
  package func dropCaches() {
    runs.removeAll()
    masks.removeAll()
    pictures.removeAll()
    targets.removeAll()
  }

  /// What the last display list has cost.
  package var counts: DrawingCounts {
    var counts = DrawingCounts()
    counts.drawCalls = canvas.drawCalls
    counts.stateChanges = canvas.stateChanges
    counts.drawnPixels = drawnPixels
    counts.movedPixels = movedPixels
    counts.madePictures = pictureCount - picturesBefore
    counts.drawnGlyphs = fonts.glyphs.drawnGlyphs - glyphsBefore
    counts.textCacheBytes = runs.byteCount
    counts.maskCacheBytes = masks.byteCount
    counts.pictureCacheBytes = pictures.byteCount
    return counts
  }

  private var pictureCount: Int { masks.uploads + runs.madePictures + pictures.made }

  /// Draws `list` from back to front; with a `region` in pixels, only what lies inside it. Does not present.
  package func draw(_ list: DisplayList, in region: SDL_Rect? = nil) {
    begin()
    var bounds = SDL_Rect(x: 0, y: 0, w: 0, h: 0)
    SDL_GetRendererOutputSize(canvas.renderer, &bounds.w, &bounds.h)
    frame.resolve(list, on: grid, bounds: bounds)
    draw(frame, in: region.map(bounds.intersection) ?? bounds)
  }

  /// Starts the counts of a frame, on `surface` where its pixels can be reached.
  func begin(on surface: UnsafeMutablePointer<SDL_Surface>? = nil) {
    canvas.pixels = surface.flatMap(DirectPixels.init)
    picturesBefore = pictureCount
    glyphsBefore = fonts.glyphs.drawnGlyphs
    drawnPixels = 0
    movedPixels = 0
    canvas.begin()
  }

  /// Draws what of a frame lies in a region. What something opaque covers is left out.
  func draw(_ frame: DrawnFrame, in region: SDL_Rect) {
    guard !region.isEmpty else { return }
    drawnPixels += region.area
    let first = frame.firstVisible(in: region)
    if first == nil {
      canvas.setClip(region)
      canvas.fill(region, frame.background)
    }
    for index in (first ?? 0)..<frame.items.count where frame.items[index].ink.intersects(region) {
      let item = frame.items[index]
      canvas.setClip(item.clip.intersection(region))
      draw(item.command, bounds: region)
    }
  }

  func draw(_ command: DrawCommand, bounds: SDL_Rect) {
    switch command {
    case .clip(let rectangle):
      canvas.setClip(grid.clip(rectangle).intersection(bounds))
    case .rectangle(let rectangle, let color):
      if !color.isClear { canvas.fill(grid.rectangle(rectangle), DeviceColor(color)) }
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
    let clip = canvas.clip
    guard y - reach < clip.y + clip.h, y + reach > clip.y else { return }
    let image = runs.image(for: run, scale: grid.scale)
    for index in image.tiles.indices {
      let left = x + Int32(clamping: image.tiles[index].x)
      let right = left + Int32(clamping: image.tiles[index].advance)
      guard left - reach < clip.x + clip.w, right + reach > clip.x else { continue }
      drawTile(index, of: image, x: x, y: y, color)
    }
  }

  private func drawTile(_ index: Int, of image: RunImage, x: Int32, y: Int32, _ color: DeviceColor) {
    if case .pending = image.tiles[index].state { runs.compose(tile: index, of: image) }
    guard case .ready(let coverage) = image.tiles[index].state, !canvas.blend(coverage, x: x, y: y, color),
      let texture = runs.texture(ofTile: index, of: image)
    else { return }
    let frame = coverage.frame
    canvas.copy(
      texture, from: SDL_Rect(x: 0, y: 0, w: frame.w, h: frame.h), to: frame.offset(x, y), color,
      tint: &image.tiles[index].tint)
  }
}
