/// The button of a menu, and the menu while it is open.
struct MenuAnchor<Label: View, Content: View>: View {
  /// What the button belongs to.
  enum Style {
    case menu
    case picker
  }

  let style: Style
  let primaryAction: (@MainActor () -> Void)?
  let label: Label
  let content: Content

  /// The menu, while it is open.
  @State private var menu: MenuLevel?
  @Environment(\.menuIsBorderless) private var isBorderless
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlSize) private var size

  var body: some View {
    HStack(spacing: 2) {
      if let primaryAction {
        Button(action: primaryAction) { label }
        Button(action: open) { arrow }.modifier(press)
      } else {
        Button(action: open) {
          HStack(spacing: 6) {
            label
            if indicator != .hidden { arrow }
          }
        }
        .modifier(press)
      }
    }
    .modifier(BorderlessIf(isBorderless: isBorderless))
    .modifier(
      PopupPresenter(
        isPresented: menu != nil, place: place, backdrop: .clear(dismiss: { menu = nil }),
        // A menu stands where its button stood, so it goes when the button moves.
        dismiss: { menu = nil },
        popup: menu.map { MenuPopup(level: $0, content: content) })
    )
    .fixedSize()
  }

  private var arrow: some View {
    Image(systemName: style == .picker ? "chevron.up.chevron.down" : "chevron.down").imageScale(.small)
  }

  /// The present item of a picker lies over the one that the button shows.
  private var place: PopupPresenter<MenuPopup<Content>?>.Place {
    style == .picker ? .over(inset: isBorderless ? 0 : ControlMetrics(size).horizontalPadding) : .below
  }

  private var press: MenuPressModifier {
    MenuPressModifier(pressed: open, released: { menu?.release(isAtOrigin: $0) })
  }

  private func open() {
    // The binding alone: the level must not keep the view that keeps it.
    let binding = $menu
    menu = menu == nil ? MenuLevel { binding.wrappedValue = nil } : nil
    menu?.isPicker = style == .picker
    menu?.focusesRow = style == .picker
  }
}

private struct BorderlessIf: ViewModifier {
  let isBorderless: Bool

  func body(content: Content) -> some View {
    if isBorderless { content.buttonStyle(.borderless) } else { content }
  }
}

/// A row of a menu that opens another menu beside it.
struct SubmenuRow<Label: View, Content: View>: View {
  let level: MenuLevel
  let label: Label
  let content: Content
  /// Its identity is that of the row.
  @State private var inner: MenuLevel

  init(level: MenuLevel, label: Label, content: Content) {
    self.level = level
    self.label = label
    self.content = content
    _inner = State(initialValue: MenuLevel(parent: level))
  }

  var body: some View {
    let id = ObjectIdentifier(inner)
    let isOpen = level.openRow == id
    MenuRow(submenu: id, isOpen: isOpen, action: { open(byKey: $0) }, content: { label })
      .modifier(
        PopupPresenter(
          isPresented: isOpen, place: .beside, followsView: true, dismiss: { inner.close() },
          popup: MenuPopup(level: inner, content: content)))
  }

  private func open(byKey: Bool) {
    inner.close = { [weak level, weak inner] in
      if let inner, level?.openRow == ObjectIdentifier(inner) { level?.openRow = nil }
    }
    inner.openRow = nil
    inner.focusesRow = byKey
    level.openRow = ObjectIdentifier(inner)
  }
}
