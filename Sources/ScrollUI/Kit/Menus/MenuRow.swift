import Engine

/// A row of a menu.
struct MenuRow<Content: View>: View {
  /// The effect of activating the row.
  enum Effect {
    case action(@MainActor () -> Void)
    /// Opens a submenu; the parameter is true if a key activated the row.
    case submenu(ObjectIdentifier, open: @MainActor (_ byKey: Bool) -> Void)
  }

  /// True if the row shows a checkmark, false if its checkmark is hidden; nil if the row has no checkmark.
  var state: Bool?
  var isDestructive = false
  /// True if the row is the selected option of a picker.
  var isCurrent = false
  /// True if the row's submenu is open.
  var isOpen = false
  let effect: Effect
  @ViewBuilder let content: Content

  @State private var isHighlighted = false
  @State private var handle = FocusHandle()
  @State private var hasIcon = false
  @Environment(\.menuLevel) private var level
  @Environment(\.menuColumns) private var columns
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 6) {
      if columns.hasStates {
        Image(systemName: "checkmark").imageScale(.small).frame(width: 14).opacity(state == true ? 1 : 0)
          .accessibilityHidden(true)
      }
      content
        .modifier(NodeValueModifier(isCurrent, { _ in PopupAnchorNode() }, set: { $0.isAnchor = $1 }))
        .onPreferenceChange(MenuColumns.Key.self) { hasIcon = $0.hasIcons }
        .padding(.leading, columns.hasIcons && !hasIcon ? MenuRowLabelStyle.titleOffset : 0)
      Spacer(minLength: 14)
      if isSubmenu { Image(systemName: "chevron.forward").imageScale(.small).foregroundStyle(Color.secondary) }
      if let shortcut { Text(shortcut.description).foregroundStyle(Color.secondary) }
    }
    .foregroundStyle(isDestructive ? AnyShapeStyle(.destructiveText) : AnyShapeStyle(Color.primary))
    .opacity(isEnabled ? 1 : 0.4)
    .padding(EdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8))
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(isHighlighted || isOpen ? Color.gray.opacity(0.2) : .clear, in: RoundedRectangle(cornerRadius: 5))
    .contentShape(Rectangle())
    .modifier(ControlPressModifier(pressChanged: { _ in }, action: { choose(byKey: false) }, role: .menuItem))
    .modifier(HoverModifier(moved: hover, space: .global))
    .modifier(
      FocusTargetModifier(isEnabled: isEnabled, focusChanged: { isHighlighted = $0 }, key: handleKey, handle: handle)
    )
    .semantics { [state, isOpen, isSubmenu] properties, _ in
      if let state { properties.states.insert(state ? [.checkable, .checked] : .checkable) }
      if isSubmenu { properties.states.formUnion([.hasPopup, .expandable]) }
      if isOpen { properties.states.insert(.expanded) }
    }
    .transformPreference(MenuColumns.Key.self) { if state != nil { $0.hasStates = true } }
    .layoutValue(key: MenuRowMark.self, value: true)
  }

  private var isSubmenu: Bool { if case .submenu = effect { true } else { false } }

  /// Highlights the row under the mouse, and opens or closes submenus.
  private func hover(_ phase: HoverPhase) {
    guard isEnabled, let level else { return }
    guard case .active(let point) = phase else {
      level.pointerLeft(ObjectIdentifier(handle))
      return handle.drop()
    }
    guard level.pointerHasMoved(to: point),
      level.pointerEntered(ObjectIdentifier(handle), choose: { choose(byKey: false) })
    else { return }
    switch effect {
    case .action: level.openRow = nil
    case .submenu(let id, _): if level.openRow != id { choose(byKey: false) }
    }
    handle.take()
  }

  private func choose(byKey: Bool) {
    switch effect {
    case .action(let action):
      level?.closeAll()
      action()
    case .submenu(_, let open): open(byKey)
    }
  }

  private func handleKey(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    let isForward = key.key.inReadingDirection(direction) == .rightArrow && isSubmenu
    guard key.modifiers.isEmpty, isForward || key.key == .space || key.key == .return else { return false }
    if phase == .down { choose(byKey: true) }
    return true
  }
}

/// A layout value that distinguishes menu rows from other views in a menu.
struct MenuRowMark: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Makes a `Button` a menu row.
struct MenuRowButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    MenuRow(isDestructive: configuration.role == .destructive, effect: .action(configuration.action)) {
      configuration.label
    }
  }
}

/// Makes a `Toggle` a menu row with a checkmark.
struct MenuRowToggleStyle: ToggleStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    let isOn = configuration.$isOn
    MenuRow(state: configuration.isOn, effect: .action { isOn.wrappedValue.toggle() }) { configuration.label }
  }
}

extension KeyboardShortcut: CustomStringConvertible {
  /// The shortcut as displayed in menus, for example "Ctrl+Shift+N". `.command` is displayed as Ctrl.
  public var description: String {
    var parts: [String] = []
    if !modifiers.isDisjoint(with: [.command, .control]) { parts.append("Ctrl") }
    if modifiers.contains(.option) { parts.append("Alt") }
    if modifiers.contains(.shift) { parts.append("Shift") }
    parts.append(key.name)
    return parts.joined(separator: "+")
  }
}
