import Features
import ScrollUI

/// A row of `HeaderPage`: an `Entry` of the journal with its place.
struct HeaderRow: View {
  static let height: CGFloat = 64

  let entry: Entry
  let margin: CGFloat

  var body: some View {
    HStack(spacing: 14) {
      Thumbnail(illustration: entry.picture, side: 44)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          Text(verbatim: entry.title).font(.system(size: 15, weight: .medium)).foregroundStyle(.text)
          Spacer(minLength: 0)
          Text(verbatim: entry.place).font(GalleryStyle.small).foregroundStyle(.tertiaryText)
        }
        Text(verbatim: entry.sentence).font(GalleryStyle.hint).foregroundStyle(.secondaryText)
      }
      .lineLimit(1)
    }
    .padding(.horizontal, margin)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 58) }
    .accessibilityElement(children: .combine)
  }
}
