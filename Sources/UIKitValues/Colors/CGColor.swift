import Foundation
import ScrollUI

/// A color with fixed components of sRGB, by the name of Core Graphics.
public final class CGColor: Hashable, Sendable {
  let color: Color.Resolved

  init(_ color: Color.Resolved) { self.color = color }

  /// Creates a color from components in 0…1; values outside are clamped.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha).resolve(in: EnvironmentValues()))
  }

  /// Creates a gray from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

  /// Red, green, blue and opacity, 0…1.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) } }

  /// The length of `components`: 4.
  public var numberOfComponents: Int { 4 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// True if two colors have the same components.
  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// Creates a color with the components of `cgColor`.
  public init(_ cgColor: CGColor) { self.init(cgColor.color) }

  /// Creates a color with the components of `cgColor`.
  public init(cgColor: CGColor) { self.init(cgColor.color) }
}

extension UIColor {
  /// The components of the color in a light window.
  private var resolved: Color.Resolved {
    var environment = EnvironmentValues()
    environment.imageLibrary = AssetImages.library
    return color.resolve(in: environment)
  }

  /// The color of a light window with fixed components.
  public var cgColor: CGColor { CGColor(resolved) }

  /// Creates a color with the components of `cgColor`.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor)) }

  /// Stores the components of the color in a light window, 0…1. Returns true.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }
}

// MARK: Literals

/// The type of a color literal: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the color of a literal.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
