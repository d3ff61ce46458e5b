import ScrollUI

/// A `Capsule` over scrolled content, in the color of text: content has surfaces in the roles `accentFill` and `control`.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(.window).pill(.text, isPressed: configuration.isPressed)
  }
}

extension ButtonStyle where Self == PillButtonStyle {
  static var pill: PillButtonStyle { PillButtonStyle() }
}

extension View {
  /// The capsule of `PillButtonStyle`, for notices without an action too.
  func pill(_ fill: some ShapeStyle, isPressed: Bool = false) -> some View {
    modifier(PillSurface(fill: AnyShapeStyle(fill), isPressed: isPressed))
  }
}

private struct PillSurface: ViewModifier {
  let fill: AnyShapeStyle
  let isPressed: Bool

  @State private var isHovered = false
  @Environment(\.textScale) private var textScale

  func body(content: Content) -> some View {
    content
      .font(.system(size: 13, weight: .semibold))
      .padding(.horizontal, 14)
      .frame(height: 32 * textScale)
      .background {
        Capsule().fill(fill)
        Capsule().fill(Color.gray).opacity(isPressed ? 0.4 : isHovered ? 0.2 : 0)
      }
      .padding(2)
      .background(.window, in: Capsule())
      .shadow(color: .black.opacity(0.3), radius: 6, y: 2)
      .onHover { isHovered = $0 }
  }
}
