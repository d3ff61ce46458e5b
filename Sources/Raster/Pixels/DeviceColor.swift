import Graphics

/// A color of four bytes with straight alpha.
package struct DeviceColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  /// Opaque white: the modulation that changes no pixel.
  package static let white = DeviceColor(RGBAColor.white)

  package init(_ color: RGBAColor) {
    red = DeviceColor.byte(color.red)
    green = DeviceColor.byte(color.green)
    blue = DeviceColor.byte(color.blue)
    alpha = DeviceColor.byte(color.alpha)
  }

  private static func byte(_ component: Float) -> UInt8 {
    // The order of the arguments sends NaN to 0.
    UInt8((min(max(0, component), 1) * 255).rounded())
  }
}
