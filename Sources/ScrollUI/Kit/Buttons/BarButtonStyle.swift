import Engine

/// The default style of a `Button` in the bars of a page: the label in the accent color, or red for `ButtonRole.destructive`, without a box.
///
/// Its surface under the mouse and while it is pressed has the size of a target, for a symbol without a title, too.
struct BarButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(state.label.barBox(state, isFilled: false))
    }
  }
}

extension View {
  /// This view as the label of a button or of a toggle in a bar, in a box of the accent color if `isFilled` is true.
  func barBox(_ state: ButtonStyleConfiguration, isFilled: Bool) -> some View {
    modifier(BarBox(state: state, isFilled: isFilled))
  }
}

private struct BarBox: ViewModifier {
  let state: ButtonStyleConfiguration
  let isFilled: Bool

  /// The minimum size of a label, and the distances of the box from it, in points. The box is drawn over the space between items.
  private static let minimumSize = CGSize(width: 20, height: 26)
  private static let margins = EdgeInsets(top: -3, leading: -6, bottom: -3, trailing: -6)
  private static let cornerRadius: CGFloat = 7

  func body(content: Content) -> some View {
    content
      .defaultForegroundStyle(isFilled ? AnyShapeStyle(Color.white) : AnyShapeStyle(color))
      .frame(minWidth: Self.minimumSize.width, minHeight: Self.minimumSize.height)
      .background {
        Group {
          let box = RoundedRectangle(cornerRadius: Self.cornerRadius)
          if isFilled {
            box.fill(.tintedFill)
            box.fill(.black).opacity(state.isPressed ? 0.24 : state.isHovered ? 0.12 : 0)
          } else {
            box.fill(HoverFill(isHovered: state.isHovered, isPressed: state.isPressed))
          }
        }
        .padding(Self.margins)
      }
      .focusRing(state.isFocused, cornerRadius: Self.cornerRadius)
      .contentShape(Rectangle())
  }

  private var color: ControlTint { state.role == .destructive ? .destructiveText : ControlTint(.text) }
}
