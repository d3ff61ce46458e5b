import Features
import ScrollUI

/// A card of a shelf in `NestedPage`: a `Picture` with the title of its `Illustration`.
struct ShelfCard: View {
  let illustration: Illustration

  var body: some View {
    Picture(illustration)
      .caption { Text(illustration.title).font(.system(size: 13, weight: .semibold)).lineLimit(1) }
      .frame(height: 112)
      .clipShape(RoundedRectangle(cornerRadius: 12))
  }
}

/// The title above a shelf.
struct ShelfTitle: View {
  private let title: LocalizedStringKey
  @Environment(\.pageMargin) private var margin

  init(_ title: LocalizedStringKey) { self.title = title }

  var body: some View { Text(title).font(GalleryStyle.headline).padding(.horizontal, margin) }
}

/// A row of `NestedPage` with the picture, the title and the sentence of an entry of the journal.
struct NestedRow: View {
  let index: Int
  @Environment(\.world) private var world

  var body: some View {
    let entry = world.entry(at: index)
    HStack(spacing: 12) {
      Thumbnail(illustration: entry.picture, side: 36)
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: entry.title)
          .font(GalleryStyle.label).fontWeight(.medium)
        Text(verbatim: entry.sentence)
          .font(GalleryStyle.hint).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 9)
    .overlay(alignment: .bottom) { Divider().padding(.leading, 62) }
  }
}
