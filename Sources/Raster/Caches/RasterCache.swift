import Graphics

/// The cached pixels of a path, an image or a layer.
@MainActor final class Raster: RecencyListElement {
  let key: RasterKey
  /// The pixels that are marked, relative to the origin of the content.
  let frame: PixelRect
  /// The form that `Renderer.draw` takes; nil if only `pixels`, `edges` or `shadow` are cached, or no pixel is marked.
  let image: RasterImage?
  /// Pixels with alpha multiplied in.
  let pixels: PixelBuffer?
  let edges: ClipEdges?
  /// The shape of a shadow.
  let shadow: AlphaPlane?
  var links = RecencyLinks<Raster>()

  init(
    key: RasterKey, frame: PixelRect, image: RasterImage? = nil, pixels: PixelBuffer? = nil, edges: ClipEdges? = nil,
    shadow: AlphaPlane? = nil
  ) {
    self.key = key
    self.frame = frame
    self.image = image
    self.pixels = pixels
    self.edges = edges
    self.shadow = shadow
  }

  /// Creates a raster without `image` for an empty drawing.
  convenience init(key: RasterKey, image: RasterImage) {
    self.init(key: key, frame: image.frame, image: image.frame.isEmpty ? nil : image)
  }

  /// Memory of the pixels and an allowance for the object itself, in bytes; without uploads.
  var byteCount: Int {
    Raster.overhead + (image?.byteCount ?? 0) + (pixels?.byteCount ?? 0) + (edges?.byteCount ?? 0)
      + (shadow?.alphas.count ?? 0) + key.byteCount
  }

  private static let overhead = 256
}

/// The rasters of a painter, in bounded memory. Layers have a part of it of their own.
@MainActor final class RasterCache: BudgetedCache {
  /// The pixels of a target for which the limits hold. They grow with the pixels of a larger target.
  static let referencePixels = 2560 * 1600

  /// The number of images and layers made since the cache was created.
  private(set) var made = 0
  private var rasters: [RasterKey: Raster] = [:]
  private let layers: RasterShelf
  private let others: RasterShelf
  private var targetPixels = 0
  private let budget: CacheBudget

  /// At most `byteLimit` bytes, and of these at most `layerByteLimit` for layers; and no more than `budget` allows.
  init(byteLimit: Int, layerByteLimit: Int, budget: CacheBudget, uploadedBytesPerPixel: Int) {
    self.budget = budget
    let layerBytes = min(layerByteLimit, byteLimit / 2)
    layers = RasterShelf(byteLimit: layerBytes, uploadedBytesPerPixel: uploadedBytesPerPixel)
    others = RasterShelf(byteLimit: byteLimit - layerBytes, uploadedBytesPerPixel: uploadedBytesPerPixel)
    budget.add(self)
  }

  isolated deinit { removeAll() }

  var byteCount: Int { layers.byteCount + others.byteCount }

  /// Adapts the limits to a target of `pixels`.
  func setTarget(pixels: Int) {
    if pixels == targetPixels { return }
    targetPixels = pixels
    budget.setTarget(pixels: pixels, of: self)
    let factor = max(1, Double(pixels) / Double(RasterCache.referencePixels))
    for shelf in [layers, others] { shelf.factor = factor }
  }

  private func shelf(of key: RasterKey) -> RasterShelf { key.isOfLayer ? layers : others }

  subscript(key: RasterKey) -> Raster? {
    guard let raster = rasters[key] else { return nil }
    shelf(of: key).touch(raster)
    return raster
  }

  /// Inserts an image of pixels with straight alpha.
  @discardableResult
  func insert(_ key: RasterKey, frame: PixelRect, straight: [UInt32]) -> Raster {
    insert(Raster(key: key, image: RasterImage(frame: frame, straight: straight)))
  }

  /// Inserts a raster and removes the least recently used rasters of its shelf first. A raster that is larger than the limit stays until the
  /// next raster is inserted.
  @discardableResult
  func insert(_ raster: Raster) -> Raster {
    if let old = rasters[raster.key] { remove(old) }
    let shelf = shelf(of: raster.key)
    while let oldest = shelf.oldest(makingRoomFor: raster) { remove(oldest) }
    budget.makeRoom(for: shelf.byteCount(of: raster))
    rasters[raster.key] = raster
    shelf.insert(raster)
    if raster.image != nil || raster.key.isDrawnAsPixels { made += 1 }
    return raster
  }

  /// Makes a raster the first of its shelf that is removed.
  func demote(_ key: RasterKey) {
    if let raster = rasters[key] { shelf(of: key).demote(raster) }
  }

  func removeAll() {
    for raster in rasters.values { remove(raster) }
  }

  /// Removes the rasters that were neither inserted nor found since `time` on `CacheClock`.
  func removeAll(unusedSince time: UInt64) {
    for shelf in [layers, others] {
      for raster in shelf.rasters(unusedSince: time) { remove(raster) }
    }
  }

  var oldestUse: UInt64? { oldestShelf?.oldestUse }

  func removeOldest() {
    if let oldest = oldestShelf?.oldest { remove(oldest) }
  }

  private var oldestShelf: RasterShelf? {
    [layers, others].min { $0.oldestUse ?? .max < $1.oldestUse ?? .max }
  }

  /// Removes the layers and the transformed images for which `RasterKey.shows(_:)` is true.
  func removeLayers(with images: Set<ImageHandle>) {
    for raster in rasters.values where raster.key.shows(images) { remove(raster) }
  }

  private func remove(_ raster: Raster) {
    shelf(of: raster.key).remove(raster)
    rasters[raster.key] = nil
  }
}

/// Rasters that share a limit, in the order of their last use.
@MainActor private final class RasterShelf {
  private let byteLimit: Int
  /// The number of times that the limit may be used.
  var factor = 1.0
  private let uploadedBytesPerPixel: Int
  private(set) var byteCount = 0
  private var order = RecencyList<Raster>()

  init(byteLimit: Int, uploadedBytesPerPixel: Int) {
    self.byteLimit = byteLimit
    self.uploadedBytesPerPixel = uploadedBytesPerPixel
  }

  func touch(_ raster: Raster) { order.touch(raster) }
  func demote(_ raster: Raster) { order.demote(raster) }
  func rasters(unusedSince time: UInt64) -> [Raster] { order.elements(unusedSince: time) }
  var oldest: Raster? { order.oldest }
  var oldestUse: UInt64? { order.oldestUse }

  func insert(_ raster: Raster) {
    order.insert(raster)
    byteCount += byteCount(of: raster)
  }

  func remove(_ raster: Raster) {
    order.remove(raster)
    byteCount -= byteCount(of: raster)
  }

  /// The raster to remove next, as long as there is no room for `raster`.
  func oldest(makingRoomFor raster: Raster) -> Raster? {
    byteCount + byteCount(of: raster) > Int(Double(byteLimit) * factor) ? order.oldest : nil
  }

  func byteCount(of raster: Raster) -> Int {
    raster.byteCount + (raster.image?.frame.area ?? 0) * uploadedBytesPerPixel
  }
}
