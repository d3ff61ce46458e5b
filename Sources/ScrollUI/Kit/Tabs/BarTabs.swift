import Engine

/// A tab view with a `TabBar` over the lower edge of the selected page.
struct BarTabs: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void
  /// False if a sidebar shows the tabs.
  var hasBar = true

  @State private var bar = TabBarState()
  @Environment(\.tabBarMinimization) private var minimization
  @Environment(\.tabViewBottomAccessory) private var accessory

  var body: some View {
    ZStack {
      ForEach(entries) { entry in
        entry.content.modifier(PresenceModifier(isPresent: entry.id == selected))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .transformEnvironment(\.self, transform: setPageEnvironment)
    .modifier(TabBarsModifier(secondary: parts, minimizer: bar.minimizer))
    .onChange(of: minimization, initial: true) { bar.minimizer.settings = minimization }
    .onChange(of: selected) { bar.minimizer.restore() }
  }

  /// Hides the settings of this tab view from tab views in its pages.
  private func setPageEnvironment(_ environment: inout EnvironmentValues) {
    environment.tabViewAppearance = .bar
    environment.tabBarMinimization = BarMinimization()
    environment.tabViewBottomAccessory = nil
    environment.barMinimizers.append(bar.minimizer)
  }

  @ViewBuilder private var parts: some View {
    if let accessory {
      TabAccessory(content: accessory, placement: bar.isMinimized ? .inline : .expanded)
        .modifier(NodeValueModifier { TabBarPartNode(kind: .accessory) })
    }
    if hasBar, minimization.isEnabled, let entry = entries.first(where: { $0.id == selected }) {
      SelectedTabButton(label: entry.label) { bar.minimizer.restore() }
        .modifier(NodeValueModifier { TabBarPartNode(kind: .selectedTab) })
    }
    if hasBar {
      VStack(spacing: 0) {
        Divider()
        TabBar(entries: entries, selected: selected, select: select) { bar.minimizer.restore() }
      }
      .background(Color.windowBackground)
      .modifier(NodeValueModifier { TabBarPartNode(kind: .tabs) })
    }
  }
}

/// The `BarMinimizer` of a tab view, and its `isMinimized` for views.
@MainActor @Observable final class TabBarState {
  private(set) var isMinimized = false
  @ObservationIgnored private(set) lazy var minimizer = makeMinimizer()

  nonisolated init() {}

  private func makeMinimizer() -> BarMinimizer {
    let minimizer = BarMinimizer()
    minimizer.didChange = { [weak self] in self?.isMinimized = $0 }
    return minimizer
  }
}

/// Adds the parts of the bars to the pages of a tab view, in a `TabBarsNode`.
struct TabBarsModifier<Parts: View>: LayeringModifier {
  let secondary: Parts
  let minimizer: BarMinimizer

  var isBehind: Bool { false }

  func makeNode() -> TabBarsNode {
    let node = TabBarsNode()
    node.minimizer = minimizer
    return node
  }

  func show(
    _ secondary: [RenderNode], at primary: RenderNode, in node: TabBarsNode, reusing overlap: inout OverlapNode?
  ) {
    node.setParts(primary: primary, parts: secondary)
  }
}

/// The bar of tabs, with keyboard navigation: arrow keys, Home, End and Space.
private struct TabBar: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void
  /// Called when the bar gets the focus.
  let focusBegan: @MainActor () -> Void

  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        let isSelected = entry.id == selected
        TabBarItem(entry: entry, isSelected: isSelected, isFocused: isFocused && isSelected) { select(entry.id) }
          .semantics(.tab, isSelected: isSelected, position: (index, entries.count))
          .modifier(TabBadgeValue(badge: entry.badge))
      }
    }
    .opensForDrags()
    .padding(EdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
    .opacity(isEnabled ? 1 : 0.4)
    .semantics(.tabList)
    .modifier(FocusTargetModifier(isEnabled: isEnabled, focusChanged: focusDidChange, key: handle, usesArrowKeys: true))
  }

  private func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    if isFocused { focusBegan() }
  }

  private func handle(_ key: KeyStroke, _ phase: KeyPhase) -> Bool {
    guard key.modifiers.isEmpty, let index = entries.firstIndex(where: { $0.id == selected }) else { return false }
    let target: Int
    switch key.key.inReadingDirection(direction) {
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
  let entry: TabEntry
  let isSelected: Bool
  let isFocused: Bool
  let select: @MainActor () -> Void

  @State private var isPressed = false
  @State private var isHovered = false

  var body: some View {
    VStack(spacing: 3) { entry.label }
      .labelStyle(TabLabelStyle())
      .font(.system(size: 11, weight: .medium))
      .imageScale(.large)
      .lineLimit(1)
      .foregroundStyle(isSelected ? AnyShapeStyle(.tintedText) : AnyShapeStyle(Color.secondary))
      .frame(minWidth: 64, maxWidth: 140, minHeight: 42)
      .overlay(alignment: .top) { badge }
      .background(isHovered && !isSelected ? Color.gray.opacity(0.12) : .clear, in: RoundedRectangle(cornerRadius: 8))
      .focusRing(isFocused, cornerRadius: 8)
      .opacity(isPressed ? 0.5 : 1)
      .contentShape(Rectangle())
      .frame(maxWidth: .infinity)
      .modifier(ControlPressModifier(pressChanged: { isPressed = $0 }, action: select))
      .onHover { isHovered = $0 }
  }
}

extension TabBarItem {
  /// The badge over the upper trailing corner of the icon, which is in the middle of the item.
  @ViewBuilder private var badge: some View {
    if let text = entry.badge {
      BadgeLabel(text: text)
        .environment(\.badgeProminence, .increased)
        .font(.system(size: 11, weight: .semibold))
        .fixedSize()
        .frame(width: 0, alignment: .leading)
        .padding(.leading, 2 * Self.badgeDistance)
        .accessibilityHidden(true)
    }
  }

  /// The distance of the badge's leading edge from the middle of the icon, in points.
  private static var badgeDistance: CGFloat { 5 }
}

/// Makes `TabEntry.badge` the value of the tab for assistive technologies.
private struct TabBadgeValue: ViewModifier {
  let badge: Text?

  func body(content: Content) -> some View {
    content.semantics { properties, environment in
      if let badge { properties.value = { badge.plainText(in: environment.stringTable) } }
    }
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
