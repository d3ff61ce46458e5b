/// The size of controls, set by `controlSize(_:)`. The font sizes are 10, 11, 13, 15 and 17 points, the heights of
/// switches and steppers 18, 20, 24, 28 and 32 points.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// A font of 10 points; switches and steppers are 18 points high.
  case mini
  /// A font of 11 points; switches and steppers are 20 points high.
  case small
  /// The default: a font of 13 points; switches and steppers are 24 points high.
  case regular
  /// A font of 15 points; switches and steppers are 28 points high.
  case large
  /// A font of 17 points; switches and steppers are 32 points high.
  case extraLarge
}

/// The outline of buttons that draw a box, set by `buttonBorderShape(_:)`.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Outline: Hashable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat)
  }

  private let outline: Outline

  /// A rounded rectangle. The radius depends on `ControlSize`: 5, 6, 8, 10 or 12 points.
  public static let automatic = ButtonBorderShape(outline: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(outline: .capsule)
  /// A circle in SwiftUI. Drawn like `capsule` here: a circle only if the label is square.
  public static let circle = ButtonBorderShape(outline: .circle)
  /// A rounded rectangle with the radius of the control size, equal to `automatic`.
  public static let roundedRectangle = ButtonBorderShape(outline: .automatic)

  /// A rounded rectangle with a `radius` in points, ≥ 0, reduced to half of the shorter side.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(Limits.length(radius, "radius")))
  }

  func radius(_ metrics: ControlMetrics) -> CGFloat {
    switch outline {
    case .automatic: metrics.cornerRadius
    case .rounded(let radius): radius
    // More than half of any side; shapes limit the radius to that.
    case .capsule, .circle: 1000
    }
  }
}

/// The lengths in points and the font for a `ControlSize`.
struct ControlMetrics {
  let font: Font
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let cornerRadius: CGFloat
  /// The height of a switch, a stepper or a picker segment.
  let height: CGFloat

  init(_ size: ControlSize) {
    switch size {
    case .mini: self.init(font: 10, padding: (7, 2), radius: 5, height: 18)
    case .small: self.init(font: 11, padding: (9, 4), radius: 6, height: 20)
    case .regular: self.init(font: 13, padding: (12, 6), radius: 8, height: 24)
    case .large: self.init(font: 15, padding: (16, 9), radius: 10, height: 28)
    case .extraLarge: self.init(font: 17, padding: (20, 12), radius: 12, height: 32)
    }
  }

  private init(font: CGFloat, padding: (CGFloat, CGFloat), radius: CGFloat, height: CGFloat) {
    self.font = .system(size: font)
    (horizontalPadding, verticalPadding) = padding
    cornerRadius = radius
    self.height = height
  }
}

/// The translucent gray fill of a control: 18 % opaque, 26 % under the mouse, 38 % while pressed.
package struct ControlFill: ShapeStyle {
  var isHovered = false
  var isPressed = false

  package init(isHovered: Bool = false, isPressed: Bool = false) {
    self.isHovered = isHovered
    self.isPressed = isPressed
  }

  package func resolve(in environment: EnvironmentValues) -> Color {
    Color.gray.opacity(isPressed ? 0.38 : isHovered ? 0.26 : 0.18)
  }
}

/// The fill of a clickable surface without a `ControlFill`: 6 % of black or white under the mouse, 12 % while pressed.
package struct HoverFill: ShapeStyle {
  var isHovered: Bool
  var isPressed: Bool

  package init(isHovered: Bool = false, isPressed: Bool = false) {
    self.isHovered = isHovered
    self.isPressed = isPressed
  }

  /// The opacity of the fill.
  static let hovered = 0.06
  static let pressed = 0.12

  /// White or black with the opacity of the state.
  package func resolve(in environment: EnvironmentValues) -> Color {
    (environment.colorScheme == .dark ? Color.white : Color.black)
      .opacity(isPressed ? Self.pressed : isHovered ? Self.hovered : 0)
  }
}

extension EnvironmentValues {
  /// The size of controls, set by `controlSize(_:)`; `.regular` by default.
  @Entry public var controlSize: ControlSize = .regular

  @Entry var buttonBorderShape: ButtonBorderShape = .automatic
}

nonisolated extension View {
  /// Sets the size of the controls in this view.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// Sets the outline of the bordered and prominent buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
