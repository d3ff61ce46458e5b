/// A large drawing in the tiles of a `TilePyramid`: those in sight, at the resolution at which they are shown.
///
/// A tile is an image whose pixels another thread draws. Until then a coarser tile stands in for it. The display list names the same images
/// whatever is drawn already, so that a replay has the same lists.
package final class TiledCanvasNode: RenderNode {
  /// Computes the commands of the rectangle `area` of the drawing for `scale` pixels in a point. Called on any thread.
  package typealias Draw = @Sendable (_ area: CGRect, _ scale: CGFloat) -> [DrawCommand]

  private var drawing: (id: AnyHashable, draw: Draw)
  private var tiles: [TilePyramid.Tile: Entry] = [:]
  /// The tiles of the former drawing, which stand in for those of the present drawing.
  private var former: [TilePyramid.Tile: ImageHandle] = [:]
  private var pyramid = TilePyramid(size: .zero)
  private var uses = 0

  /// An image and the number of its last use.
  private struct Entry {
    let image: ImageHandle
    var lastUse: Int
  }

  /// The number of images from which on those are removed that were not used for the longest time. Their pixels lie in the caches of the
  /// renderer, which are bounded in bytes.
  private static let maximumCount = 400

  /// Creates the node of a drawing. Drawings with equal `id`s are the same.
  package init(id: AnyHashable, _ draw: @escaping Draw) {
    drawing = (id, draw)
    super.init()
    capabilities.insert(.clipsChildren)
  }

  /// Shows a drawing; the tiles stay if `id` is that of the present drawing. Further tiles are drawn by `draw`: a change of the environment
  /// comes before the body that makes the drawing for it, and both have the same `id`.
  package func show(id: AnyHashable, _ draw: @escaping Draw) {
    defer { drawing = (id, draw) }
    guard id != drawing.id else { return }
    let level = tiles.values.max { $0.lastUse < $1.lastUse }?.lastUse ?? 0
    former = tiles.filter { $0.value.lastUse >= level }.mapValues(\.image)
    tiles.removeAll()
    setNeedsPaint()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let ideal = CGSize(width: ShapeNode.idealLength, height: ShapeNode.idealLength)
    let size = proposal.replacingUnspecifiedDimensions(by: ideal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  package override func lengthLimits(_ axis: Axis) -> LengthLimits? { .flexible }

  override var inkBounds: CGRect { size.width > 0 && size.height > 0 ? bounds : .null }

  override func hitPart(at point: CGPoint) -> HitPart { bounds.contains(point) ? .node : .children }

  override func paint(_ context: inout PaintContext) {
    // The tiles depend on the scale and on the visible part.
    context.countLivePiece()
    if pyramid.size != size {
      pyramid = TilePyramid(size: size)
      tiles.removeAll()
      former.removeAll()
    }
    uses += 1
    context.clipped(to: bounds) { context in
      let area = context.clip.offsetBy(dx: -context.translation.x, dy: -context.translation.y)
      let level = pyramid.level(for: shownScale)
      for tile in pyramid.tiles(in: area, level: level) { context.image(image(of: tile), in: pyramid.frame(of: tile)) }
    }
    removeUnused()
  }

  /// The number of device pixels in a point of the node.
  private var shownScale: CGFloat {
    guard size.width > 0, let host else { return 1 }
    return convert(bounds, to: nil).width / size.width * host.services.scale
  }

  private func image(of tile: TilePyramid.Tile) -> ImageHandle {
    if tiles[tile] != nil {
      tiles[tile]?.lastUse = uses
      if let drawn = tiles[tile] { return drawn.image }
    }
    let image = makeImage(of: tile)
    tiles[tile] = Entry(image: image, lastUse: uses)
    return image
  }

  private func makeImage(of tile: TilePyramid.Tile) -> ImageHandle {
    let (area, scale, draw) = (pyramid.frame(of: tile), TilePyramid.scale(of: tile.level), drawing.draw)
    let picture = VectorDrawing(area: area) { draw(area, scale) }
    let side = CGFloat(TilePyramid.side)
    return ImageHandle(
      source: .drawing(picture), pixelSize: CGSize(width: side, height: side), scale: 1, standIn: standIn(of: tile))
  }

  private func standIn(of tile: TilePyramid.Tile) -> ImageStandIn? {
    let side = CGFloat(TilePyramid.side)
    if let image = former[tile] {
      return ImageStandIn(image: image, source: CGRect(x: 0, y: 0, width: side, height: side))
    }
    guard let coarse = pyramid.standIn(of: tile) else { return nil }
    let (part, whole, scale) = (pyramid.frame(of: tile), pyramid.frame(of: coarse), TilePyramid.scale(of: coarse.level))
    return ImageStandIn(
      image: image(of: coarse),
      source: CGRect(
        x: (part.minX - whole.minX) * scale, y: (part.minY - whole.minY) * scale, width: part.width * scale,
        height: part.height * scale))
  }

  private func removeUnused() {
    guard tiles.count > Self.maximumCount else { return }
    let order = tiles.sorted { $0.value.lastUse > $1.value.lastUse }
    tiles = Dictionary(uniqueKeysWithValues: order.prefix(Self.maximumCount / 2).map { ($0.key, $0.value) })
    former.removeAll()
  }
}
