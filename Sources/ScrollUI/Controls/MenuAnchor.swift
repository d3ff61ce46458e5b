import Observation

/// One menu of those that are open inside of each other.
@MainActor @Observable final class MenuLevel {
  /// The menu that this one belongs to; nil for the one that a button has opened.
  @ObservationIgnored private(set) weak var parent: MenuLevel?
  /// Takes this menu away.
  @ObservationIgnored var close: () -> Void = {}
  /// Whether the first row shall have the focus: the menu was opened by a key.
  @ObservationIgnored var focusesFirstRow = false
  /// The row whose menu is open.
  var openRow: ObjectIdentifier?

  nonisolated init(parent: MenuLevel? = nil) { self.parent = parent }

  /// A menu that a button has opened; `close` takes it away.
  init(close: @escaping () -> Void) { self.close = close }

  /// Takes all menus away.
  func closeAll() {
    if let parent { parent.closeAll() } else { close() }
  }
}

/// The same menu. So a view without an open menu has nothing that a lazy row would have to keep.
extension MenuLevel: Equatable {
  nonisolated static func == (one: MenuLevel, other: MenuLevel) -> Bool { one === other }
}

private struct MenuLevelKey: EnvironmentKey {
  static var defaultValue: MenuLevel? { nil }
}

extension EnvironmentValues {
  /// The menu in which the view is a row; nil outside of menus.
  var menuLevel: MenuLevel? {
    get { self[MenuLevelKey.self] }
    set { self[MenuLevelKey.self] = newValue }
  }
}

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

  var body: some View {
    HStack(spacing: 2) {
      if let primaryAction {
        Button(action: primaryAction) { label }
        Button(action: open) { arrow }
      } else {
        Button(action: open) {
          HStack(spacing: 6) {
            label
            if indicator != .hidden { arrow }
          }
        }
      }
    }
    .modifier(BorderlessIf(isBorderless: isBorderless))
    .modifier(
      PopupPresenter(
        isPresented: menu != nil, place: .below, backdrop: .clear(dismiss: { menu = nil }),
        // A menu stands where its button stood, so it goes when the button moves.
        dismiss: { menu = nil },
        popup: menu.map { MenuPopup(level: $0, content: content) })
    )
    .fixedSize()
  }

  private var arrow: some View {
    Image(systemName: style == .picker ? "chevron.up.chevron.down" : "chevron.down").imageScale(.small)
  }

  private func open() {
    // The binding alone: the level must not keep the view that keeps it.
    let binding = $menu
    menu = menu == nil ? MenuLevel { binding.wrappedValue = nil } : nil
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
    inner.focusesFirstRow = byKey
    level.openRow = ObjectIdentifier(inner)
  }
}
