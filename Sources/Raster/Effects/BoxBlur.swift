import Geometry

/// A Gaussian blur approximated by boxes, three in each direction.
///
/// The boxes have soft ends, so that their variance is exactly a third of the Gaussian's (Gwosdek et al., "Theoretical foundations
/// of Gaussian convolution by extended box filtering"). Sums have 16 bits, with as many fractional digits as the width of the box
/// leaves room for; an even colour stays exactly as it is.
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

  /// Blurs each column of `source` and writes it as a row of `target`, four at a time. Columns that equal the four before share
  /// their result.
  private func blurColumns(
    of source: UnsafePointer<UInt32>, _ width: Int, _ height: Int, into target: UnsafeMutablePointer<UInt32>
  ) {
    let side = PixelLanes.count
    let margin = radius + 1
    let room = height + 2 * margin
    withUnsafeTemporaryAllocation(of: PixelLanes.self, capacity: 2 * room) { lines in
      // The margins of the line remain clear.
      lines.initialize(repeating: PixelLanes(repeating: 0))
      var (one, other) = (lines.baseAddress! + margin, lines.baseAddress! + room + margin)
      for column in stride(from: 0, to: width, by: side) {
        let count = min(side, width - column)
        let (from, to) = (source + column, target + column * height)
        if column > 0, count == side, BoxBlur.isAsBefore(from, width, height) {
          to.update(from: to - side * height, count: side * height)
          continue
        }
        PixelLanes.read(from, stride: width, columns: count, into: one, height, digits)
        for _ in 0..<BoxBlur.passes {
          blur(one, height, into: other)
          swap(&one, &other)
        }
        PixelLanes.write(one, height, digits, into: to, columns: count)
      }
    }
  }

  /// True if four pixels of each row equal the four to their left.
  private static func isAsBefore(_ source: UnsafePointer<UInt32>, _ width: Int, _ height: Int) -> Bool {
    var row = UnsafeRawPointer(source)
    for _ in 0..<height {
      let (here, before) = (
        row.loadUnaligned(as: SIMD2<UInt64>.self), (row - 16).loadUnaligned(as: SIMD2<UInt64>.self)
      )
      if here != before { return false }
      row += 4 * width
    }
    return true
  }

  /// Applies a box along a line that has `radius + 1` clear pixels on either side.
  private func blur(_ source: UnsafePointer<PixelLanes>, _ count: Int, into target: UnsafeMutablePointer<PixelLanes>) {
    let (edge, scale) = (PixelLanes.Half(repeating: edge), PixelLanes.Half(repeating: scale))
    var sum = PixelLanes(repeating: half)
    for index in 0..<min(radius + 1, count) { sum = sum &+ source[index] }
    var (before, next, to) = (source - radius - 1, source + radius + 1, target)
    let end = target + count
    while to != end {
      let added = next.pointee
      to.pointee = (sum &+ (before.pointee &+ added).share(edge)).share(scale)
      before += 1
      next += 1
      to += 1
      sum = sum &+ added &- before.pointee
    }
  }
}

/// The components of four pixels, 16 bits each.
private struct PixelLanes {
  typealias Half = SIMD8<UInt16>
  static let count = 4

  /// Blue and red of each pixel, and green and alpha.
  private var even, odd: Half

  @inline(__always)
  private init(_ even: Half, _ odd: Half) { (self.even, self.odd) = (even, odd) }

  init(repeating value: UInt16) { self.init(Half(repeating: value), Half(repeating: value)) }

  @inline(__always)
  static func &+ (left: PixelLanes, right: PixelLanes) -> PixelLanes {
    PixelLanes(left.even &+ right.even, left.odd &+ right.odd)
  }

  @inline(__always)
  static func &- (left: PixelLanes, right: PixelLanes) -> PixelLanes {
    PixelLanes(left.even &- right.even, left.odd &- right.odd)
  }

  /// `parts` 65,536ths of each component, rounded down.
  @inline(__always)
  func share(_ parts: Half) -> PixelLanes { PixelLanes(PixelLanes.share(even, parts), PixelLanes.share(odd, parts)) }

