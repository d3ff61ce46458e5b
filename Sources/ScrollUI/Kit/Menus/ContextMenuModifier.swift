import Engine

/// Opens a menu at the pointer when the right mouse button is pressed on the content.
private struct ContextMenuModifier<MenuItems: View> {
  let items: MenuItems
  /// The menu while it is open.
  @State private var menu: OpenMenu?
  @Environment(\.listController) private var list
}

/// An open context menu and its origin in window coordinates.
private struct OpenMenu: Equatable {
  let point: CGPoint
  let level: MenuLevel
  /// The swipe actions of the list row under `point`; nil without actions.
  let rowActions: AnyView?

  static func == (one: OpenMenu, other: OpenMenu) -> Bool { one.point == other.point && one.level == other.level }
}

/// The items of a context menu, and the swipe actions of the row after a divider.
struct ContextMenuContent<MenuItems: View>: View {
  /// Nil for a menu of swipe actions alone.
  let items: MenuItems?
  let rowActions: AnyView?

  var body: some View {
    items
    if items != nil, rowActions != nil { Divider() }
    rowActions
  }
}

extension ContextMenuModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(SecondaryPressModifier(action: open, released: { menu?.level.release(isAtOrigin: $0) }))
      .modifier(
        PopupPresenter(
          isPresented: menu != nil, attachment: .at(menu?.point ?? .zero), backdrop: .clear(dismiss: { menu = nil }),
          dismiss: { menu = nil }, popup: menu.map { menuPopup($0) }))
  }

  @MainActor private func menuPopup(_ menu: OpenMenu) -> MenuPopup<ContextMenuContent<MenuItems>> {
    MenuPopup(level: menu.level, content: ContextMenuContent(items: items, rowActions: menu.rowActions))
  }

  @MainActor private func open(_ point: CGPoint) {
    // Captures the binding only: a reference from the `MenuLevel` to the view would be a cycle.
    let binding = $menu
    menu = OpenMenu(
      point: point, level: MenuLevel { binding.wrappedValue = nil }, rowActions: list?.rows?.menuActions(at: point))
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
