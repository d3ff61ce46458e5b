import Engine

/// The position of the view of `tabViewBottomAccessory(isEnabled:content:)`.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the button of the selected tab, while the tab bar is minimized.
  case inline
  /// Above the tab bar.
  case expanded
}

/// The view of `tabViewBottomAccessory(isEnabled:content:)`, on a rounded background.
struct TabAccessory: View {
  let content: AnyView
  let placement: TabViewBottomAccessoryPlacement

  var body: some View {
    HStack(spacing: 8) { content }
      .padding(.horizontal, 12)
      .frame(maxWidth: .infinity, minHeight: FloatingBarShape.height)
      .lineLimit(1)
      .modifier(FloatingBarShape())
      .environment(\.tabViewBottomAccessoryPlacement, placement)
  }
}

/// The button of the selected tab in place of a minimized `TabBar`, which a press restores.
struct SelectedTabButton: View {
  let label: AnyView?
  let action: @MainActor () -> Void

  @State private var isPressed = false

  var body: some View {
    HStack(spacing: 6) { label }
      .font(.system(size: 13, weight: .medium))
      .lineLimit(1)
      .foregroundStyle(.tintedText)
      .padding(.horizontal, 14)
      .frame(minHeight: FloatingBarShape.height)
      .modifier(FloatingBarShape())
      .opacity(isPressed ? 0.6 : 1)
      .contentShape(Capsule())
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: action))
  }
}

/// The background of bars that float over content.
private struct FloatingBarShape: ViewModifier {
  /// The height in points.
  static let height: CGFloat = 44

  func body(content: Content) -> some View {
    content
      .background(Color.windowBackground, in: Capsule())
      .overlay { Capsule().strokeBorder(Color.gray.opacity(0.35)) }
      .shadow(color: .black.opacity(0.16), radius: 8, y: 2)
  }
}

extension EnvironmentValues {
  /// The position of the surrounding tab view's accessory. Nil outside of an accessory.
  @Entry public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement?

  /// The accessory of the tab views in a view.
  @Entry var tabViewBottomAccessory: AnyView?
}

nonisolated extension View {
  /// Shows a view above the bar of a `TabView` in this view, for example the controls of a player.
  ///
  /// While the bar is minimized, the view is beside the button of the selected tab.
  ///
  /// - Parameters:
  ///   - isEnabled: True if the accessory is visible.
  ///   - content: The accessory. `tabViewBottomAccessoryPlacement` in its environment has its position.
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabViewBottomAccessory, isEnabled ? AnyView(content()) : nil)
  }
}
