import Engine

/// Opens a menu where the mouse's right button is pressed on a view.
private struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems
  /// Where the menu is open, in window points.
  @State private var point: CGPoint?
  @State private var level = MenuLevel()

  init(items: MenuItems) { self.items = items }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(SecondaryPressModifier(action: open))
      .modifier(
        PopupPresenter(
          isPresented: point != nil, place: .at(point ?? .zero), backdrop: .clear(dismiss: { point = nil }),
          moved: { point = nil }, popup: MenuPopup(level: level, content: items)))
  }

  @MainActor private func open(_ point: CGPoint) {
    // The binding alone: the level must not keep the view that keeps it.
    let binding = $point
    level.close = { binding.wrappedValue = nil }
    level.openRow = nil
    self.point = point
  }
}

private struct SecondaryPressModifier {
  let action: (CGPoint) -> Void

  init(action: @escaping (CGPoint) -> Void) { self.action = action }
}

extension SecondaryPressModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> SecondaryPressNode {
    let node = SecondaryPressNode()
    updateNode(node, environment)
    return node
  }

  func updateNode(_ node: SecondaryPressNode, _ environment: EnvironmentValues) {
    node.pressed = action
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
