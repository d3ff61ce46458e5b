import Engine

/// A tab view with a bar of tabs below the selected page.
struct BarTabs: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        ForEach(entries) { entry in
          entry.content.modifier(PresenceModifier(isPresent: entry.id == selected))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      // The style of an outer tab view does not apply to tab views inside a page.
      .environment(\.tabViewAppearance, .bar)
      Divider()
      TabBar(entries: entries, selected: selected, select: select)
    }
  }
}

/// The bar of tabs, with keyboard navigation: arrow keys, Home, End and Space.
private struct TabBar: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        let isSelected = entry.id == selected
        TabBarItem(label: entry.label, isSelected: isSelected, isFocused: isFocused && isSelected) { select(entry.id) }
          .semantics(.tab, isSelected: isSelected, position: (index, entries.count))
      }
    }
    .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
    .opacity(isEnabled ? 1 : 0.4)
    .semantics(.tabList)
    .modifier(FocusTargetModifier(isEnabled: isEnabled, focusChanged: { isFocused = $0 }, key: handle))
  }

  private func handle(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let index = entries.firstIndex(where: { $0.id == selected }) else { return false }
    let target: Int
    switch key.key {
    case .leftArrow: target = index - 1
    case .rightArrow: target = index + 1
    case .home: target = 0
    case .end: target = entries.count - 1
    case .space: target = (index + 1) % entries.count
    default: return false
    }
    if phase != .up, entries.indices.contains(target) { select(entries[target].id) }
    return true
  }
}

private struct TabBarItem: View {
  let label: AnyView?
  let isSelected: Bool
  let isFocused: Bool
  let select: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 3) { label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 11, weight: .medium))
      .imageScale(.large)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tintedText) : AnyShapeStyle(Color.secondary))
      .frame(minWidth: 64, maxWidth: 140, minHeight: 42)
      .background(isHovered && !isSelected ? Color.gray.opacity(0.12) : .clear, in: RoundedRectangle(cornerRadius: 8))
      .focusRing(isFocused, cornerRadius: 8)
      .opacity(isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
      .frame(maxWidth: .infinity)
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select))
      .onHover { isHovered = $0 }
  }
}

/// A label style with the icon above the title.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 3) {
      configuration.icon.environment(\.imagesAreDecorations, true)
      configuration.title
    }
  }
}
