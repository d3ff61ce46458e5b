import CPixels
import Geometry

/// A Gaussian blur approximated by boxes, three in each direction.
///
/// The boxes have soft ends, so that their variance is exactly a third of the Gaussian's (Gwosdek et al., "Theoretical foundations
/// of Gaussian convolution by extended box filtering"). Sums have 16 bits, with as many fractional digits as the width of the box
/// leaves room for; an even color stays exactly as it is.
struct BoxBlur {
  /// Pixels of full weight on either side of the middle.
  private let radius: Int
  /// The weight of the two pixels beyond `radius`, in 65,536ths.
  private let edge: UInt16
  /// The factor from a sum to a mean, in 65,536ths.
  private let scale: UInt16
  /// Half of the box's weight, so that means are rounded.
  private let half: UInt16
  /// The number of fractional binary digits.
  private let digits: UInt16

  private static let passes = 3
  /// The largest deviation, in pixels, with sums that fit into 16 bits.
  static let widest = 60.0

  /// `deviation` is the Gaussian's standard deviation in pixels, at most `widest`.
  init(deviation: Double) {
    let variance = deviation * deviation / Double(BoxBlur.passes)
    let whole = max(0, (0.5 * (12 * variance + 1).squareRoot() - 0.5).rounded(.down))
    let weight = (2 * whole + 1) * (whole * (whole + 1) - 3 * variance) / (6 * (variance - (whole + 1) * (whole + 1)))
    // The nearest box whose mean is its sum times a whole number of 65,536ths.
    let share = min((65_536 / (2 * whole + 1 + 2 * min(max(weight, 0), 1))).rounded(.down), 65_535)
    let width = 65_536 / share
    radius = Int(whole)
    edge = UInt16(min(max((width - (2 * whole + 1)) / 2 * 65_536, 0), 65_535))
    scale = UInt16(share)
    half = UInt16((width / 2).rounded(.up))
    var digits: UInt16 = 0
    while (2 * whole + 3) * 255 * Double(2 << digits) + width + 2 < 65_536 { digits += 1 }
    self.digits = digits
  }

  /// Blurs all components of `width` by `height` pixels in place; the pixels around them count as clear.
  ///
  /// Columns are blurred and written as rows, twice, so that the result has the original orientation.
  func apply(to pixels: inout [UInt32], width: Int, height: Int) {
    guard radius > 0 || edge > 0, width > 0, height > 0 else { return }
    precondition(pixels.count == width * height, "\(pixels.count) pixels do not fill \(width) × \(height)")
    pixels.withUnsafeMutableBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width * height) { turned in
        blurColumns(of: pixels.baseAddress!, width, height, into: turned.baseAddress!)
        blurColumns(of: turned.baseAddress!, height, width, into: pixels.baseAddress!)
      }
    }
  }

  /// Blurs bytes as `apply(to:width:height:)` blurs each component of pixels.
  func apply(toPlane plane: inout [UInt8], width: Int, height: Int) {
    guard radius > 0 || edge > 0, width > 0, height > 0 else { return }
    precondition(plane.count == width * height, "\(plane.count) bytes do not fill \(width) × \(height)")
    plane.withUnsafeMutableBufferPointer { plane in
      guard let start = plane.baseAddress else { return }
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width * height) { turned in
        guard let turned = turned.baseAddress else { return }
        blurColumns(of: start, width, height, into: turned)
        blurColumns(of: turned, height, width, into: start)
      }
    }
  }

  /// Blurs each column of bytes and writes it as a row of `target`, sixteen at a time.
  private func blurColumns(
    of source: UnsafePointer<UInt8>, _ width: Int, _ height: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    let (from, to) = (SharedPointer(source), SharedPointer(target))
    let (side, margin) = (PixelLanes.byteCount, radius + 1)
    let room = height + 2 * margin
    let work = PixelWork.nanoseconds(width * height, PixelWork.sample) / PixelLanes.count
    PixelRows.concurrently(0..<(width + side - 1) / side, work: work) { groups in
      withUnsafeTemporaryAllocation(of: PixelLanes.self, capacity: 2 * room) { lines in
        guard let start = lines.baseAddress else { return }
        lines.initialize(repeating: PixelLanes(repeating: 0))
        var (one, other) = (start + margin, start + room + margin)
        for column in stride(from: groups.lowerBound * side, to: min(groups.upperBound * side, width), by: side) {
          let count = min(side, width - column)
          PixelLanes.read(from.start + column, stride: width, columns: count, into: one, height, digits)
          for _ in 0..<BoxBlur.passes {
            blur(one, height, into: other)
            swap(&one, &other)
          }
          PixelLanes.write(one, height, digits, into: to.start + column * height, columns: count)
        }
      }
    }
  }

  /// Blurs each column of `source` and writes it as a row of `target`, eight at a time.
  private func blurColumns(
    of source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let (from, to) = (SharedPointer(source), SharedPointer(target))
    let box = PixelBox(radius: radius, edge: edge, scale: scale, half: half, digits: digits)
    let side = 8
    let work = PixelWork.nanoseconds(width * height, PixelWork.sample)
    PixelRows.concurrently(0..<(width + side - 1) / side, work: work) { groups in
      let byteCount = pixel_blur_bytes(box, height)
      withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 32) { lines in
        guard let start = lines.baseAddress else { return }
        PixelKernels.fastest.blur_columns(
          box, from.start, width, height, groups.lowerBound * side, min(groups.upperBound * side, width), to.start,
          start)
      }
    }
  }

  /// Applies a box along a line that has `radius + 1` clear pixels on either side.
  private func blur(_ source: UnsafePointer<PixelLanes>, _ count: Int, into target: UnsafeMutablePointer<PixelLanes>) {
    let (edge, scale) = (PixelLanes.Half(repeating: edge), PixelLanes.Half(repeating: scale))
    var sum = PixelLanes(repeating: half)
    for index in 0..<min(radius + 1, count) { sum = sum &+ source[index] }
    var (before, next, to) = (source - radius, source + radius + 1, target)
    var removed = source[-radius - 1]
    let end = target + count
    while to != end {
      let added = next.pointee
      to.pointee = (sum &+ (removed &+ added).share(edge)).share(scale)
      removed = before.pointee
      sum = sum &+ added &- removed
      before += 1
      next += 1
      to += 1
    }
  }
}
