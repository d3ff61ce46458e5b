import CSDL2
import Engine
import Geometry
import Graphics

/// Where in 64ths of a pixel something begins, and in which pixel: what moves by whole pixels looks the same.
struct PixelPhase: Hashable {
  var x: UInt8
  var y: UInt8

  private static let steps: CGFloat = 64
  /// 64ths of a pixel in one step of those places that are few.
  private static let coarseStep: Int32 = 16

  /// Splits a position in pixels; nil where it is no number or out of reach. `isCoarse`: to a quarter of a pixel, so that all pictures of
  /// something that glides are soon made; edges are off by an eighth of a pixel at most. Which quarter depends on the 64th alone.
  static func split(_ point: CGPoint, isCoarse: Bool = false) -> (whole: SDL_Point, phase: PixelPhase)? {
    let (x, y) = ((point.x * steps).rounded(), (point.y * steps).rounded())
    guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    var (left, top) = (Int32(x), Int32(y))
    if isCoarse { (left, top) = (quarter(left), quarter(top)) }
    return (SDL_Point(x: left >> 6, y: top >> 6), PixelPhase(x: UInt8(left & 63), y: UInt8(top & 63)))
  }

  private static func quarter(_ position: Int32) -> Int32 { (position + coarseStep / 2) & -coarseStep }

  /// The fractions of a pixel, 0..<1.
  var offset: CGPoint { CGPoint(x: CGFloat(x) / PixelPhase.steps, y: CGFloat(y) / PixelPhase.steps) }
}

/// The part of a transform that is not a translation.
struct LinearPart: Hashable {
  var a, b, c, d: CGFloat

  init(_ transform: CGAffineTransform) { (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d) }

  func moved(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: point.x, ty: point.y)
  }
}

/// A rectangle of pixels as a part of a key.
struct PixelFrame: Hashable {
  var x, y, width, height: Int32

  init(_ rect: SDL_Rect) { (x, y, width, height) = (rect.x, rect.y, rect.w, rect.h) }
}

/// Everything that a picture depends on besides where its pixels go.
enum PictureKey: Hashable {
  /// Coverage of a path, white where `paint` is nil; `region` for the part of a large one. `isDirect`: kept in memory, drawn without SDL.
  case path(VectorPath, VectorPath.Rule, Paint?, LinearPart, PixelPhase, region: PixelFrame?, isDirect: Bool)
  /// An image, or the alpha of one in white, as large as it is drawn.
  case image(ImageHandle, CGRect, width: Int32, height: Int32, isTinted: Bool, ImageInterpolation)
  case transformedImage(
    ImageHandle, CGRect, CGSize, isTinted: Bool, ImageInterpolation, LinearPart, PixelPhase, region: PixelFrame?)
  case layer(LayerKey, LayerSurface)
  /// The pixels of a layer, without a texture.
  case layerPixels(LayerKey)
  case transformedLayer(LayerKey, LinearPart, PixelPhase, region: PixelFrame?, LayerSurface)
  /// Where a clip does not cover whole pixels.
  case clip(VectorPath, VectorPath.Rule, LinearPart, PixelPhase)
  /// The shadow of whatever has these alphas: a card's, while what is written on it changes.
  case shadow([UInt8], width: Int, LayerEffect.Shadow, scale: CGFloat)
  /// The pixels of an image file.
  case decodedImage(ImageHandle, width: Int32, height: Int32)
}

extension PictureKey {
  /// Whether the picture is that of a layer, or is computed for one: while an effect changes or content passes by, so many of them are
  /// soon of no use that they must not drive out all else.
  fileprivate var isOfLayer: Bool {
    switch self {
    case .layer, .layerPixels, .transformedLayer, .shadow: true
    case .path, .image, .transformedImage, .clip, .decodedImage: false
    }
  }

  /// Whether the picture is drawn without SDL.
  fileprivate var isDirect: Bool {
    switch self {
    case .layerPixels, .path(_, _, _, _, _, region: _, isDirect: true): true
    default: false
    }
  }

  /// Memory of the key itself, where it is more than an allowance covers.
  fileprivate var byteCount: Int {
    if case .shadow(let alphas, _, _, _) = self { alphas.count } else { 0 }
  }
}

/// What a layer's pixels depend on.
struct LayerKey: Hashable {
  var content: Recording
  var filters: LayerEffect
  var scale: CGFloat
  var phase: PixelPhase
}

