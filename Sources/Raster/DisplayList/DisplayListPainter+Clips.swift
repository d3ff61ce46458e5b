import Geometry
import Graphics

/// Clips without a layer: what lies where the clip does not cover whole pixels is remembered, the content is drawn over it, and what
/// was remembered is laid over the content again, as far as the clip leaves it out. For a rounded card that is a few small squares,
/// however much is in the card and however often it changes.
///
/// That needs pixels that are opaque and cheap to read: the surface of a software renderer, not a layer's target.
extension DisplayListPainter {
  /// Draws a layer whose only effect is a clip; false where it takes a picture of its own.
  func drawDirectly(_ layer: Layer, _ whole: PixelPoint, _ phase: PixelPhase) -> Bool {
    guard renderer.compositing(of: .normal) == .premultiplied, layer.effect.isClipOnly, let clip = layer.effect.clip,
      let edges = clipEdges(clip, LinearPart(grid.transform), phase)
    else { return false }
    let area = edges.frame.offset(whole.x, whole.y).intersection(renderer.clip)
    guard !area.isEmpty else { return true }
    let saved = edges.squares.compactMap { save($0, at: whole, in: area) }
    let (outerGrid, outerClip) = (grid, renderer.clip)
    grid.origin = CGPoint(x: CGFloat(whole.x) + phase.offset.x, y: CGFloat(whole.y) + phase.offset.y)
    renderer.setClip(area)
    for command in layer.content.commands { draw(command, bounds: area) }
    grid = outerGrid
    renderer.setClip(area)
    for square in saved { renderer.draw(square, x: 0, y: 0, .white) }
    renderer.setClip(outerClip)
    return true
  }

  /// The edges of a clip; nil where there are so many that a picture serves better.
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
      rasters.insert(Raster(key: key, edges: edges))
    }
    return edges.areFew ? edges : nil
  }

  /// Remembers what lies under a square, with as much alpha as the clip leaves out.
  private func save(_ square: ClipEdges.Square, at whole: PixelPoint, in area: PixelRect) -> RasterImage? {
    let place = square.frame.offset(whole.x, whole.y)
    let seen = place.intersection(area)
    guard !seen.isEmpty, var pixels = renderer.pixels(in: seen) else { return nil }
    let (left, top) = (Int(seen.x - place.x), Int(seen.y - place.y))
    for row in 0..<Int(seen.height) {
      for column in 0..<Int(seen.width) {
        let coverage = square.coverage[(row + top) * Int(square.frame.width) + column + left]
        let index = row * Int(seen.width) + column
        pixels[index] = pixels[index] & 0xFFFFFF | UInt32(255 - coverage) << 24
      }
    }
    return RasterImage(frame: seen, straight: pixels)
  }
}

/// The squares of a clip that it does not cover wholly.
struct ClipEdges {
  struct Square {
    /// Pixels, relative to where the clip's coordinates begin.
    var frame: PixelRect
    var coverage: [UInt8]
  }

  /// The pixels of the clip and around it.
  let frame: PixelRect
  private(set) var squares: [Square] = []

  /// The side of a square in pixels.
  static let side: Int32 = 32
  /// The longest side of a clip that is looked at as a whole.
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

  /// Whether they are little beside the clip: the edges of something much larger than a square, or no more than a few.
  var areFew: Bool {
    let area = squares.reduce(0) { $0 + Int($1.frame.width) * Int($1.frame.height) }
    return squares.count <= 4 || area * 2 <= Int(frame.width) * Int(frame.height)
  }

  var byteCount: Int { squares.reduce(0) { $0 + $1.coverage.count + 64 } }
}

extension LayerEffect {
  /// Whether it clips and does nothing else but move.
  fileprivate var isClipOnly: Bool {
    clip != nil && opacity == 1 && transform.isTranslation && blendMode == .normal && colorMatrix == nil && mask == nil
      && shadow == nil && !(blurRadius > 0)
  }
}
