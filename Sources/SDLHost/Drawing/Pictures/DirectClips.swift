import CSDL2
import Engine
import Geometry
import Graphics

/// Clips without a layer: what lies where the clip does not cover whole pixels is remembered, the content is drawn over it, and what
/// was remembered is laid over the content again, as far as the clip leaves it out. For a rounded card that is a few small squares,
/// however much is in the card and however often it changes.
///
/// That needs pixels that are opaque and cheap to read: the surface of a software renderer, not a layer's target.
extension DisplayListRenderer {
  /// Draws a layer whose only effect is a clip; false where it takes a picture of its own.
  func drawDirectly(_ layer: Layer, _ whole: SDL_Point, _ phase: PixelPhase) -> Bool {
    guard isSoftware, !targets.isDrawing, layer.effect.isClipOnly, let clip = layer.effect.clip,
      let edges = clipEdges(clip, LinearPart(grid.transform), phase)
    else { return false }
    let area = edges.frame.offset(whole.x, whole.y).intersection(canvas.clip)
    guard !area.isEmpty else { return true }
    let saved = edges.squares.compactMap { save($0, at: whole, in: area) }
    let (outerGrid, outerClip) = (grid, canvas.clip)
    grid.origin = CGPoint(x: CGFloat(whole.x) + phase.offset.x, y: CGFloat(whole.y) + phase.offset.y)
    canvas.setClip(area)
    for command in layer.content.commands { draw(command, bounds: area) }
    grid = outerGrid
    canvas.setClip(area)
    for square in saved { restore(square) }
    canvas.setClip(outerClip)
    return true
  }

  /// The edges of a clip; nil where there are so many that a picture serves better.
  private func clipEdges(_ clip: LayerEffect.Clip, _ linear: LinearPart, _ phase: PixelPhase) -> ClipEdges? {
    let key = PictureKey.clip(clip.path, clip.rule, linear, phase)
    let edges: ClipEdges
    if let kept = pictures[key]?.edges {
      edges = kept
    } else {
      let transform = linear.moved(to: phase.offset)
      let box = SDL_Rect(outside: clip.path.boundingBox.applying(transform))
      guard max(box.w, box.h) <= ClipEdges.longestSide else { return nil }
      var rasterizer = PathRasterizer(clip.path, rule: clip.rule, transform: transform)
      edges = ClipEdges(rasterizer.mask())
      pictures.insert(Picture(key: key, edges: edges))
    }
    return edges.areFew ? edges : nil
  }

  /// Remembers what lies under a square, with as much alpha as the clip leaves out.
  private func save(_ square: ClipEdges.Square, at whole: SDL_Point, in area: SDL_Rect) -> SavedSquare? {
    let place = square.frame.offset(whole.x, whole.y)
    var seen = place.intersection(area)
    guard !seen.isEmpty else { return nil }
    var pixels = [UInt32](repeating: 0, count: Int(seen.w) * Int(seen.h))
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(canvas.renderer, &seen, SDL_PIXELFORMAT_ARGB8888.rawValue, $0.baseAddress, seen.w * 4)
    }
    guard status == 0 else { return nil }
    let (left, top) = (Int(seen.x - place.x), Int(seen.y - place.y))
    for row in 0..<Int(seen.h) {
      for column in 0..<Int(seen.w) {
        let coverage = square.coverage[(row + top) * Int(square.frame.w) + column + left]
        pixels[row * Int(seen.w) + column] =
          pixels[row * Int(seen.w) + column] & 0xFFFFFF | UInt32(255 - coverage) << 24
      }
    }
    return SavedSquare(frame: seen, pixels: pixels)
  }

  private func restore(_ square: SavedSquare) {
    guard let texture = targets.squareTexture(side: ClipEdges.side) else { return }
    var source = SDL_Rect(x: 0, y: 0, w: square.frame.w, h: square.frame.h)
    SDL_UpdateTexture(texture, &source, square.pixels, square.frame.w * 4)
    var tint = DeviceColor.white
    canvas.copy(texture, from: source, to: square.frame, .white, tint: &tint)
  }
}

/// What lay somewhere before a clip's content was drawn.
private struct SavedSquare {
  var frame: SDL_Rect
  var pixels: [UInt32]
}

/// The squares of a clip that it does not cover wholly.
struct ClipEdges {
  struct Square {
    /// Pixels, relative to where the clip's coordinates begin.
    var frame: SDL_Rect
    var coverage: [UInt8]
  }

  /// The pixels of the clip and around it.
  let frame: SDL_Rect
  private(set) var squares: [Square] = []

  /// The side of a square in pixels.
  static let side: Int32 = 32
  /// The longest side of a clip that is looked at as a whole.
  static let longestSide: Int32 = 4096

  init(_ mask: CoverageMask) {
    frame = mask.frame
    for y in stride(from: 0, to: frame.h, by: Int(ClipEdges.side)) {
      for x in stride(from: 0, to: frame.w, by: Int(ClipEdges.side)) {
        let part = SDL_Rect(x: x, y: y, w: min(ClipEdges.side, frame.w - x), h: min(ClipEdges.side, frame.h - y))
        var coverage: [UInt8] = []
        coverage.reserveCapacity(Int(part.w) * Int(part.h))
        for row in Int(y)..<Int(y + part.h) {
          let start = row * Int(frame.w) + Int(x)
          coverage += mask.values[start..<start + Int(part.w)]
        }
        if coverage.contains(where: { $0 != 255 }) {
          squares.append(Square(frame: part.offset(frame.x, frame.y), coverage: coverage))
        }
      }
    }
  }

  /// Whether they are little beside the clip: the edges of something much larger than a square, or no more than a few.
  var areFew: Bool {
    let area = squares.reduce(0) { $0 + Int($1.frame.w) * Int($1.frame.h) }
    return squares.count <= 4 || area * 2 <= Int(frame.w) * Int(frame.h)
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
