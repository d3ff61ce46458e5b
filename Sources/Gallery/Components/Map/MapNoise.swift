import ScrollUI

/// Smooth random values over the plane. Equal values of `seed` give the same plane in each run.
struct MapNoise: Sendable {
  let seed: UInt64

  /// A random number in 0…1 for a point of the grid.
  func random(_ x: Int, _ y: Int, _ salt: UInt64 = 0) -> Double {
    var bits = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    bits ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    bits ^= (seed &+ salt) &* 0x1656_67B1_9E37_79F9
    bits = (bits ^ bits >> 29) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 32) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) / Double(1 << 53)
  }

  /// A value in 0…1 that changes over lengths of about 1.
  func value(_ x: Double, _ y: Double, _ salt: UInt64 = 0) -> Double {
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (column, row) = (Int(left), Int(top))
    let (across, down) = (Self.eased(x - left), Self.eased(y - top))
    let upper = random(column, row, salt) * (1 - across) + random(column + 1, row, salt) * across
    let lower = random(column, row + 1, salt) * (1 - across) + random(column + 1, row + 1, salt) * across
    return upper * (1 - down) + lower * down
  }

  /// The weighted sum of `value` for the lengths 1, 1/2, 1/4 and so on, in 0…1.
  func sum(_ x: Double, _ y: Double, octaves: Int, _ salt: UInt64 = 0) -> Double {
    var (total, weight, all, scale) = (0.0, 1.0, 0.0, 1.0)
    for octave in 0..<octaves {
      total += value(x * scale, y * scale, salt &+ UInt64(octave)) * weight
      all += weight
      weight *= 0.5
      scale *= 2
    }
    return total / all
  }

  private static func eased(_ part: Double) -> Double { part * part * (3 - 2 * part) }
}
