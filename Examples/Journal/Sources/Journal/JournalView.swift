import SwiftUI

/// The year, under a header that collapses and snaps.
struct JournalView: View {
  @Environment(Journal.self) private var journal
  @State private var scrolled = HeaderOffset()
  @State private var words = ""
  @State private var isLoading = false
  @State private var shown: Entry?
  @Namespace private var photographs

  var body: some View {
    let months = journal.months(matching: words)
    List {
      Color.clear.frame(height: JournalHeader.distance).plainRow(0)
      TextField("Search the year", text: $words).textFieldStyle(.roundedBorder).padding(.vertical, 12).plainRow(16)
      ForEach(months) { month in
        Section {
          if words.isEmpty {
            RouteStrip(entries: month.entries).plainRow(16)
            PhotoStrip(entries: month.entries, namespace: photographs, shown: $shown).plainRow(0)
          }
          ForEach(month.entries) { row($0) }
        } header: {
          HStack {
            Text(month.name).font(.headline).foregroundStyle(.primary)
            Spacer()
            Text(month.entries.count == 1 ? "1 entry" : "\(month.entries.count) entries")
          }
        }
      }
      if months.isEmpty { ContentUnavailableView.search(text: words).frame(height: 240).plainRow(16) }
    }
    .listStyle(.plain)
    .contentMargins(.top, JournalHeader.bar, for: .scrollContent)
    .refreshable { await refresh() }
    .scrollTargetBehavior(HeaderSnapping(distance: JournalHeader.distance))
    .onScrollGeometryChange(
      for: CGFloat.self, of: { $0.contentOffset.y + JournalHeader.bar }, action: { scrolled.y = $1 }
    )
    .overlay(alignment: .top) { JournalHeader(scrolled: scrolled, isLoading: isLoading).allowsHitTesting(false) }
    .overlay(alignment: .bottom) { undoBar }
    .overlay {
      if let entry = shown {
        PhotoViewer(entry: entry, namespace: photographs) { shown = nil }
      }
    }
  }

  private func row(_ entry: Entry) -> some View {
    EntryRow(entry: entry, isFavorite: journal.favorites.contains(entry.id))
      .swipeActions(edge: .leading) {
        Button("Favorite", systemImage: "heart") { withAnimation { journal.toggleFavorite(entry) } }.tint(.pink)
      }
      .swipeActions {
        Button("Delete", systemImage: "trash", role: .destructive) { withAnimation { journal.delete(entry) } }
      }
  }

  @ViewBuilder private var undoBar: some View {
    if let deleted = journal.deleted {
      HStack(spacing: 16) {
        Text("Deleted “\(deleted.entry.title)”").lineLimit(1)
        Button("Undo") { withAnimation { journal.undo() } }.buttonStyle(.plain).bold().foregroundStyle(Color(0x8FC4FF))
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 18).frame(height: 44)
      .background(Color(0x2A2A2D), in: Capsule())
      .padding()
      .transition(.move(edge: .bottom).combined(with: .opacity))
    }
  }

  private func refresh() async {
    withAnimation { isLoading = true }
    try? await Task.sleep(for: .seconds(1.6))
    withAnimation { _ = journal.receive() }
    withAnimation { isLoading = false }
  }
}

/// The offset of the list. The header alone reads it, so that scrolling evaluates no rows.
@MainActor @Observable final class HeaderOffset {
  var y: CGFloat = 0
}

struct JournalHeader: View {
  static let bar: CGFloat = 52
  private static let height: CGFloat = 236
  /// The offset at which the header is collapsed.
  static let distance = height - bar

  let scrolled: HeaderOffset
  let isLoading: Bool

  var body: some View {
    let collapse = max(0, min(Self.distance, scrolled.y))
    let progress = collapse / Self.distance
    let pull = max(0, -scrolled.y)
    ZStack(alignment: .bottomLeading) {
      MountainScene(
        height: Self.height + pull, collapse: collapse, sunrise: isLoading ? 1 : 0.12 + min(1, pull / 80) * 0.88,
        isGlowing: isLoading)
      ZStack(alignment: .bottomLeading) {
        Text("Journal").font(.system(size: 32, weight: .bold))
          .scaleEffect(1 - 0.4 * progress, anchor: .bottomLeading)
          .offset(y: -20 * (1 - progress))
        Text(isLoading ? "Looking for new entries…" : "A year between two seas").font(.subheadline)
          .opacity(1 - progress * 3)
      }
      .foregroundStyle(.white)
      .padding(.horizontal, 16).padding(.bottom, 14)
    }
    .frame(height: Self.height + pull - collapse, alignment: .bottom)
    .clipped()
  }
}

/// Lets no movement end between an open and a collapsed header.
struct HeaderSnapping: ScrollTargetBehavior {
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (end, start) = (target.rect.minY, context.originalTarget.rect.minY)
    guard end > 0, end < distance else { return }
    target.rect.origin.y = (end == start ? end > distance / 2 : end > start) ? distance : 0
  }
}

extension View {
  /// A row without a separator, `margin` points from the sides.
  fileprivate func plainRow(_ margin: CGFloat) -> some View {
    listRowInsets(EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)).listRowSeparator(.hidden)
  }
}

#Preview("Journal") {
  JournalView().environment(Journal())
}
