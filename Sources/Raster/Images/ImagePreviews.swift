import Graphics

/// The previews that a `DisplayListPainter` shows while images are decoded on another thread, and while the sizes of images change.
///
/// A vector image takes about 35 ns a pixel, 20 ms for the picture of a card: more than a frame. A JPEG of 12 megapixels takes 100 ms.
/// The preview of an image is the nearest of its rasters, scaled. Without a raster it is a smaller drawing of a vector image, and clear for
/// another image.
///
/// An image whose size changes from frame to frame, as in a zoom, is drawn from a raster that exists. Its exact raster is made when the size
/// is drawn a second time, at the latest when the window comes to rest.
@MainActor package struct ImagePreviews {
  /// True if previews are shown (`DisplayListPainter.showsPreviews`).
  var isEnabled = false
  /// The requests of images that were drawn as previews, with the number of the frame in which each was drawn last.
  var awaited: [ImageRequest: Int] = [:]
  /// The images whose previews may be visible. An image leaves when all of its drawings are repeated.
  var visible: Set<ImageHandle> = []
  /// The rasters that the last frame did not make because the size of their image was new, with their images.
  var unsettled: [RasterKey: ImageHandle] = [:]
  /// The `unsettled` rasters of the frame before: they are made if they are drawn again.
  var settled: [RasterKey: ImageHandle] = [:]
  /// The requests that were awaited at the beginning of the frame.
  private(set) var earlier: Set<ImageRequest> = []
  /// The images with requests that were cancelled in favor of newer requests: they must be drawn again.
  var superseded: Set<ImageHandle> = []
  /// True if requests may exist that are not in `awaited`.
  var hasRequests = false
  /// The images that the last frame drew by `movingPixels(of:_:width:height:)`. They are drawn again in the next frame.
  private var moved: Set<ImageHandle> = []
  /// The linear parts of the transforms with which scaled layers are drawn in the frame, and in the last frame.
  private var linearParts: Set<LinearPart> = []
  private var lastLinearParts: Set<LinearPart> = []
  /// The number of the frame.
  private(set) var frame = 0
  /// The sizes in which each vector image was decoded, the last at the end: the sources of its previews.
  private var decodedSizes: [ImageHandle: [DecodedSize]] = [:]
  /// The key of the last raster of each part of a raster image, by `RasterKey.withoutSize`.
  private var lastRasters: [RasterKey: RasterKey] = [:]

  /// The number of pixels up to which an image is decoded when it is drawn, in about 0.3 ms.
  static let immediatePixels = 96 * 96
  /// The longest side in pixels of the preview of a vector image that was never decoded: a quarter of the image, in these bounds.
  static let sides: ClosedRange<Int32> = 48...192

  /// The maximum number of images in `decodedSizes`, and of rasters in `lastRasters`, which retain images.
  private static let rememberedImages = 256
  /// The maximum number of sizes of an image in `decodedSizes`.
  private static let rememberedSizes = 4
  /// The maximum number of requests of an image from earlier frames.
  package static let earlierRequests = 8

  mutating func didDecode(_ image: ImageHandle, _ size: DecodedSize) {
    guard image.isVector else { return }
    if decodedSizes.count >= Self.rememberedImages { decodedSizes.removeAll() }
    var sizes = decodedSizes[image] ?? []
    sizes.removeAll { $0 == size }
    if sizes.count >= Self.rememberedSizes { sizes.removeFirst() }
    decodedSizes[image] = sizes + [size]
  }

  mutating func didDraw(_ key: RasterKey, of image: ImageHandle) {
    guard !image.isVector else { return }
    if lastRasters.count >= Self.rememberedImages { lastRasters.removeAll() }
    lastRasters[key.withoutSize] = key
  }

  /// The key of the last raster of the same part in another size; nil for vector images.
  func lastRaster(like key: RasterKey) -> RasterKey? { lastRasters[key.withoutSize] }

  /// The sizes in which a vector image was decoded, the nearest to `size` first: larger sizes in ascending order, then
  /// smaller sizes in descending order.
  func decodedSizes(of image: ImageHandle, nearest size: DecodedSize) -> [DecodedSize] {
    guard let sizes = decodedSizes[image] else { return [] }
    return sizes.filter { $0.width >= size.width }.sorted { $0.width < $1.width }
      + sizes.filter { $0.width < size.width }.sorted { $0.width > $1.width }
  }

  /// Forgets the previews of `images`, before all drawings of these images are repeated.
  mutating func remove(_ images: Set<ImageHandle>) {
    visible.subtract(images)
    superseded.subtract(images)
    awaited = awaited.filter { !images.contains($0.key.image) }
  }

  /// Begins a frame: the sizes that the last frame has drawn for the first time are settled if they are drawn again.
  mutating func beginFrame() {
    frame += 1
    if !earlier.isEmpty { earlier.removeAll(keepingCapacity: true) }
    for request in awaited.keys { earlier.insert(request) }
    if !lastLinearParts.isEmpty { lastLinearParts.removeAll(keepingCapacity: true) }
    if !linearParts.isEmpty { swap(&linearParts, &lastLinearParts) }
    if !settled.isEmpty { settled.removeAll(keepingCapacity: true) }
    if !unsettled.isEmpty { swap(&settled, &unsettled) }
  }

  /// True if no layer of the last frame had the linear part of a scaled layer: its scale changes. Notes the linear part.
  mutating func isNewScale(_ linear: LinearPart) -> Bool {
    guard isEnabled else { return false }
    linearParts.insert(linear)
    return !lastLinearParts.contains(linear)
  }

  /// True if `moved` has images.
  var hasMoved: Bool { !moved.isEmpty }

  /// Adds an image to `moved`.
  mutating func didMove(_ image: ImageHandle) { moved.insert(image) }

  /// Removes and returns the images of `moved`.
  mutating func takeMoved() -> Set<ImageHandle> {
    defer { if !moved.isEmpty { moved.removeAll(keepingCapacity: true) } }
    return moved
  }

  /// Removes the oldest of more than `earlierRequests` requests that the present frame has not repeated, and notes their images.
  mutating func removeEarlierRequests() {
    var counts: [ImageHandle: Int] = [:]
    for (request, number) in awaited where number < frame { counts[request.image, default: 0] += 1 }
    for (image, count) in counts where count > Self.earlierRequests {
      let earlier = awaited.filter { $0.key.image == image && $0.value < frame }.sorted { $0.value < $1.value }
      for (request, _) in earlier.prefix(max(0, count - Self.earlierRequests)) { awaited[request] = nil }
      superseded.insert(image)
    }
  }
}

