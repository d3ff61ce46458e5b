/// The button of a menu, and the popup with the menu while it is open.
struct MenuAnchor<Label: View, Content: View>: View {
  /// The control that the button belongs to.
  enum Style {
    case menu
    case picker
  }

  let style: Style
  let primaryAction: (@MainActor () -> Void)?
  let label: Label
  let content: Content

  /// The menu while it is open.
  @State private var menu: MenuLevel?
  @Environment(\.menuIsBorderless) private var isBorderless
  @Environment(\.menuIndicatorVisibility) private var indicator
  @Environment(\.controlSize) private var size
  @Environment(\.controlSurroundings) private var surroundings
  @Environment(\.buttonStyle) private var buttonStyle
  @Environment(\.menuTruncatesLabel) private var truncatesLabel

  /// True if the button has no box: by its `menuStyle(_:)`, or in a row.
  private var isBoxless: Bool { isBorderless || surroundings.isRow && buttonStyle.isDefault }

  var body: some View {
    let isPlain = style == .picker || Label.isPlainLabel
    HStack(spacing: 2) {
      if let primaryAction {
        Button(action: primaryAction) { label }
        Button(action: open) { arrow }.labelIsPlain(isPlain).modifier(press)
      } else {
        Button(action: open) {
          HStack(spacing: 6) {
            label
            if indicator != .hidden { arrow }
          }
        }
        .labelIsPlain(isPlain)
        .modifier(press)
      }
    }
    .environment(\.buttonStyle, isBoxless ? boxless : buttonStyle)
    .modifier(
      PopupPresenter(
        isPresented: menu != nil, attachment: attachment, backdrop: .clear(dismiss: { menu = nil }),
        // The menu is anchored to the button, so it closes when the button moves.
        dismiss: { menu = nil },
        popup: menu.map { MenuPopup(level: $0, content: content) })
    )
    .fixedSize(horizontal: !truncatesLabel, vertical: true)
  }

  /// The style without a box: the value of a picker in a row has the color of values.
  private var boxless: AnyButtonStyle {
    style == .picker && surroundings.isRow && buttonStyle.isDefault
      ? AnyButtonStyle(primitive: RowValueButtonStyle()) : AnyButtonStyle(primitive: BorderlessButtonStyle())
  }

  private var arrow: some View {
    Image(systemName: style == .picker ? "chevron.up.chevron.down" : "chevron.down").imageScale(.small)
  }

  /// The popup's placement. The selected row of a picker lies over the button's label.
  private var attachment: PopupPresenter<MenuPopup<Content>?>.Attachment {
    style == .picker
      ? .over(inset: isBoxless || surroundings == .bar ? 0 : ControlMetrics(size).horizontalPadding) : .below
  }

  private var press: MenuPressModifier {
    MenuPressModifier(pressed: open, released: { menu?.release(isAtOrigin: $0) })
  }

  private func open() {
    // Captures the binding only: a reference from the `MenuLevel` to the view would be a cycle.
    let binding = $menu
    menu = menu == nil ? MenuLevel { binding.wrappedValue = nil } : nil
    menu?.isPicker = style == .picker
    menu?.focusesRow = style == .picker
  }
}

/// The style of values that open a menu or a popover from a row: the secondary color, without a box.
package struct RowValueButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated package init() {}

  /// Makes a button with a faint surface around the label under the mouse and while it is pressed.
  package func makeBody(configuration: Configuration) -> some View {
    PressableButton(configuration: configuration, showsState: true) { state in
      AnyView(
        state.label.foregroundStyle(Color.secondary).hoverSurface(state).focusRing(state.isFocused, cornerRadius: 4))
    }
  }
}

/// A menu row that opens a submenu (`inner`) beside it.
struct SubmenuRow<Label: View, Content: View>: View {
  let level: MenuLevel
  let label: Label
  let content: Content
  /// The submenu's level. Its object identity also identifies the row.
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
    MenuRow(isOpen: isOpen, effect: .submenu(id) { open(byKey: $0) }) { label }
      .modifier(
        PopupPresenter(
          isPresented: isOpen, attachment: .beside, followsView: true, dismiss: { inner.close() },
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
