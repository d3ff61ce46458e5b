import Engine

/// Opens a menu at the pointer when the right mouse button is pressed on the content.
private struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems
  /// The menu while it is open.
  @State private var menu: OpenMenu?
}

/// An open context menu and its origin in window coordinates.
private struct OpenMenu: Equatable {
  let point: CGPoint
  let level: MenuLevel
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(SecondaryPressModifier(action: open, released: { menu?.level.release(isAtOrigin: $0) }))
      .modifier(
        PopupPresenter(
          isPresented: menu != nil, place: .at(menu?.point ?? .zero), backdrop: .clear(dismiss: { menu = nil }),
          dismiss: { menu = nil }, popup: menu.map { MenuPopup(level: $0.level, content: items) }))
  }

  @MainActor private func open(_ point: CGPoint) {
    // Captures the binding only: a reference from the `MenuLevel` to the view would be a cycle.
    let binding = $menu
    menu = OpenMenu(point: point, level: MenuLevel { binding.wrappedValue = nil })
  }
}

private struct SecondaryPressModifier: NodeModifier {
  let action: (CGPoint) -> Void
  let released: (_ isAtOrigin: Bool) -> Void

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    updated(GestureNode(detector: SecondaryPressDetector(), precedence: .normal), environment)
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = node.detector as? SecondaryPressDetector
    detector?.pressed = action
    detector?.released = released
    node.isEnabled = environment.isEnabled
  }
}

nonisolated extension View {
  /// Adds a menu that opens at the pointer when the right mouse button is pressed on the view. A long press does not
  /// open it.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu. `preview`, which SwiftUI shows beside the menu on touch devices, is never built.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
