/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  private enum Outline: Hashable {
    case automatic
    case capsule
    case circle
    case rounded(CGFloat)
  }

  private let outline: Outline

  public static let automatic = ButtonBorderShape(outline: .automatic)
  public static let capsule = ButtonBorderShape(outline: .capsule)
  public static let circle = ButtonBorderShape(outline: .circle)
  public static let roundedRectangle = ButtonBorderShape(outline: .automatic)

  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(outline: .rounded(Limits.length(radius, "radius")))
  }

  func radius(_ metrics: ControlMetrics) -> CGFloat {
    switch outline {
    case .automatic: metrics.cornerRadius
    case .rounded(let radius): radius
    // More than half of any side; shapes cut it down to that.
    case .capsule, .circle: 1000
    }
  }
}

/// The lengths that go with a size of controls, in points.
struct ControlMetrics {
  let font: Font
  let horizontalPadding: CGFloat
  let verticalPadding: CGFloat
  let cornerRadius: CGFloat
  /// Of a switch, a stepper, a segment.
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

/// The soft fill of a control, stronger under the mouse and stronger yet when it is pressed.
struct ControlFill: ShapeStyle {
  var isHovered = false
  var isPressed = false

  func resolve(in environment: EnvironmentValues) -> Color {
    Color.gray.opacity(isPressed ? 0.38 : isHovered ? 0.26 : 0.18)
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How large controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View { environment(\.controlSize, controlSize) }

  /// The outline of bordered buttons in this view.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }

  /// A line around a control that has the keyboard's focus.
  func focusRing(_ isShown: Bool, cornerRadius: CGFloat) -> some View {
    overlay {
      if isShown {
        RoundedRectangle(cornerRadius: cornerRadius + 2)
          .stroke(Color.accentColor.opacity(0.55), lineWidth: 3)
          .padding(-2)
          .allowsHitTesting(false)
      }
    }
  }
}