/// Previews of large images.
extension DisplayListPainter {
  /// True if large images are requested by `ImageDecoding.isDecoding(_:width:height:)`, and a preview is drawn until then.
  package var showsPreviews: Bool {
    get { previews.isEnabled }
    set { previews.isEnabled = newValue }
  }

  /// True if drawing the list again replaces previews: by images that have been decoded, or by rasters of images whose size was new.
  package var hasOutdatedPreviews: Bool {
    !previews.unsettled.isEmpty || previews.hasMoved || !previews.superseded.isEmpty
      || previews.awaited.contains { !images.isPending($0.key) }
  }

  /// True if a preview may be visible although no image is decoded and no raster is due: an error of the painter.
  package var restsOnPreviews: Bool {
    !previews.visible.isEmpty && !hasOutdatedPreviews && previews.awaited.isEmpty
  }

  /// Begins a frame: removes the previews that it replaces, and the rasters that contain them. Returns their images, all of whose drawings
  /// must be repeated.
  func beginFrameOfPreviews() -> Set<ImageHandle> {
    previews.beginFrame()
    var outdated = previews.superseded.union(previews.settled.values)
    for request in previews.awaited.keys where !images.isPending(request) { outdated.insert(request.image) }
    if !outdated.isEmpty { removePreviews(of: outdated) }
    return outdated.union(previews.takeMoved())
  }

  /// Removes all previews, and the rasters that contain them. The next list must be drawn in full.
  package func removePreviews() { removePreviews(of: previews.visible) }

  private func removePreviews(of images: Set<ImageHandle>) {
    previews.remove(images)
    rasters.removeLayers(with: images)
  }

  /// Cancels the requests for images that `frame` does not show, and the results that it did not take.
  func endFrameOfPreviews(_ frame: DrawnFrame) {
    guard previews.hasRequests || !previews.visible.isEmpty else { return }
    let shown = previews.visible.filter { image in
      let single: Set = [image]
      return frame.commands.contains { $0.shows(single) }
    }
    if shown.count < previews.visible.count {
      previews.visible = shown
      previews.awaited = previews.awaited.filter { shown.contains($0.key.image) }
    }
    previews.removeEarlierRequests()
    images.cancelRequests(except: Set(previews.awaited.keys))
    previews.hasRequests = !previews.awaited.isEmpty
  }

