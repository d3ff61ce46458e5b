/// A color of sRGB components and straight alpha, each 0…1.
package struct RGBAColor: Hashable, Sendable {
  package var red: Float
  package var green: Float
  package var blue: Float
  package var alpha: Float

  package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = RGBAColor(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = RGBAColor(red: 0, green: 0, blue: 0)
  package static let white = RGBAColor(red: 1, green: 1, blue: 1)

  /// The color with its alpha multiplied by `opacity`.
  package func opacity(_ opacity: Double) -> RGBAColor {
    var copy = self
    copy.alpha *= Float(opacity)
    return copy
  }

  /// True if the color marks no pixel.
  package var isClear: Bool { alpha <= 0 }
}
