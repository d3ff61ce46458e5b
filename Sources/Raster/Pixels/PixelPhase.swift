import Graphics

/// The fraction of a position within its pixel, in 64ths: content that moves by whole pixels keeps its `PixelPhase`.
package struct PixelPhase: Hashable {
  var x: UInt8
  var y: UInt8

  private static let steps: CGFloat = 64
  /// The 64ths of a pixel between two coarse positions.
  private static let coarseStep: Int32 = 16

  /// Splits a position in pixels; nil if it is not finite or out of range. If `isCoarse`, the phase is rounded to a quarter of a
  /// pixel, so that a moving path needs few rasters; its edges are off by at most an eighth of a pixel. The quarter depends on the
  /// 64th alone.
  package static func split(_ point: CGPoint, isCoarse: Bool = false) -> (whole: PixelPoint, phase: PixelPhase)? {
    let (x, y) = ((point.x * steps).rounded(), (point.y * steps).rounded())
    guard abs(x) < 1e8, abs(y) < 1e8 else { return nil }
    var (left, top) = (Int32(x), Int32(y))
    if isCoarse { (left, top) = (quarter(left), quarter(top)) }
    return (PixelPoint(x: left >> 6, y: top >> 6), PixelPhase(x: UInt8(left & 63), y: UInt8(top & 63)))
  }

  private static func quarter(_ position: Int32) -> Int32 { (position + coarseStep / 2) & -coarseStep }

  /// The fraction in pixels, 0..<1.
  var offset: CGPoint { CGPoint(x: CGFloat(x) / PixelPhase.steps, y: CGFloat(y) / PixelPhase.steps) }
}

/// The part of a transform without its translation.
struct LinearPart: Hashable {
  var a, b, c, d: CGFloat

  init(_ transform: CGAffineTransform) { (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d) }

  func moved(to point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(a: a, b: b, c: c, d: d, tx: point.x, ty: point.y)
  }
}
