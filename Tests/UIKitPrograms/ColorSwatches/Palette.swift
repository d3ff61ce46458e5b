import SwiftUI

struct Swatch: Identifiable {
  let id = UUID()
  let hex: String
  let color: UIColor

  init?(hex: String) {
    guard let number = Int(hex.dropFirst(), radix: 16), hex.count == 7 else { return nil }
    self.hex = hex
    color = UIColor(
      red: CGFloat(number >> 16 & 0xFF) / 255, green: CGFloat(number >> 8 & 0xFF) / 255,
      blue: CGFloat(number & 0xFF) / 255, alpha: 1)
  }
}

extension UIColor {
  /// Black or white, the better of both on this color.
  var contrast: UIColor {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return red * 0.299 + green * 0.587 + blue * 0.114 > 0.6 ? .black : .white
  }
}

final class Palette: ObservableObject {
  @Published var swatches: [Swatch] = []
  @Published var isCovered = false
  @Published var selection: UUID?

  func load(_ hexes: [String]) {
    swatches = hexes.compactMap { Swatch(hex: $0) }
    selection = swatches.first?.id
  }
}
