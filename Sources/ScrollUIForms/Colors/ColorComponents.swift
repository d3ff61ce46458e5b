import ScrollUI

/// A color by hue, saturation, brightness and opacity, each 0…1.
package struct ColorComponents: Equatable {
  package var hue: Double
  package var saturation: Double
  package var brightness: Double
  package var opacity: Double

  /// The components of a color in sRGB: those of `former` if they have this color, because several hues have the color red, and all hues
  /// have each gray. Another gray has the hue and, if it is black, the saturation of `former`.
  package init(_ color: Color.Resolved, keeping former: ColorComponents? = nil) {
    if let former, former.color.resolve(in: EnvironmentValues()) == color {
      self = former
      return
    }
    let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
    let (least, most) = (min(red, green, blue), max(red, green, blue))
    let range = most - least
    let sector: Double =
      if range <= 0 {
        (former?.hue ?? 0) * 6
      } else if most == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    hue = sector / 6
    saturation = most <= 0 ? former?.saturation ?? 0 : range / most
    brightness = most
    opacity = Double(color.opacity)
  }

  package var color: Color { Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity) }

  /// The color of `#RRGGBB`, with or without the sign; nil for another text.
  static func color(hexadecimal text: String) -> Color.Resolved? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    return Color(red: part(16), green: part(8), blue: part(0)).resolve(in: EnvironmentValues())
  }

  /// The color as `#RRGGBB`.
  package static func hexadecimal(_ color: Color.Resolved) -> String {
    let digits = [color.red, color.green, color.blue].map { component in
      let text = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined()
  }
}
