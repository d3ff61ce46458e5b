import Geometry
import MessageBus

/// The place of a window on the screen, for coordinates of AT-SPI.
package struct AccessPlace: Hashable, Sendable {
  /// The window's content on the screen, in pixels of the screen; zero where programs are not told, as under Wayland.
  package var origin: CGPoint
  /// The pixels of the screen in a point of the window.
  package var scale: CGFloat

  package init(origin: CGPoint = .zero, scale: CGFloat = 1) {
    self.origin = origin
    self.scale = scale
  }
}

/// The origin of coordinates in a call, as AT-SPI numbers it (`AtspiCoordType`).
enum AccessCoordinates: Int {
  case screen, window, parent

  /// Reads the number of a call.
  init(_ number: Int) throws(DBusFailure) {
    guard let value = Self(rawValue: number) else {
      throw .invalidArguments("coordinates are 0 (screen), 1 (window) or 2 (parent), not \(number)")
    }
    self = value
  }
}

extension AccessPlace {
  /// The distance that `coordinates` add to pixels of the window.
  ///
  /// - Parameter parent: The frame of the element's container, in points.
  func offset(_ coordinates: AccessCoordinates, parent: CGRect) -> CGPoint {
    switch coordinates {
    case .screen: origin
    case .window: .zero
    case .parent: CGPoint(x: -parent.minX * scale, y: -parent.minY * scale)
    }
  }

  /// The values x, y, width and height of a rectangle of the window.
  func values(of rect: CGRect, _ coordinates: AccessCoordinates, parent: CGRect) -> [DBusValue] {
    let offset = offset(coordinates, parent: parent)
    let lengths = [
      rect.minX * scale + offset.x, rect.minY * scale + offset.y, rect.width * scale, rect.height * scale,
    ]
    return lengths.map { .int32(Self.limited($0)) }
  }

  /// The point of the window, in points, of a place in pixels.
  func point(x: Int, y: Int, _ coordinates: AccessCoordinates, parent: CGRect) -> CGPoint {
    let offset = offset(coordinates, parent: parent)
    let divisor = scale > 0 && scale.isFinite ? scale : 1
    return CGPoint(x: (CGFloat(x) - offset.x) / divisor, y: (CGFloat(y) - offset.y) / divisor)
  }

  /// The nearest integer of 32 bits; 0 for a value that is not a number.
  private static func limited(_ value: CGFloat) -> Int32 {
    value.isNaN ? 0 : Int32(max(-2_147_483_648, min(2_147_483_647, value.rounded())))
  }
}