/// What a renderer keeps of a path, an image or a layer.
@MainActor final class Picture: RecencyListElement {
  let key: PictureKey
  /// Pixels, relative to where the picture begins.
  let frame: SDL_Rect
  /// Nil where nothing is to be seen, or where only the pixels are kept.
  let texture: OpaquePointer?
  let pixels: PixelBuffer?
  let edges: ClipEdges?
  let coverage: CoverageMask?
  /// The colour that the texture is set to.
  var tint = DeviceColor.white
  var blendMode = SDL_BLENDMODE_BLEND
  var links = RecencyLinks<Picture>()

  init(key: PictureKey, frame: SDL_Rect, texture: OpaquePointer?, pixels: PixelBuffer? = nil) {
    self.key = key
    self.frame = frame
    self.texture = texture
    self.pixels = pixels
    edges = nil
    coverage = nil
  }

  init(key: PictureKey, coverage: CoverageMask) {
    self.key = key
    self.coverage = coverage
    frame = coverage.frame
    texture = nil
    pixels = nil
    edges = nil
  }

  init(key: PictureKey, edges: ClipEdges) {
    self.key = key
    frame = edges.frame
    texture = nil
    pixels = nil
    coverage = nil
    self.edges = edges
  }

  /// Memory of the texture and the pixels and an allowance for the object itself, in bytes.
  var byteCount: Int {
    Picture.overhead + (texture == nil ? 0 : Int(frame.w) * Int(frame.h) * 4) + (pixels?.byteCount ?? 0)
      + (edges?.byteCount ?? 0) + (coverage?.values.count ?? 0) + key.byteCount
  }

  private static let overhead = 256
}

/// The pictures of one renderer, in bounded memory. Layers have a part of it for themselves.
@MainActor final class PictureCache {
  /// Textures, and shapes and layers kept in memory, made since the cache was made.
  private(set) var made = 0
  let renderer: OpaquePointer
  private var pictures: [PictureKey: Picture] = [:]
  private let layers: PictureShelf
  private let others: PictureShelf

  /// At most `byteLimit` bytes, and of these at most `layerByteLimit` for layers.
  init(renderer: OpaquePointer, byteLimit: Int, layerByteLimit: Int) {
    self.renderer = renderer
    layers = PictureShelf(byteLimit: min(layerByteLimit, byteLimit / 2))
    others = PictureShelf(byteLimit: byteLimit - min(layerByteLimit, byteLimit / 2))
  }

  isolated deinit { removeAll() }

  var byteCount: Int { layers.byteCount + others.byteCount }

  private func shelf(of key: PictureKey) -> PictureShelf { key.isOfLayer ? layers : others }

  subscript(key: PictureKey) -> Picture? {
    guard let picture = pictures[key] else { return nil }
    shelf(of: key).touch(picture)
    return picture
  }

  /// Keeps a picture of pixels that alpha is not multiplied into; without any, an empty one.
  @discardableResult
  func insert(_ key: PictureKey, frame: SDL_Rect, straight: [UInt32]) -> Picture {
    insert(Picture(key: key, frame: frame, texture: makeTexture(frame, straight)))
  }

  /// Keeps a picture and makes room for it first. One that is too large for the cache stays until the next one comes.
  @discardableResult
  func insert(_ picture: Picture) -> Picture {
    if let old = pictures[picture.key] { remove(old) }
    let shelf = shelf(of: picture.key)
    while let oldest = shelf.oldest(makingRoomFor: picture) { remove(oldest) }
    pictures[picture.key] = picture
    shelf.insert(picture)
    if picture.texture != nil || picture.key.isDirect { made += 1 }
    return picture
  }

  /// Gives everything back.
  func removeAll() {
    for picture in pictures.values { remove(picture) }
  }

  private func remove(_ picture: Picture) {
    shelf(of: picture.key).remove(picture)
    if let texture = picture.texture { SDL_DestroyTexture(texture) }
    pictures[picture.key] = nil
  }

  private func makeTexture(_ frame: SDL_Rect, _ straight: [UInt32]) -> OpaquePointer? {
    guard !frame.isEmpty, !straight.isEmpty,
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), frame.w, frame.h)
    else { return nil }
    SDL_UpdateTexture(texture, nil, straight, frame.w * 4)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    return texture
  }
}

/// Pictures that share a limit: those that were not drawn for longest go first.
@MainActor private final class PictureShelf {
  private let byteLimit: Int
  private(set) var byteCount = 0
  private var order = RecencyList<Picture>()

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  func touch(_ picture: Picture) { order.touch(picture) }

  func insert(_ picture: Picture) {
    order.insert(picture)
    byteCount += picture.byteCount
  }

  func remove(_ picture: Picture) {
    order.remove(picture)
    byteCount -= picture.byteCount
  }

  /// What has to go next, as long as `picture` does not fit in.
  func oldest(makingRoomFor picture: Picture) -> Picture? {
    byteCount + picture.byteCount > byteLimit ? order.oldest : nil
  }
}
