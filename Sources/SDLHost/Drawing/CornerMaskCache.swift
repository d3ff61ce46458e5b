import CSDL2

/// Which mask a rounded shape needs. All lengths in pixels.
struct CornerMaskKey: Hashable {
  /// Of the corners, in quarters of a pixel.
  var quarterRadius: Int32
  /// Of the band inside the edge; 0 for a filled shape.
  var lineWidth: Int32
  /// Of the smallest shape with these corners: twice the corner's side, or one less where the corners share a middle line.
  var width: Int32
  var height: Int32

  /// The side of the square that one corner needs.
  static func side(quarterRadius: Int32, lineWidth: Int32) -> Int32 { max((quarterRadius + 3) / 4, lineWidth, 1) }
}

/// A white texture of the smallest rounded shape with certain corners; larger ones take its four quarters.
@MainActor final class CornerMask: RecencyListElement {
  let key: CornerMaskKey
  let texture: OpaquePointer
  /// The colour that the texture is set to.
  var tint = DeviceColor.white
  var links = RecencyLinks<CornerMask>()

  fileprivate init(key: CornerMaskKey, texture: OpaquePointer) {
    self.key = key
    self.texture = texture
  }

  var byteCount: Int { Int(key.width) * Int(key.height) * 4 }
}

/// The masks in use, in bounded memory.
@MainActor final class CornerMaskCache {
  private(set) var byteCount = 0
  /// Textures made since the cache was made.
  private(set) var uploads = 0
  private let renderer: OpaquePointer
  private let byteLimit: Int
  private var masks: [CornerMaskKey: CornerMask] = [:]
  private var order = RecencyList<CornerMask>()
  private unowned(unsafe) var last: CornerMask?

  init(renderer: OpaquePointer, byteLimit: Int) {
    self.renderer = renderer
    self.byteLimit = byteLimit
  }

  isolated deinit { removeAll() }

  /// The mask for `key`; nil where SDL cannot make the texture.
  func mask(for key: CornerMaskKey) -> CornerMask? {
    if let last, last.key == key { return last }
    if let mask = masks[key] {
      order.touch(mask)
      last = mask
      return mask
    }
    guard let texture = makeTexture(for: key) else { return nil }
    let mask = CornerMask(key: key, texture: texture)
    while byteCount + mask.byteCount > byteLimit, let oldest = order.oldest { remove(oldest) }
    masks[key] = mask
    order.insert(mask)
    byteCount += mask.byteCount
    last = mask
    return mask
  }

  /// Gives every texture back.
  func removeAll() {
    while let oldest = order.oldest { remove(oldest) }
  }

  private func remove(_ mask: CornerMask) {
    if last === mask { last = nil }
    order.remove(mask)
    byteCount -= mask.byteCount
    SDL_DestroyTexture(mask.texture)
    masks[mask.key] = nil
  }

  private func makeTexture(for key: CornerMaskKey) -> OpaquePointer? {
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), key.width, key.height)
    else { return nil }
    let pixels = CornerMaskCache.pixels(for: key)
    SDL_UpdateTexture(texture, nil, pixels, key.width * 4)
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    uploads += 1
    return texture
  }

  /// White with the shape's coverage as alpha: one corner, mirrored both ways.
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
