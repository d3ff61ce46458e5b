import ScrollUI

/// A `Capsule` over scrolled content. A ring in the role `window` separates it from content in the role `accentFill`.
struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.pill(.accentFill, isPressed: configuration.isPressed).foregroundStyle(Color.white)
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

  func body(content: Content) -> some View {
    content
      .font(.system(size: 13, weight: .semibold))
      .padding(.horizontal, 14)
      .frame(minHeight: 32)
      .background {
        Capsule().fill(fill)
        Capsule().fill(Color.black).opacity(isPressed ? 0.24 : isHovered ? 0.12 : 0)
      }
      .padding(2)
      .background(.window, in: Capsule())
      .shadow(color: .black.opacity(0.3), radius: 6, y: 2)
      .onHover { isHovered = $0 }
  }
}