  /// Inlined, so that the compiler emits a single instruction.
  @inline(__always)
  private static func share(_ values: Half, _ parts: Half) -> Half {
    func share(_ index: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt32(values[index]) &* UInt32(parts[index])) &>> 16)
    }
    return Half(share(0), share(1), share(2), share(3), share(4), share(5), share(6), share(7))
  }

  /// Reads up to four columns, each component with `digits` fractional digits.
  static func read(
    _ source: UnsafePointer<UInt32>, stride: Int, columns: Int, into line: UnsafeMutablePointer<PixelLanes>,
    _ height: Int, _ digits: UInt16
  ) {
    let one = Half(repeating: 1 << digits)
    var from = source
    for row in 0..<height {
      var pixels = SIMD4<UInt32>.zero
      if columns == count {
        pixels = UnsafeRawPointer(from).loadUnaligned(as: SIMD4<UInt32>.self)
      } else {
        for column in 0..<columns { pixels[column] = from[column] }
      }
      line[row] = PixelLanes(
        unsafeBitCast(pixels & 0xFF_00FF, to: Half.self) &* one,
        unsafeBitCast((pixels &>> 8) & 0xFF_00FF, to: Half.self) &* one)
      from += stride
    }
  }

  /// Writes up to four columns as rows, rounded.
  static func write(
    _ line: UnsafePointer<PixelLanes>, _ height: Int, _ digits: UInt16, into target: UnsafeMutablePointer<UInt32>,
    columns: Int
  ) {
    // A product moves the sum into the upper byte, since a shift by a variable count is slow.
    let (half, toUpperByte) = (Half(repeating: (1 << digits) >> 1), Half(repeating: 1 << (8 - digits)))
    for row in 0..<height {
      let even = unsafeBitCast((line[row].even &+ half) &* toUpperByte, to: SIMD4<UInt32>.self)
      let odd = unsafeBitCast((line[row].odd &+ half) &* toUpperByte, to: SIMD4<UInt32>.self)
      let pixels = (even &>> 8) & 0xFF_00FF | odd & 0xFF00_FF00
      if columns == count {
        target[row] = pixels[0]
        target[row &+ height] = pixels[1]
        target[row &+ 2 &* height] = pixels[2]
        target[row &+ 3 &* height] = pixels[3]
      } else {
        for column in 0..<columns { target[row + column * height] = pixels[column] }
      }
    }
  }
}

extension PixelBuffer {
  /// Blurs all four components. A very wide blur is computed on a smaller copy.
  mutating func blur(deviation: Double) {
    guard deviation > BoxBlur.widest else {
      return BoxBlur(deviation: deviation).apply(to: &pixels, width: width, height: height)
    }
    let factor = (deviation / BoxBlur.widest).rounded(.up)
    func shrunk(_ length: Int) -> Int { max(1, Int((Double(length) / factor).rounded())) }
    let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    var small = resized(whole, width: shrunk(width), height: shrunk(height), isSmooth: true)
    small.blur(deviation: deviation / factor)
    let part = CGRect(x: 0, y: 0, width: CGFloat(small.width), height: CGFloat(small.height))
    self = small.resized(part, width: width, height: height, isSmooth: true)
  }

  /// The shadow of the buffer with premultiplied alpha: its alpha, moved by (`dx`, `dy`) pixels, blurred and coloured.
  func shadow(red: Float, green: Float, blue: Float, alpha: Float, deviation: Double, dx: Double, dy: Double)
    -> [UInt32]
  {
    var shape = PixelBuffer(width: width, height: height, pixels: moved(dx, dy).map { UInt32($0 + 0.5) << 24 })
    shape.blur(deviation: deviation)
    return shape.mapped { pixel in
      let strength = Float(pixel >> 24) * alpha
      // Halves are rounded to even numbers: at an alpha of 0.5, half of all byte values give a half.
      let whole = UInt32(strength.rounded(.toNearestOrEven))
      return whole << 24 | UInt32(min(strength * red + 0.5, Float(whole))) << 16
        | UInt32(min(strength * green + 0.5, Float(whole))) << 8 | UInt32(min(strength * blue + 0.5, Float(whole)))
    }
  }

  /// The alpha moved by (`dx`, `dy`), 0…255.
  private func moved(_ dx: Double, _ dy: Double) -> [Float] {
    var plane = [Float](repeating: 0, count: pixels.count)
    let (wholeX, wholeY) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
    let (partX, partY) = (Float(dx - dx.rounded(.down)), Float(dy - dy.rounded(.down)))
    for row in 0..<height {
      for column in 0..<width {
        let alpha = Float(pixels[row * width + column] >> 24)
        guard alpha > 0 else { continue }
        for (x, y, weight) in [
          (column + wholeX, row + wholeY, (1 - partX) * (1 - partY)),
          (column + wholeX + 1, row + wholeY, partX * (1 - partY)),
          (column + wholeX, row + wholeY + 1, (1 - partX) * partY),
          (column + wholeX + 1, row + wholeY + 1, partX * partY),
        ] where weight > 0 && x >= 0 && x < width && y >= 0 && y < height {
          plane[y * width + x] += alpha * weight
        }
      }
    }
    return plane
  }
}
