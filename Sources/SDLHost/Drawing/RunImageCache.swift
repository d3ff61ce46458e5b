import CSDL2
import Engine
import Geometry

/// What a run's picture depends on besides its colour.
struct RunImageKey: Hashable {
  var text: String
  var font: ResolvedFont
  var size: PixelSizeOfEm
}

/// The textures of a run of text: what a `TextRun.rendering` points to. Equal runs share one.
@MainActor final class RunImage: RecencyListElement {
  let key: RunImageKey
  var tiles: ContiguousArray<TextTile>
  var links = RecencyLinks<RunImage>()
  /// Memory of its textures and an allowance for the object itself, in bytes.
  fileprivate(set) var byteCount: Int
  /// The cache that the image belongs to; nil when it was given up and the run has to ask again.
  fileprivate unowned(unsafe) var cache: RunImageCache?

  fileprivate init(key: RunImageKey, tiles: [TextTile], cache: RunImageCache) {
    self.key = key
    self.tiles = ContiguousArray(tiles)
    self.cache = cache
    byteCount = RunImage.overhead + key.text.utf8.count * 2
  }

  private static let overhead = 512
}

/// The text textures of one renderer, in bounded memory: the least recently drawn runs go first.
@MainActor final class RunImageCache {
  private(set) var byteCount = 0
  /// Textures made since the cache was made.
  private(set) var uploads = 0
  private let renderer: OpaquePointer
  private let byteLimit: Int
  private let tiler: TextTiler
  private var images: [RunImageKey: RunImage] = [:]
  private var order = RecencyList<RunImage>()

  init(renderer: OpaquePointer, fonts: FontLibrary, byteLimit: Int) {
    self.renderer = renderer
    self.byteLimit = byteLimit
    tiler = TextTiler(fonts: fonts)
  }

  isolated deinit { removeAll() }

  /// The image of `run` at `scale` device pixels per point, with or without textures yet. Drawing the same object again costs no
  /// hashing.
  func image(for run: TextRun, scale: CGFloat) -> RunImage {
    let size = PixelSizeOfEm(run.font.size * scale)
    // Renderers alone write `rendering`, and they write nothing but this.
    if let handle = run.rendering {
      let image = unsafeDowncast(handle, to: RunImage.self)
      if image.cache === self && image.key.size == size {
        order.touch(image)
        return image
      }
    }
    let image = sharedImage(for: run, size: size)
    run.rendering = image
    return image
  }

  /// Draws the glyphs of a tile that is still pending, and makes room for its texture first.
  func rasterize(tile index: Int, of image: RunImage) {
    guard let raster = tiler.raster(of: image.tiles[index], size: image.key.size) else {
      image.tiles[index].state = .blank
      return
    }
    defer { raster.free() }
    let (width, height) = (raster.surface.pointee.w, raster.surface.pointee.h)
    makeRoom(for: Int(width) * Int(height) * 4, keeping: image)
    guard let texture = SDL_CreateTextureFromSurface(renderer, raster.surface) else { return }
    uploads += 1
    image.tiles[index].frame = SDL_Rect(
      x: Int32(image.tiles[index].x - raster.left), y: Int32(-raster.baseline), w: width, h: height)
    image.tiles[index].tint = .white
    image.tiles[index].state = .ready(texture)
    count(image.tiles[index].byteCount, for: image)
  }

  /// Gives every texture back; the runs that point here ask again.
  func removeAll() {
    while let oldest = order.oldest { remove(oldest) }
  }

  private func sharedImage(for run: TextRun, size: PixelSizeOfEm) -> RunImage {
    let key = RunImageKey(text: run.text, font: run.font, size: size)
    if let image = images[key] {
      order.touch(image)
      return image
    }
    let tiles = tiler.tiles(of: run.text, font: run.font, size: size)
    let image = RunImage(key: key, tiles: tiles, cache: self)
    makeRoom(for: image.byteCount, keeping: image)
    images[key] = image
    order.insert(image)
    byteCount += image.byteCount
    return image
  }

  private func makeRoom(for bytes: Int, keeping image: RunImage) {
    while byteCount + bytes > byteLimit, let oldest = order.oldest, oldest !== image { remove(oldest) }
    // One endless line alone may be over the limit: it keeps the part on show and draws the others again.
    if byteCount + bytes > byteLimit { releaseTextures(of: image) }
  }

  private func remove(_ image: RunImage) {
    releaseTextures(of: image)
    order.remove(image)
    byteCount -= image.byteCount
    image.cache = nil
    images[image.key] = nil
  }

  private func releaseTextures(of image: RunImage) {
    for index in image.tiles.indices {
      guard case .ready(let texture) = image.tiles[index].state else { continue }
      count(-image.tiles[index].byteCount, for: image)
      SDL_DestroyTexture(texture)
      image.tiles[index].state = .pending
    }
  }

  private func count(_ bytes: Int, for image: RunImage) {
    image.byteCount += bytes
    if image.cache === self { byteCount += bytes }
  }
}
