import CSDL2
import Engine
import Geometry
import Graphics

/// What a run's picture depends on besides its colour.
struct RunImageKey: Hashable {
  var text: String
  var font: ResolvedFont
  var size: PixelSizeOfEm
}

/// The pictures of a run of text: what a `TextRun.rendering` points to. Equal runs share one.
@MainActor final class RunImage: RecencyListElement {
  let key: RunImageKey
  var tiles: ContiguousArray<TextTile>
  /// The pixels that its glyphs mark, from the left end of the baseline; nil while a part of it has no picture.
  fileprivate(set) var ink: SDL_Rect?
  var links = RecencyLinks<RunImage>()
  /// Memory of its pictures and an allowance for the object itself, in bytes.
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

  fileprivate func findInk() {
    var found = SDL_Rect(x: 0, y: 0, w: 0, h: 0)
    for tile in tiles {
      switch tile.state {
      case .pending:
        ink = nil
        return
      case .blank: break
      case .ready(let coverage): found = found.union(coverage.frame)
      }
    }
    ink = found
  }
}

/// The pictures of text of one renderer, in bounded memory: the least recently drawn runs go first.
@MainActor final class RunImageCache {
  private(set) var byteCount = 0
  /// Pictures made since the cache was made.
  private(set) var madePictures = 0
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

  /// The image of `run` at `scale` device pixels per point, with or without pictures yet. Drawing the same object again costs no
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

  /// Puts the picture of a tile that is still pending together, and makes room for it.
  func compose(tile index: Int, of image: RunImage) {
    guard let coverage = tiler.coverage(of: image.tiles[index], size: image.key.size) else {
      image.tiles[index].state = .blank
      return image.findInk()
    }
    makeRoom(for: coverage.values.count, keeping: image)
    madePictures += 1
    image.tiles[index].state = .ready(coverage)
    count(coverage.values.count, for: image)
    image.findInk()
  }

  /// The picture of a tile that is ready as a texture, made where there is none yet; nil where SDL cannot.
  func texture(ofTile index: Int, of image: RunImage) -> OpaquePointer? {
    if let texture = image.tiles[index].texture { return texture }
    guard case .ready(let coverage) = image.tiles[index].state,
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), coverage.frame.w,
        coverage.frame.h)
    else { return nil }
    SDL_UpdateTexture(texture, nil, coverage.whitePixels(), coverage.frame.w * 4)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    let before = image.tiles[index].byteCount
    image.tiles[index].texture = texture
    image.tiles[index].tint = .white
    count(image.tiles[index].byteCount - before, for: image)
    return texture
  }

  /// Gives every picture back; the runs that point here ask again.
  func removeAll() {
    while let oldest = order.oldest { remove(oldest) }
  }

  private func sharedImage(for run: TextRun, size: PixelSizeOfEm) -> RunImage {
    let key = RunImageKey(text: run.text, font: run.font, size: size)
    if let image = images[key] {
      order.touch(image)
      return image
    }
    let tiles = tiler.tiles(of: run, size: size)
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
    if byteCount + bytes > byteLimit { releasePictures(of: image) }
  }

  private func remove(_ image: RunImage) {
    releasePictures(of: image)
    order.remove(image)
    byteCount -= image.byteCount
    image.cache = nil
    images[image.key] = nil
  }

  private func releasePictures(of image: RunImage) {
    for index in image.tiles.indices {
      count(-image.tiles[index].byteCount, for: image)
      if let texture = image.tiles[index].texture { SDL_DestroyTexture(texture) }
      image.tiles[index].texture = nil
      if case .ready = image.tiles[index].state { image.tiles[index].state = .pending }
    }
    image.ink = nil
  }

  private func count(_ bytes: Int, for image: RunImage) {
    image.byteCount += bytes
    if image.cache === self { byteCount += bytes }
  }
}
