import Geometry
import Graphics

/// The properties on which the pixels of a text run depend, without its color.
struct RunImageKey: Hashable {
  var text: String
  var font: ResolvedFont
  var direction: LayoutDirection
  var size: PixelSizeOfEm
  /// True for `TextTile.subpixelPicture()`.
  var hasSubpixels: Bool
}

/// A tile of a text run and its pixels.
@MainActor struct RunTile {
  enum State {
    /// Not drawn yet, or removed from memory.
    case pending
    /// Marks no pixel: spaces, or a font that cannot be opened.
    case blank
    /// The frame is relative to the start of the run and to the baseline.
    case ready(RasterImage)
  }

  let tile: any TextTile
  /// Pixels from the start of the run to the tile.
  let x: Int
  /// The advance of the text in pixels, rounded up.
  let advance: Int
  var state = State.pending

  init(_ tile: any TextTile) {
    self.tile = tile
    x = tile.x
    advance = tile.advance
  }
}

/// The pixels of a text run: the object behind `TextRun.rendering`. Equal runs share one.
@MainActor final class RunImage: RecencyListElement {
  let key: RunImageKey
  var tiles: ContiguousArray<RunTile>
  /// The pixels that the glyphs mark, relative to the left end of the baseline; nil until all tiles were drawn once.
  fileprivate(set) var ink: PixelRect?
  var links = RecencyLinks<RunImage>()
  /// Memory of the tiles and an allowance for the object itself, in bytes.
  fileprivate(set) var byteCount: Int
  /// The cache of the image; nil after its removal, which makes the run ask again.
  fileprivate unowned(unsafe) var cache: RunImageCache?

  fileprivate init(key: RunImageKey, tiles: [any TextTile], cache: RunImageCache) {
    self.key = key
    self.tiles = ContiguousArray(tiles.lazy.map { RunTile($0) })
    self.cache = cache
    byteCount = RunImage.overhead + key.text.utf8.count * 2
  }

  private static let overhead = 512

  /// The `ink`, once all tiles are drawn. `margin` is added on all sides.
  fileprivate func findInk(margin: Int32) {
    var found = PixelRect.zero
    for tile in tiles {
      switch tile.state {
      case .pending: return
      case .blank: break
      case .ready(let image): found = found.union(image.frame)
      }
    }
    ink = found.isEmpty || margin == 0 ? found : found.grown(by: margin)
  }
}

/// The text images of a painter, in bounded memory: the least recently drawn runs are removed first.
@MainActor final class RunImageCache: BudgetedCache {
  private(set) var byteCount = 0
  /// The number of tiles drawn since the cache was created.
  private(set) var made = 0
  private let byteLimit: Int
  private let uploadedBytesPerPixel: Int
  private let text: any TextRasterizer
  /// The value of `TextRasterizer.hasSubpixels` since `removeAll()`.
  private(set) var offersSubpixels: Bool
  private var images: [RunImageKey: RunImage] = [:]
  private var order = RecencyList<RunImage>()
  private let budget: CacheBudget

  init(text: any TextRasterizer, byteLimit: Int, budget: CacheBudget, uploadedBytesPerPixel: Int) {
    self.budget = budget
    self.text = text
    offersSubpixels = text.hasSubpixels
    self.byteLimit = byteLimit
    self.uploadedBytesPerPixel = uploadedBytesPerPixel
    budget.add(self)
  }

  isolated deinit { removeAll() }

  /// The image of `run` at `scale` device pixels per point, with or without pixels. Drawing the same object again costs no hashing.
  /// `takesSubpixels` is true if `offersSubpixels` and the `Renderer` takes them.
  package func image(for run: TextRun, scale: CGFloat, takesSubpixels: Bool) -> RunImage {
    let size = PixelSizeOfEm(run.font.size * scale)
    let hasSubpixels = takesSubpixels && run.allowsSubpixels
    // Only `RunImageCache` writes `rendering`, and always a `RunImage`.
    if let handle = run.rendering {
      let image = unsafeDowncast(handle, to: RunImage.self)
      if image.cache === self && image.key.size == size && image.key.hasSubpixels == hasSubpixels {
        order.touch(image)
        return image
      }
    }
    let image = sharedImage(for: run, size: size, hasSubpixels: hasSubpixels)
    run.rendering = image
    return image
  }

  /// Draws a pending tile, and removes other images to make room for it.
  func compose(tile index: Int, of image: RunImage) {
    let tile = image.tiles[index].tile
    let drawn = image.key.hasSubpixels ? tile.subpixelPicture() : tile.picture()
    guard let picture = drawn.map(RasterImage.init) else {
      image.tiles[index].state = .blank
      return image.findInk(margin: inkMargin)
    }
    makeRoom(for: byteCount(of: picture), keeping: image)
    made += 1
    image.tiles[index].state = .ready(picture)
    count(byteCount(of: picture), for: image)
    image.findInk(margin: inkMargin)
  }

  /// The pixels by which `RunImage.ink` is larger than the picture: a picture with subpixels reaches a pixel farther than one without, and the
  /// next frame may need the other.
  private var inkMargin: Int32 { offersSubpixels ? 1 : 0 }

  /// Removes all images; the runs that point to them ask again.
  func removeAll() {
    while let oldest = order.oldest { remove(oldest) }
    offersSubpixels = text.hasSubpixels
  }

  /// Removes the images that were not drawn since `time` on `CacheClock`.
  func removeAll(unusedSince time: UInt64) {
    for image in order.elements(unusedSince: time) { remove(image) }
  }

  var oldestUse: UInt64? { order.oldestUse }

  func removeOldest() {
    if let oldest = order.oldest { remove(oldest) }
  }

  private func sharedImage(for run: TextRun, size: PixelSizeOfEm, hasSubpixels: Bool) -> RunImage {
    let key = RunImageKey(
      text: run.text, font: run.font, direction: run.direction, size: size, hasSubpixels: hasSubpixels)
    if let image = images[key] {
      order.touch(image)
      return image
    }
    let image = RunImage(key: key, tiles: text.tiles(of: run, size: size), cache: self)
    makeRoom(for: image.byteCount, keeping: image)
    images[key] = image
    order.insert(image)
    byteCount += image.byteCount
    return image
  }

  private func makeRoom(for bytes: Int, keeping image: RunImage) {
    while byteCount + bytes > byteLimit, let oldest = order.oldest, oldest !== image { remove(oldest) }
    // A single very long line may exceed the limit: it keeps only the tile that is being drawn, and draws its remaining
    // tiles again.
    if byteCount + bytes > byteLimit { releaseTiles(of: image) }
    budget.makeRoom(for: bytes)
  }

  private func remove(_ image: RunImage) {
    releaseTiles(of: image)
    order.remove(image)
    byteCount -= image.byteCount
    image.cache = nil
    images[image.key] = nil
  }

  private func releaseTiles(of image: RunImage) {
    for index in image.tiles.indices {
      guard case .ready(let picture) = image.tiles[index].state else { continue }
      count(-byteCount(of: picture), for: image)
      image.tiles[index].state = .pending
    }
  }

  private func byteCount(of picture: RasterImage) -> Int {
    picture.byteCount + picture.frame.area * uploadedBytesPerPixel
  }

  private func count(_ bytes: Int, for image: RunImage) {
    image.byteCount += bytes
    if image.cache === self { byteCount += bytes }
  }
}
