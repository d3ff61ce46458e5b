// `isZero` replaces `== .zero`, which compiles to a loop over the lanes.

extension SIMD4<UInt32> {
  /// True if all lanes are 0.
  @inline(__always)
  var isZero: Bool {
    let halves = unsafeBitCast(self, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }
}

extension SIMD8<UInt32> {
  /// True if all lanes are 0.
  @inline(__always)
  var isZero: Bool { (lowHalf | highHalf).isZero }
}
