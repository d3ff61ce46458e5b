import Engine

/// A tab view whose pages stand beside each other, with dots that say which one it is.
struct PageTabs: View {
  let entries: [TabEntry]
  let selected: TabID?
  let display: PageTabViewStyle.IndexDisplayMode
  let select: @MainActor (TabID) -> Void

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(entries) { entry in
          entry.content.containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
      .environment(\.tabViewLook, .bar)
    }
    .modifier(PagingModifier(pages: entries.map(\.id), current: selected, select: select))
    .overlay(alignment: .bottom) {
      if display == .always || display == .automatic && entries.count > 1 {
        PageDots(entries: entries, selected: selected, select: select)
      }
    }
  }
}

/// Lets a scroll view rest on whole pages, one further at most than where a drag has begun, and ties it to which page is current.
private struct PagingModifier: ViewModifier {
  let pages: [TabID]
  let current: TabID?
  let select: @MainActor (TabID) -> Void

  @State private var position = ScrollPosition(idType: TabID.self)
  /// Where the content stood when it was taken hold of, in pages.
  @State private var start: Double?

  func body(content: Content) -> some View {
    content
      .scrollPosition($position)
      .onScrollPhaseChange { _, phase, context in
        switch phase {
        case .interacting: start = start ?? page(context.geometry.contentOffset.x, context.geometry)
        case .decelerating, .idle: settle(context)
        case .tracking, .animating: break
        }
      }
      .onChange(of: current, initial: true) { old, new in show(new, isAnimated: old != new) }
  }

  private func page(_ offset: CGFloat, _ geometry: ScrollGeometry) -> Double {
    geometry.containerSize.width > 0 ? Double(offset / geometry.containerSize.width) : 0
  }

  /// The hand has let go: the nearest page, or the next one where it was thrown.
  private func settle(_ context: ScrollPhaseChangeContext) {
    guard let start else { return }
    self.start = nil
    let now = page(context.geometry.contentOffset.x, context.geometry)
    let velocity = Double(context.velocity?.dx ?? 0)
    let goal = abs(velocity) > 120 ? (velocity > 0 ? now.rounded(.up) : now.rounded(.down)) : now.rounded()
    let from = start.rounded()
    let place = max(0, min(pages.count - 1, Int(max(from - 1, min(from + 1, goal)))))
    guard pages.indices.contains(place) else { return }
    show(pages[place], isAnimated: true)
    select(pages[place])
  }

  private func show(_ page: TabID?, isAnimated: Bool) {
    guard let page else { return }
    withAnimation(isAnimated ? .snappy(duration: 0.35) : nil) { position.scrollTo(id: page, anchor: .leading) }
  }
}

/// Dots that say which page is shown; a press on one goes there.
private struct PageDots: View {
  let entries: [TabEntry]
  let selected: TabID?
  let select: @MainActor (TabID) -> Void

  @State private var isHovered = false
  @Environment(\.indexBackground) private var background

  var body: some View {
    HStack(spacing: 0) {
      ForEach(entries) { entry in
        Circle()
          .fill(Color.primary.opacity(entry.id == selected ? 0.75 : 0.25))
          .frame(width: 7, height: 7)
          .padding(5)
          .contentShape(Rectangle())
          .modifier(ControlPressModifier(pressChanged: { _ in }, action: { select(entry.id) }))
      }
    }
    .padding(.horizontal, 4)
    .background(Color.gray.opacity(showsBackground ? 0.2 : 0), in: Capsule())
    .onHover { isHovered = $0 }
    .padding(.bottom, 8)
  }

  private var showsBackground: Bool { background == .always || background == .interactive && isHovered }
}
