import Features
import ScrollUI

/// The photographs of a `JournalMonth` in a row that scrolls sideways. A click lets a photograph fly out to a `PhotoViewer`.
struct PhotoStrip: View {
  let entries: [Entry]
  let namespace: Namespace.ID
  let margin: CGFloat
  @Binding var shown: Entry?

  private static let size = CGSize(width: 132, height: 96)

  var body: some View {
    GeometryReader { room in
      // The first photograph begins with the column of the entries; the strip goes on to both sides of the page.
      let side = max(margin, (room.size.width - GalleryColumn.width) / 2)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 10) {
          ForEach(entries) { photograph($0) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.all, EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side), for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
    }
    .frame(height: Self.size.height)
    .padding(.vertical, 8)
  }

  /// The photograph of an entry, or the room that it leaves while it is shown.
  private func photograph(_ entry: Entry) -> some View {
    Button {
      shown = entry
    } label: {
      ZStack {
        RoundedRectangle(cornerRadius: 8).fill(.card)
        Picture(entry.picture)
          .clipShape(RoundedRectangle(cornerRadius: 8))
          .matchedGeometryEffect(id: AnyHashable(entry.id), in: namespace)
          .opacity(shown?.id == entry.id ? 0 : 1)
      }
      .frame(width: Self.size.width, height: Self.size.height)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Open photo “\(entry.title)”"))
  }
}
