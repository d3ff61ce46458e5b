import Graphics

/// The properties of a rounded shape's mask. All lengths are in pixels.
struct CornerMaskKey: Hashable {
  /// The radius of the corners, in quarters of a pixel.
  var quarterRadius: Int32
  /// The width of the band inside of the edge; 0 for a filled shape.
  var lineWidth: Int32
  /// The width of the smallest shape with these corners: twice the side of a corner, or one less if the corners share a middle
  /// line.
  var width: Int32
  var height: Int32

  /// The side of a corner's square.
  static func side(quarterRadius: Int32, lineWidth: Int32) -> Int32 { max((quarterRadius + 3) / 4, lineWidth, 1) }
}

/// A white image of the smallest rounded shape with certain corners. Larger shapes take its four quarters.
@MainActor final class CornerMask: RecencyListElement {
  let key: CornerMaskKey
  let image: RasterImage
  var links = RecencyLinks<CornerMask>()

  fileprivate init(key: CornerMaskKey) {
    self.key = key
    image = RasterImage(
      frame: PixelRect(x: 0, y: 0, width: key.width, height: key.height), straight: CornerMask.pixels(for: key))
  }

  /// White with the shape's coverage as alpha: one corner, mirrored horizontally and vertically.
  private static func pixels(for key: CornerMaskKey) -> [UInt32] {
    let (width, height) = (Int(key.width), Int(key.height))
    let corner = CornerCoverage(
      radius: Double(key.quarterRadius) / 4, lineWidth: key.lineWidth > 0 ? Int(key.lineWidth) : nil)
    var pixels = [UInt32](repeating: 0x00FF_FFFF, count: width * height)
    for row in 0..<height {
      for column in 0..<width {
        let coverage = corner[min(column, width - 1 - column), min(row, height - 1 - row)]
        pixels[row * width + column] |= UInt32((min(max(coverage, 0), 1) * 255).rounded()) << 24
      }
    }
    return pixels
  }
}

/// The cached masks of a painter, in bounded memory.
@MainActor final class CornerMaskCache: BudgetedCache {
  private(set) var byteCount = 0
  /// The number of masks made since the cache was created.
  private(set) var made = 0
  private let byteLimit: Int
  private let bytesPerPixel: Int
  private var masks: [CornerMaskKey: CornerMask] = [:]
  private var order = RecencyList<CornerMask>()
  private unowned(unsafe) var last: CornerMask?

  private let budget: CacheBudget

  init(byteLimit: Int, budget: CacheBudget, uploadedBytesPerPixel: Int) {
    self.byteLimit = byteLimit
    self.budget = budget
    bytesPerPixel = 4 + uploadedBytesPerPixel
    budget.add(self)
  }

  isolated deinit { removeAll() }

  /// The mask for `key`, made if it is not cached. Removes the least recently used masks to make room for it.
  func mask(for key: CornerMaskKey) -> CornerMask {
    if let last, last.key == key {
      order.touch(last)
      return last
    }
    if let mask = masks[key] {
      order.touch(mask)
      last = mask
      return mask
    }
    let mask = CornerMask(key: key)
    made += 1
    while byteCount + byteCount(of: mask) > byteLimit, let oldest = order.oldest { remove(oldest) }
    budget.makeRoom(for: byteCount(of: mask))
    masks[key] = mask
    order.insert(mask)
    byteCount += byteCount(of: mask)
    last = mask
    return mask
  }

  func removeAll() {
    while let oldest = order.oldest { remove(oldest) }
  }

  /// Removes the masks that were not drawn since `time` on `CacheClock`.
  func removeAll(unusedSince time: UInt64) {
    for mask in order.elements(unusedSince: time) { remove(mask) }
  }

  var oldestUse: UInt64? { order.oldestUse }

  func removeOldest() {
    if let oldest = order.oldest { remove(oldest) }
  }

  private func byteCount(of mask: CornerMask) -> Int { mask.image.frame.area * bytesPerPixel }

  private func remove(_ mask: CornerMask) {
    if last === mask { last = nil }
    order.remove(mask)
    byteCount -= byteCount(of: mask)
    masks[mask.key] = nil
  }
}