  /// The pixels to draw while `image` is decoded, or while its size is new; nil if the image is small, or if it can be drawn.
  func preview(of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> PixelBuffer? {
    guard previews.isEnabled, !image.isPlaceholder else { return nil }
    let size = decodedSize(of: image, drawing, width: width, height: height)
    let key = RasterKey.decodedImage(image, width: size.width, height: size.height)
    guard Int(size.width) * Int(size.height) > ImagePreviews.immediatePixels, images.cachedPixels(of: image) == nil,
      rasters[key] == nil
    else { return nil }
    let request = ImageRequest(image: image, width: size.width, height: size.height)
    let nearest = nearestPixels(of: image, size)
    let isNew = previews.awaited[request] == nil && !previews.earlier.contains(request)
    if isNew, let nearest, isUnsettled(key, of: image) { return nearest }
    previews.hasRequests = true
    guard images.isDecoding(image, width: size.width, height: size.height) else { return nil }
    previews.awaited[request] = previews.frame
    previews.visible.insert(image)
    guard image.isVector else { return PixelBuffer(width: 1, height: 1) }
    return nearest ?? smallDrawing(of: image, size)
  }

  /// True if the size of a raster is new in this frame: a raster that exists is drawn in its place, and the raster is due in the next frame.
  private func isUnsettled(_ key: RasterKey, of image: ImageHandle) -> Bool {
    if previews.settled[key] != nil { return false }
    previews.unsettled[key] = image
    previews.visible.insert(image)
    return true
  }

  /// The decoded pixels of an image at the nearest size, without an `ImageRequest`, for a layer with a new scale in each frame.
  func movingPixels(of image: ImageHandle, _ drawing: ImageDrawing, width: Int32, height: Int32) -> PixelBuffer? {
    let size = decodedSize(of: image, drawing, width: width, height: height)
    guard let nearest = nearestPixels(of: image, size), nearest.width * 2 > size.width else {
      return preview(of: image, drawing, width: width, height: height) ?? decoded(image, size)
    }
    previews.didMove(image)
    return nearest
  }

  /// The decoded pixels of a vector image at the size nearest to `size`, if they suffice for a preview.
  private func nearestPixels(of image: ImageHandle, _ size: DecodedSize) -> PixelBuffer? {
    let least = ImagePreviews.side(of: size)
    for known in previews.decodedSizes(of: image, nearest: size) where max(known.width, known.height) >= least {
      if let raster = rasters[.decodedImage(image, width: known.width, height: known.height)] { return raster.pixels }
    }
    return nil
  }

  /// A smaller drawing of a vector image that is shown in `size`.
  private func smallDrawing(of image: ImageHandle, _ size: DecodedSize) -> PixelBuffer? {
    let (side, longest) = (ImagePreviews.side(of: size), max(size.width, size.height))
    return decoded(
      image, DecodedSize(width: max(size.width * side / longest, 1), height: max(size.height * side / longest, 1)))
  }

  /// The raster of a raster image in another size that is drawn instead of the raster of `key`, whose size is new in this frame; nil if the
  /// image is small, or if the raster of `key` should be made: also with pixels that were awaited, since the end of the frame cancels
  /// results that were not taken.
  func unsettledRaster(
    like key: RasterKey, of image: ImageHandle, _ drawing: ImageDrawing, frame: PixelRect
  ) -> Raster? {
    let size = decodedSize(of: image, drawing, width: frame.width, height: frame.height)
    guard previews.isEnabled, !image.isVector, frame.area > ImagePreviews.immediatePixels,
      !previews.earlier.contains(ImageRequest(image: image, width: size.width, height: size.height)),
      case .image(_, _, _, _, _, .linear) = key,
      let last = previews.lastRaster(like: key).flatMap({ rasters[$0] }), last.image != nil, isUnsettled(key, of: image)
    else { return nil }
    return last
  }

  /// Stretches decoded pixels of an image, such as a preview, over the pixels `target` of the image.
  func draw(
    _ preview: PixelBuffer, of image: ImageHandle, _ drawing: ImageDrawing, to target: PixelRect, _ color: DeviceColor
  ) {
    let part = part(of: preview, image, drawing)
    if renderer.compositing(of: .normal) == .premultiplied, drawing.tint == nil {
      let area = target.intersection(renderer.clip)
      if area.isEmpty { return }
      return renderer.blend(
        PixelSampler(preview, stretching: part, over: target, in: area), x: 0, y: 0, opacity: color.alpha)
    }
    let key = RasterKey.image(
      image, drawing.source, width: Int32(preview.width), height: Int32(preview.height), isTinted: drawing.tint != nil,
      .none)
    let raster =
      rasters[key]
      ?? rasters.insert(
        key, frame: PixelRect(x: 0, y: 0, width: Int32(preview.width), height: Int32(preview.height)),
        straight: preview.imagePixels(isTinted: drawing.tint != nil))
    if let image = raster.image { renderer.drawStretched(image, from: PixelRect(outside: part), to: target, color) }
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
  func part(of preview: PixelBuffer, _ image: ImageHandle, _ drawing: ImageDrawing) -> CGRect {
    drawing.source.applying(
      CGAffineTransform(
        scaleX: CGFloat(preview.width) / image.pixelSize.width, y: CGFloat(preview.height) / image.pixelSize.height))
  }
}

extension ImagePreviews {
  /// The longest side in pixels of a preview of an image of `size`.
  static func side(of size: DecodedSize) -> Int32 {
    min(max(max(size.width, size.height) / 4, sides.lowerBound), sides.upperBound)
  }
}
