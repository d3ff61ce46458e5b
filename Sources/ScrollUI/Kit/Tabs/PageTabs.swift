import Engine

/// A tab view with pages side by side, scrolled horizontally page by page, and dots that indicate the selected page.
struct PageTabs: View {
  let entries: [TabEntry]
  let selected: TabID?
  let display: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (TabID) -> Void

  /// The behavior of the scroll views in the pages: paging is that of the tab view alone.
  @Environment(\.scrollTargetBehavior) private var behaviorOfPages

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(entries) { entry in
          entry.content.containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
      .environment(\.tabViewAppearance, .bar)
      .environment(\.scrollTargetBehavior, behaviorOfPages)
    }
    .modifier(PagingModifier(pages: entries.map(\.id), current: selected, select: select))
    .overlay(alignment: .bottom) {
      if display == .always || display == .automatic && entries.count > 1 {
        PageDots(entries: entries, selected: selected, select: select)
      }
    }
  }
}

/// Makes a scroll view rest on whole pages and synchronizes its position with the selected page.
private struct PagingModifier: ViewModifier {
  let pages: [TabID]
  let current: TabID?
  let select: @MainActor (TabID) -> Void

  @State private var position = ScrollPosition(idType: TabID.self)
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .scrollTargetBehavior(.paging)
      .onScrollPhaseChange { old, phase, context in
        if phase == .idle, old != .idle { selectPage(at: context.geometry) }
      }
      .onChange(of: current, initial: true) { old, new in show(new, isAnimated: old != new) }
  }

  private func selectPage(at geometry: ScrollGeometry) {
    guard geometry.containerSize.width > 0, !pages.isEmpty else { return }
    let page = (geometry.contentOffset.x / geometry.containerSize.width).rounded()
    let fromLeft = Int(limited: page, to: 0...pages.count - 1)
    select(pages[direction == .rightToLeft ? pages.count - 1 - fromLeft : fromLeft])
  }

  private func show(_ page: TabID?, isAnimated: Bool) {
    guard let page else { return }
    withAnimation(isAnimated ? .snappy(duration: 0.35) : nil) { position.scrollTo(id: page, anchor: .leading) }
  }
}

/// Dots that indicate the selected page. A click on a dot selects its page.
private struct PageDots: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void

  @State private var isHovered = false
  @Environment(\.indexBackground) private var background

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
        Circle()
          .fill(Color.primary.opacity(entry.id == selected ? 1 : 0.55))
          .frame(width: 7, height: 7)
          .padding(5)
          .contentShape(Rectangle())
          .modifier(ControlPressModifier(pressChanged: { _ in }, action: { select(entry.id) }))
          .invisibleLabel(Text("Page \(index + 1)"))
          .semantics(.tab, isSelected: entry.id == selected, position: (index, entries.count))
      }
    }
    .semantics(.tabList)
    .padding(.horizontal, 4)
    .background(Color.gray.opacity(showsBackground ? 0.2 : 0), in: Capsule())
    .onHover { isHovered = $0 }
    .padding(.bottom, 8)
  }

  private var showsBackground: Bool { background == .always || background == .interactive && isHovered }
}
