/// The components of four pixels, 16 bits each.
struct PixelLanes {
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

  /// The number of columns of bytes in a line.
  static let byteCount = 16

  /// Reads up to sixteen columns of bytes.
  static func read(
    _ source: UnsafePointer<UInt8>, stride: Int, columns: Int, into line: UnsafeMutablePointer<PixelLanes>,
    _ height: Int, _ digits: UInt16
  ) {
    let one = Half(repeating: 1 << digits)
    var from = UnsafeRawPointer(source)
    for row in 0..<height {
      var bytes = SIMD4<UInt32>.zero
      if columns == byteCount {
        bytes = from.loadUnaligned(as: SIMD4<UInt32>.self)
      } else {
        withUnsafeMutableBytes(of: &bytes) { $0.copyMemory(from: UnsafeRawBufferPointer(start: from, count: columns)) }
      }
      line[row] = PixelLanes(
        unsafeBitCast(bytes & 0xFF_00FF, to: Half.self) &* one,
        unsafeBitCast((bytes &>> 8) & 0xFF_00FF, to: Half.self) &* one)
      from += stride
    }
  }

  /// The sixteen bytes of a row, rounded.
  @inline(__always)
  private func bytes(_ half: Half, _ toUpperByte: Half) -> SIMD16<UInt8> {
    unsafeBitCast(pixels(half, toUpperByte), to: SIMD16<UInt8>.self)
  }

  /// Writes up to sixteen columns of bytes as rows, rounded.
  static func write(
    _ line: UnsafePointer<PixelLanes>, _ height: Int, _ digits: UInt16, into target: UnsafeMutablePointer<UInt8>,
    columns: Int
  ) {
    let (half, toUpperByte) = (Half(repeating: (1 << digits) >> 1), Half(repeating: 1 << (8 - digits)))
    var row = 0
    while row + 4 <= height {
      let rows = (
        line[row].bytes(half, toUpperByte), line[row + 1].bytes(half, toUpperByte),
        line[row + 2].bytes(half, toUpperByte), line[row + 3].bytes(half, toUpperByte)
      )
      for column in 0..<columns {
        UnsafeMutableRawPointer(target + column * height + row).storeBytes(
          of: SIMD4(rows.0[column], rows.1[column], rows.2[column], rows.3[column]), as: SIMD4<UInt8>.self)
      }
      row += 4
    }
    for row in row..<height {
      let bytes = line[row].bytes(half, toUpperByte)
      for column in 0..<columns { target[row + column * height] = bytes[column] }
    }
  }

  /// The four pixels of a row, rounded. Products move the sums into the upper bytes, since a shift by a variable count is slow.
  @inline(__always)
  private func pixels(_ half: Half, _ toUpperByte: Half) -> SIMD4<UInt32> {
    let even = unsafeBitCast((self.even &+ half) &* toUpperByte, to: SIMD4<UInt32>.self)
    let odd = unsafeBitCast((self.odd &+ half) &* toUpperByte, to: SIMD4<UInt32>.self)
    return (even &>> 8) & 0xFF_00FF | odd & 0xFF00_FF00
  }
}
