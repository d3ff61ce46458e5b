import ScrollUI

/// A button without an edge. Its surface shows hovering with 6 % and pressing with 12 % of the color `text`.
struct SurfaceButtonStyle: ButtonStyle {
  var cornerRadius = GalleryStyle.chipRadius
  /// True if the surface is filled with the accent, for a selected row or an active option.
  var isSelected = false
  /// The fill of a button that is not selected.
  var fill = AnyShapeStyle(Color.clear)
  /// True if a button that is not selected has an edge, for commands.
  var hasEdge = false
  /// True if the button shows a ring while it has the keyboard's focus.
  var showsFocus = true

  func makeBody(configuration: Configuration) -> some View {
    SurfaceButton(configuration: configuration, style: self)
  }
}

extension ButtonStyle where Self == SurfaceButtonStyle {
  static var surface: SurfaceButtonStyle { SurfaceButtonStyle() }
}

private struct SurfaceButton: View {
  let configuration: ButtonStyleConfiguration
  let style: SurfaceButtonStyle

  @State private var isHovered = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: style.cornerRadius)
    configuration.label
      .foregroundStyle(style.isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.text))
      .background {
        shape.fill(style.isSelected ? AnyShapeStyle(.accentFill) : style.fill)
        shape.fill(style.isSelected ? AnyShapeStyle(Color.white) : AnyShapeStyle(.text)).opacity(highlight)
      }
      .overlay { if style.hasEdge, !style.isSelected { shape.strokeBorder(.controlEdge, lineWidth: 1) } }
      .overlay {
        if style.showsFocus, configuration.isFocused {
          RoundedRectangle(cornerRadius: style.cornerRadius + 2)
            .stroke(.accentText, lineWidth: 2)
            .padding(-2)
            .allowsHitTesting(false)
        }
      }
      .contentShape(shape)
      .onHover { isHovered = $0 }
  }

  private var highlight: Double {
    guard isEnabled else { return 0 }
    return configuration.isPressed ? 0.12 : isHovered ? 0.06 : 0
  }
}

/// A symbol in the title bar, with a name and a key for its tooltip.
struct BarButton: View {
  let name: String
  let symbol: String
  /// The key as printed on the keyboard.
  var key: String?
  var isSelected = false
  /// True if the button shows and hides a panel, and `isSelected` tells that the panel is open.
  var isToggle = false
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).font(.system(size: 14, weight: .semibold)).frame(width: 32, height: 32)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: isSelected))
    .help(KeyHelp.text(name, key: key))
    .accessibilityLabel(LocalizedStringKey(name))
    .accessibilityAddTraits(isToggle ? (isSelected ? [.isToggle, .isSelected] : .isToggle) : [])
    .accessibilityIdentifier("bar \(name)")
  }
}
