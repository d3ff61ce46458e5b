import Features
import ScrollUI
import ScrollUIForms

/// A travel journal: a snapping header, months that stay at the top, photographs that fly out, swipes, search and pull to refresh.
struct JournalPage: View {
  @State private var journal = Journal()
  @State private var scrolled = JournalOffset()
  @State private var text = ""
  @State private var isLoading = false
  @State private var shown: Entry?
  @Namespace private var photographs
  @Environment(\.world) private var world
  @Environment(\.pageMargin) private var margin
  @Environment(\.frameClock) private var clock
  @Environment(\.startDay) private var today

  var body: some View {
    let months = journal.months(in: world, until: today, matching: text)
    List {
      Color.clear.frame(height: JournalHeader.distance).journalRow(0)
      searchField.journalRow(margin)
      ForEach(months) { month in
        Section {
          if text.isEmpty { strips(of: month) }
          ForEach(month.entries) { row($0) }
        } header: {
          JournalMonthHeader(month: month).column()
            .listRowInsets(EdgeInsets(top: 4, leading: margin, bottom: 4, trailing: margin))
        }
      }
      if months.isEmpty { ContentUnavailableView.search(text: text).frame(height: 260).journalRow(margin) }
    }
    .listStyle(.plain)
    .contentMargins(.top, HeaderMetrics.collapsedHeight, for: .scrollContent)
    .refreshable { await refresh() }
    .scrollTargetBehavior(HeaderSnapping(distance: JournalHeader.distance))
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { scrolled.follow($1) })
    .overlay(alignment: .top) {
      JournalHeader(scrolled: scrolled, isLoading: isLoading, margin: margin).allowsHitTesting(false)
    }
    .overlay(alignment: .bottom) { undoBar }
    .overlay { photograph }
    .clipped()
    .onKeyPress("z", phases: .down) { press in
      guard press.modifiers == .control, journal.deletion != nil else { return .ignored }
      withAnimation { journal.undo() }
      return .handled
    }
  }

  private var searchField: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass").font(.system(size: 13)).foregroundStyle(.secondaryText)
        .accessibilityHidden(true)
      TextField("Places, people, words", text: $text).textFieldStyle(.plain).font(GalleryStyle.label)
      if !text.isEmpty {
        Button("Clear", systemImage: "xmark.circle.fill") { text = "" }
          .labelStyle(.iconOnly).buttonStyle(.plain).foregroundStyle(.secondaryText)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 36)
    .background(.control, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    .padding(.vertical, 12)
    .column()
  }

  /// The map and the photographs of a month.
  @ViewBuilder private func strips(of month: JournalMonth) -> some View {
    RouteStrip(entries: month.entries).column().journalRow(margin)
    PhotoStrip(entries: month.entries, namespace: photographs, margin: margin, shown: $shown).journalRow(0)
  }

  private func row(_ entry: Entry) -> some View {
    JournalRow(
      entry: entry, day: Journal.day(of: entry.id, until: today).day,
      isFavorite: journal.favorites.contains(entry.id)
    )
    .column()
    .swipeActions(edge: .leading) {
      Button("Favorite", systemImage: journal.favorites.contains(entry.id) ? "heart.slash" : "heart") {
        withAnimation { journal.toggleFavorite(entry.id) }
      }
      .tint(.pink)
    }
    .swipeActions {
      Button("Delete", systemImage: "trash", role: .destructive) { journal.delete(entry.id) }
    }
  }

  @ViewBuilder private var undoBar: some View {
    if let deletion = journal.deletion {
      UndoBar(title: world.entry(at: deletion.number).title) { withAnimation { journal.undo() } }
        .task(id: deletion) {
          try? await clock?.sleep(seconds: 6)
          if !Task.isCancelled { withAnimation { journal.dismissUndo() } }
        }
        .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }

  @ViewBuilder private var photograph: some View {
    if let entry = shown {
      PhotoViewer(entry: entry, namespace: photographs) { shown = nil }
    }
  }

  /// Adds an entry after a moment in which the sun glows.
  private func refresh() async {
    withAnimation(.easeOut(duration: 0.3)) { isLoading = true }
    try? await clock?.sleep(seconds: 1.6)
    withAnimation { journal.addLatest() }
    withAnimation(.easeInOut(duration: 0.5)) { isLoading = false }
  }
}

extension View {
  /// A row of the list without a separator, `margin` points from its sides.
  fileprivate func journalRow(_ margin: CGFloat) -> some View {
    listRowInsets(EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)).listRowSeparator(.hidden)
  }
}
