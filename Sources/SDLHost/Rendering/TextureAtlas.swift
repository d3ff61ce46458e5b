import CSDL2
import Graphics

/// Textures that small images share, so that quads of different images are drawn by a single `SDL_RenderGeometry`.
///
/// A page is filled in shelves: rows of images of about the same height. When all pages are full, the page that was drawn least
/// recently is emptied; its images are uploaded again when they are next drawn.
@MainActor package final class TextureAtlas {
  /// The width and height of a page in pixels: 16 MB of memory. All graphics cards of the last 15 years have such textures.
  static let side: Int32 = 2048
  /// The largest number of pages, 80 MB. Text that fills a display of 3840 × 2160 pixels takes 2 to 3.
  package static let maximumPages = 5
  /// The largest height in pixels of an image that shares a page, which is the height of its shelf.
  private static let largestHeight: Int32 = 256
  /// The largest number of pixels of an image that shares a page. A line of text of the width of a page and 64 pixels high has as many.
  private static let largestArea: Int32 = 512 * 256

  private let renderer: OpaquePointer
  private let maximumPages: Int
  private var pages: [AtlasPage] = []
  /// The index of the page that is being filled.
  private var open = 0
  private var uses = 0

  init(renderer: OpaquePointer, maximumPages: Int = TextureAtlas.maximumPages) {
    self.renderer = renderer
    self.maximumPages = maximumPages
  }

  /// The texture with white pixels at `whitePixel`, for quads of a plain color: the page that is being filled, created if there is
  /// none; nil if SDL cannot create it.
  var whiteTexture: SDLTexture? {
    if pages.isEmpty { addPage() }
    return pages.isEmpty ? nil : pages[open].texture
  }

  /// The point in the white pixels of every page, in pixels.
  static let whitePixel = (x: Float(1), y: Float(1))

  /// True if `texture` is a page and therefore has white pixels.
  func hasWhitePixels(_ texture: SDLTexture) -> Bool { pages.contains { $0.texture === texture } }

  /// True if an image of `width` by `height` shares a page. Other images have textures of their own.
  static func shares(width: Int32, height: Int32) -> Bool {
    width < side && height <= largestHeight && width * height <= largestArea
  }

  /// Notes that `texture` is drawn, so that its page is kept before pages that are not.
  func recordUse(of texture: SDLTexture) {
    uses += 1
    if let index = pages.firstIndex(where: { $0.texture === texture }) { pages[index].lastUse = uses }
  }

  /// Uploads the pixels of an image of `width` by `height` that `shares(width:height:)` a page; nil if SDL cannot create a page.
  ///
  /// - Parameter willEmpty: called before the images of a texture are removed, to draw quads that need them.
  func insert(
    width: Int32, height: Int32, _ pixels: [UInt32], willEmpty: (SDLTexture) -> Void
  ) -> TextureRegion? {
    guard let (x, y) = place(width: width, height: height, willEmpty) else { return nil }
    let texture = pages[open].texture
    texture.update(PixelRect(x: x, y: y, width: width, height: height), pixels)
    return TextureRegion(texture, x: x, y: y)
  }

  /// Destroys all pages; every `TextureRegion` in them becomes invalid.
  func removeAll() {
    for page in pages { page.texture.removeAll() }
    pages = []
    open = 0
  }

  /// Finds room for an image in a page, which becomes the open page.
  private func place(width: Int32, height: Int32, _ willEmpty: (SDLTexture) -> Void) -> (x: Int32, y: Int32)? {
    if pages.indices.contains(open), let place = pages[open].shelves.place(width: width, height: height) {
      return place
    }
    if pages.count < maximumPages, addPage() {
      return pages[open].shelves.place(width: width, height: height)
    }
    guard let oldest = pages.indices.min(by: { pages[$0].lastUse < pages[$1].lastUse }) else { return nil }
    willEmpty(pages[oldest].texture)
    pages[oldest].removeAll()
    open = oldest
    return pages[open].shelves.place(width: width, height: height)
  }

  @discardableResult private func addPage() -> Bool {
    guard let texture = SDLTexture(renderer, width: Self.side, height: Self.side) else { return false }
    pages.append(AtlasPage(texture))
    open = pages.count - 1
    return true
  }
}

/// A page of a `TextureAtlas`.
@MainActor private struct AtlasPage {
  let texture: SDLTexture
  var shelves = Shelves(side: TextureAtlas.side)
  /// The value of `TextureAtlas.uses` when the page was last drawn.
  var lastUse = 0

  init(_ texture: SDLTexture) {
    self.texture = texture
    addWhitePixels()
  }

  mutating func removeAll() {
    texture.removeAll()
    shelves = Shelves(side: TextureAtlas.side)
    addWhitePixels()
  }

  /// Fills the corner around `TextureAtlas.whitePixel`.
  private mutating func addWhitePixels() {
    guard let (x, y) = shelves.place(width: 2, height: 2) else { return }
    texture.update(PixelRect(x: x, y: y, width: 2, height: 2), Array(repeating: .max, count: 4))
  }
}

/// The division of a page of `TextureAtlas` into shelves, rows that are filled from left to right.
package struct Shelves {
  private struct Shelf {
    let y: Int32
    let height: Int32
    /// The pixels from the left that images take.
    var width: Int32
  }

  /// The pixels between images, so that a stretched image never shows pixels of another.
  private static let gap: Int32 = 1

  private let side: Int32
  private var shelves: [Shelf] = []
  /// The pixels from the top that shelves take.
  private var height: Int32 = 0

  package init(side: Int32) { self.side = side }

  /// Takes room for an image. Returns its left and upper edge; nil if there is no room.
  package mutating func place(width: Int32, height: Int32) -> (x: Int32, y: Int32)? {
    let (width, height) = (width + Self.gap, height + Self.gap)
    guard let index = lowestShelf(for: width, height) ?? addShelf(for: width, height) else { return nil }
    defer { shelves[index].width += width }
    return (shelves[index].width, shelves[index].y)
  }

  /// The lowest shelf with room, unless more than a third of its height would stay empty while another shelf can be added.
  private func lowestShelf(for width: Int32, _ height: Int32) -> Int? {
    var best: Int?
    for (index, shelf) in shelves.enumerated() where shelf.height >= height && shelf.width + width <= side {
      if best.map({ shelf.height < shelves[$0].height }) ?? true { best = index }
    }
    guard let best else { return nil }
    let isLoose = shelves[best].height > height + height / 2 + 2
    return isLoose && self.height + height <= side ? nil : best
  }

  private mutating func addShelf(for width: Int32, _ height: Int32) -> Int? {
    guard width <= side, self.height + height <= side else { return nil }
    shelves.append(Shelf(y: self.height, height: height, width: 0))
    self.height += height
    return shelves.count - 1
  }
}
