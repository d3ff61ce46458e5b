/// A tab view with its tabs in a list beside the page, or in the bar of `BarTabs` where the view is narrow.
struct SidebarTabs: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void

  @Environment(\.tabSidebar) private var sidebar

  /// The width of the view below which the tabs are in a bar, in points.
  private static var leastWidth: CGFloat { 600 }
  /// The width of the list, in points.
  private static var listWidth: CGFloat { 220 }

  var body: some View {
    GeometryReader { proxy in
      let isWide = proxy.size.width >= Self.leastWidth
      HStack(spacing: 0) {
        if isWide {
          list.frame(width: Self.listWidth)
          Divider()
        }
        // The pages keep their state while the width changes.
        BarTabs(entries: entries, selected: selected, select: select, hasBar: !isWide)
          .environment(\.tabSidebar, TabSidebar())
      }
    }
  }

  @ViewBuilder private var list: some View {
    VStack(spacing: 0) {
      sidebar.header
      if let selected {
        List(selection: Binding(get: { selected }, set: { select($0) })) {
          ForEach(groups) { group in
            if let header = group.header {
              Section {
                rows(group.entries)
              } header: {
                header
              }
            } else {
              rows(group.entries)
            }
          }
          sidebar.footer
        }
        .listStyle(.sidebar)
      }
      sidebar.bottomBar
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(ListStyleKind.sidebar.background)
  }

  private func rows(_ entries: [TabEntry]) -> some View {
    ForEach(entries) { entry in
      HStack { entry.label }.badge(entry.badge)
    }
  }

  /// Successive tabs of a section, or outside of sections.
  private struct TabGroup: Identifiable {
    let id: TabID
    let header: AnyView?
    var entries: [TabEntry]
  }

  private var groups: [TabGroup] {
    var groups: [TabGroup] = []
    var section: TabID?
    for entry in entries {
      if groups.isEmpty || entry.section?.id != section {
        groups.append(TabGroup(id: entry.id, header: entry.section?.content, entries: []))
        section = entry.section?.id
      }
      groups[groups.count - 1].entries.append(entry)
    }
    return groups
  }
}

/// The views around the tabs in `SidebarTabs`.
struct TabSidebar {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

extension EnvironmentValues {
  @Entry var tabSidebar: TabSidebar = TabSidebar()
}

nonisolated extension View {
  /// Adds views above the tabs of `SidebarAdaptableTabViewStyle`.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.header = content }
  }

  /// Adds views after the tabs of `SidebarAdaptableTabViewStyle`. They scroll with the tabs.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.footer = content }
  }

  /// Adds views below the list of tabs of `SidebarAdaptableTabViewStyle`.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.tabSidebar) { $0.bottomBar = content }
  }
}
