import CSDL2
import Engine
import Graphics

/// A colour in the bytes that SDL takes; alpha is not multiplied in.
struct DeviceColor: Equatable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Opaque white: what a texture's modulation starts as.
  static let white = DeviceColor(RGBAColor.white)

  init(_ color: RGBAColor) {
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
