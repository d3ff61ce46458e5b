import Graphics

/// The previews that a `DisplayListPainter` shows while images are decoded on another thread.
///
/// A vector image takes about 35 ns a pixel, 20 ms for the picture of a card: more than a frame. A JPEG of 12 megapixels takes 100 ms.
/// The preview of a vector image is a smaller drawing. The preview of another image is its last raster at another size, or clear.
@MainActor struct ImagePreviews {
  /// True if previews are shown (`DisplayListPainter.showsPreviews`).
  var isEnabled = false
  /// The images that were drawn as previews, with the sizes that are decoded.
  var awaited: [ImageHandle: DecodedSize] = [:]
  /// True if requests may exist that are not in `awaited`.
  var hasRequests = false
  /// The size in which each vector image was decoded last, as the source of its preview at a new size: in a zoom, for example.
  private(set) var lastSizes: [ImageHandle: DecodedSize] = [:]
  /// The key of the last raster of each part of a raster image, by `RasterKey.withoutSize`.
  private var lastRasters: [RasterKey: RasterKey] = [:]

  /// The number of pixels up to which an image is decoded when it is drawn, in about 0.3 ms.
  static let immediatePixels = 96 * 96
  /// The longest side in pixels of the preview of a vector image that was never decoded: a quarter of the image, in these bounds.
  static let sides: ClosedRange<Int32> = 48...192

  /// The maximum number of images in `lastSizes`, and of rasters in `lastRasters`, which retain images.
  private static let rememberedImages = 256

  mutating func didDecode(_ image: ImageHandle, _ size: DecodedSize) {
    guard image.isVector else { return }
    if lastSizes.count >= Self.rememberedImages { lastSizes.removeAll() }
    lastSizes[image] = size
  }

  mutating func didDraw(_ key: RasterKey, of image: ImageHandle) {
    guard !image.isVector else { return }
    if lastRasters.count >= Self.rememberedImages { lastRasters.removeAll() }
    lastRasters[key.withoutSize] = key
  }

  /// The key of the last raster of the same part in another size; nil for vector images.
  func lastRaster(like key: RasterKey) -> RasterKey? { lastRasters[key.withoutSize] }
}

/// Previews of large images.
extension DisplayListPainter {
  /// True if large images are requested by `ImageDecoding.isDecoding(_:width:height:)`, and a preview is drawn until then.
  package var showsPreviews: Bool {
    get { previews.isEnabled }
    set { previews.isEnabled = newValue }
  }

  /// True if images that were drawn as previews have been decoded: drawing the list again shows them.
  package var hasOutdatedPreviews: Bool { previews.awaited.contains(where: isDecoded) }

  private func isDecoded(_ image: ImageHandle, _ size: DecodedSize) -> Bool {
    images.hasDecoded(image, width: size.width, height: size.height)
  }

  /// Removes the previews of decoded images, and the rasters that contain them. Returns these images.
  @discardableResult
  func removeOutdatedPreviews() -> Set<ImageHandle> {
    let decoded = Set(previews.awaited.filter(isDecoded).keys)
    if !decoded.isEmpty { removePreviews(of: decoded) }
    return decoded
  }

  /// Removes the previews of `ImagePreviews.awaited`, and the rasters that contain them.
  package func removePreviews() { removePreviews(of: Set(previews.awaited.keys)) }

  private func removePreviews(of images: Set<ImageHandle>) {
    for image in images { previews.awaited[image] = nil }
    rasters.removeLayers(with: images)
  }

  /// Cancels the requests for images that `frame` does not show.
  func cancelRequests(notIn frame: DrawnFrame) {
    guard previews.hasRequests else { return }
    previews.awaited = previews.awaited.filter { entry in frame.commands.contains { $0.shows([entry.key]) } }
    previews.hasRequests = !previews.awaited.isEmpty
    images.cancelRequests(except: Set(previews.awaited.keys))
  }

  /// The pixels to draw while `image` is decoded; nil if the image is small, or if it can be drawn.
  func preview(of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> PixelBuffer? {
    guard previews.isEnabled, !image.isPlaceholder else { return nil }
    let size = decodedSize(of: image, drawing, width: width, height: height)
    guard Int(size.width) * Int(size.height) > ImagePreviews.immediatePixels, images.cachedPixels(of: image) == nil,
      rasters[.decodedImage(image, width: size.width, height: size.height)] == nil
    else { return nil }
    previews.hasRequests = true
    guard images.isDecoding(image, width: size.width, height: size.height) else { return nil }
    previews.awaited[image] = size
    guard image.isVector else { return PixelBuffer(width: 1, height: 1) }
    let longest = max(size.width, size.height)
    let side = min(max(longest / 4, ImagePreviews.sides.lowerBound), ImagePreviews.sides.upperBound)
    if let last = previews.lastSizes[image], max(last.width, last.height) >= side,
      let pixels = rasters[.decodedImage(image, width: last.width, height: last.height)]?.pixels
    {
      return pixels
    }
    return decoded(
      image, DecodedSize(width: max(size.width * side / longest, 1), height: max(size.height * side / longest, 1)))
  }

  /// Stretches a preview over the pixels `target` of the image.
  func draw(
    _ preview: PixelBuffer, of image: ImageHandle, _ drawing: ImageDrawing, to target: PixelRect, _ color: DeviceColor
  ) {
    let part = part(of: preview, image, drawing)
    let key = RasterKey.image(
      image, drawing.source, width: Int32(preview.width), height: Int32(preview.height), isTinted: drawing.tint != nil,
      .none)
    let raster =
      rasters[key]
      ?? rasters.insert(
        key, frame: PixelRect(x: 0, y: 0, width: Int32(preview.width), height: Int32(preview.height)),
        straight: preview.imagePixels(isTinted: drawing.tint != nil))
    if let image = raster.image { renderer.draw(image, from: PixelRect(outside: part), to: target, color, .normal) }
  }

  /// The preview of a drawing that is rotated or slanted; nil if there is none. `toDevice` transforms `width` by `height` pixels of the
  /// drawn part.
  func transformedPreview(
    of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32, by toDevice: CGAffineTransform,
    in area: PixelRect
  ) -> PixelBuffer? {
    guard let preview = preview(of: image, drawing, width: width, height: height) else { return nil }
    let part = part(of: preview, image, drawing)
    let (across, down) = (CGFloat(width) / part.width, CGFloat(height) / part.height)
    let toPart = CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: -part.minX * across, ty: -part.minY * down)
    return preview.transformed(by: toPart.concatenating(toDevice), in: area)
  }

  /// The drawn part of the image, in the pixels of its preview.
  private func part(of preview: PixelBuffer, _ image: ImageHandle, _ drawing: ImageDrawing) -> CGRect {
    drawing.source.applying(
      CGAffineTransform(
        scaleX: CGFloat(preview.width) / image.pixelSize.width, y: CGFloat(preview.height) / image.pixelSize.height))
  }
}
