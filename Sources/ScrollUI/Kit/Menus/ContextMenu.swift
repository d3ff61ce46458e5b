import Engine

/// Opens a menu where the mouse's right button is pressed on a view.
private struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems
  /// The menu, while it is open.
  @State private var menu: OpenMenu?

  init(items: MenuItems) { self.items = items }
}

/// A menu, and where it has been opened in window points.
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
    // The binding alone: the level must not keep the view that keeps it.
    let binding = $menu
    menu = OpenMenu(point: point, level: MenuLevel { binding.wrappedValue = nil })
  }
}

private struct SecondaryPressModifier {
  let action: (CGPoint) -> Void
  let released: (_ isAtOrigin: Bool) -> Void

  init(action: @escaping (CGPoint) -> Void, released: @escaping (_ isAtOrigin: Bool) -> Void) {
    self.action = action
    self.released = released
  }
}

extension SecondaryPressModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> GestureNode {
    let node = GestureNode(detector: SecondaryPressDetector(), precedence: .normal)
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: GestureNode, _ environment: EnvironmentValues) {
    let detector = node.detector as? SecondaryPressDetector
    detector?.pressed = action
    detector?.released = released
    node.isEnabled = environment.isEnabled
  }
}

nonisolated extension View {
  /// A menu that opens where the mouse's right button is pressed on the view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// The same; a preview, which phones show beside the menu, is not shown.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }
}
