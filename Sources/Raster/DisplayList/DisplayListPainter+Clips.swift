import Graphics

/// Clips without a layer.
///
/// Squares that the clip covers in part are saved, the content is drawn over them, and the saved pixels are blended over the
/// content where the clip excludes it. For a rounded card these are a few small squares, whatever the content of the card is.
///
/// This needs pixels that are cheap to read: `Compositing.premultiplied`.
extension DisplayListPainter {
  /// Draws a layer whose only effect is a clip; false if the layer needs a raster.
  func drawDirectly(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Bool {
    guard renderer.compositing(of: .normal) == .premultiplied, layer.effect.isClipOnly, let clip = layer.effect.clip,
      let edges = clipEdges(clip, LinearPart(grid.transform), phase)
    else { return false }
    let area = edges.frame.offset(whole.x, whole.y).intersection(renderer.clip)
    guard !area.isEmpty else { return true }
    let (outerGrid, outerClip, outerContentClip) = (grid, renderer.clip, contentClip)
    contentClip = edges.frame.offset(whole.x, whole.y)
    renderer.setClip(area)
    let saved = edges.squares.compactMap { save($0, at: whole, in: area) }
    grid.origin = CGPoint(x: CGFloat(whole.x) + phase.offset.x, y: CGFloat(whole.y) + phase.offset.y)
    for command in layer.content.commands { draw(command, bounds: area) }
    (grid, contentClip) = (outerGrid, outerContentClip)
    renderer.setClip(area)
    for square in saved { renderer.restore(square) }
    renderer.setClip(outerClip)
    return true
  }

  /// The edges of a clip; nil if there are so many that a raster is cheaper.
  private func clipEdges(_ clip: LayerEffect.Clip, _ linear: LinearPart, _ phase: PixelPhase) -> ClipEdges? {
    let key = RasterKey.clip(clip.path, clip.rule, linear, phase)
    let edges: ClipEdges
    if let kept = rasters[key]?.edges {
      edges = kept
    } else {
      let transform = linear.moved(to: phase.offset)
      let box = PixelRect(outside: clip.path.boundingBox.applying(transform))
      guard max(box.width, box.height) <= ClipEdges.longestSide else { return nil }
      var rasterizer = PathRasterizer(clip.path, rule: clip.rule, transform: transform)
      edges = ClipEdges(rasterizer.mask())
      rasters.insert(Raster(key: key, frame: edges.frame, edges: edges))
    }
    return edges.areFew ? edges : nil
  }

  /// Saves the pixels under a square; nil if they lie outside of `area`.
  private func save(_ square: ClipEdges.Square, at whole: PixelPoint, in area: PixelRect) -> SavedPixels? {
    let place = square.frame.offset(whole.x, whole.y)
    let seen = place.intersection(area)
    guard !seen.isEmpty else { return nil }
    let saved = SavedPixels(seen, in: place, coverage: square.coverage)
    renderer.save(saved)
    return saved
  }
}

/// The squares of a clip that it covers in part.
struct ClipEdges {
  struct Square {
    /// Pixels, relative to the origin of the clip's coordinates.
    var frame: PixelRect
    var coverage: [UInt8]
  }

  /// The pixels of the clip's `CoverageMask`.
  let frame: PixelRect
  private(set) var squares: [Square] = []

  /// The side of a square in pixels.
  static let side: Int32 = 32
  /// The longest side in pixels of a clip that is rasterized as a whole.
  static let longestSide: Int32 = 4096

  init(_ mask: CoverageMask) {
    frame = mask.frame
    for y in stride(from: 0, to: frame.height, by: Int(ClipEdges.side)) {
      for x in stride(from: 0, to: frame.width, by: Int(ClipEdges.side)) {
        let part = PixelRect(
          x: x, y: y, width: min(ClipEdges.side, frame.width - x), height: min(ClipEdges.side, frame.height - y))
        var coverage: [UInt8] = []
        coverage.reserveCapacity(Int(part.width) * Int(part.height))
        for row in Int(y)..<Int(y + part.height) {
          let start = row * Int(frame.width) + Int(x)
          coverage += mask.values[start..<start + Int(part.width)]
        }
        if coverage.contains(where: { $0 != 255 }) {
          squares.append(Square(frame: part.offset(frame.x, frame.y), coverage: coverage))
        }
      }
    }
  }

  /// True if the squares are few, or small compared with the clip.
  var areFew: Bool {
    let area = squares.reduce(0) { $0 + Int($1.frame.width) * Int($1.frame.height) }
    return squares.count <= 4 || area * 2 <= Int(frame.width) * Int(frame.height)
  }

  var byteCount: Int { squares.reduce(0) { $0 + $1.coverage.count + 64 } }
}

extension LayerEffect {
  /// True if the effect is a clip and a translation alone.
  fileprivate var isClipOnly: Bool {
    clip != nil && opacity == 1 && transform.isTranslation && blendMode == .normal && colorMatrix == nil && mask == nil
      && threshold == nil
      && shadow == nil && !(blurRadius > 0)
  }
}
