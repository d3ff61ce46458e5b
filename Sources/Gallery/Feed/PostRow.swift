import Feed
import ScrollUI

/// A post (`FeedItem`) of a feed.
struct PostRow: View {
  let post: FeedItem
  @Environment(\.frameClock) private var clock
  @Environment(\.pageMargin) private var margin
  @Environment(\.stringTable) private var stringTable

  private static let portraitSide: CGFloat = 44

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Portrait(name: post.author, side: Self.portraitSide)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: post.author).font(.system(size: 13, weight: .medium)).lineLimit(1)
          Spacer(minLength: 8)
          Text(verbatim: date).lineLimit(1).fixedSize()
        }
        .font(GalleryStyle.small)
        .foregroundStyle(.secondary)
        .textSelection(.disabled)
        if !post.title.isEmpty { Text(verbatim: post.title).font(.system(size: 16, weight: .semibold)) }
        if !post.body.isEmpty {
          Text(verbatim: post.body).font(GalleryStyle.label).lineSpacing(2).frame(
            maxWidth: GalleryColumn.textWidth, alignment: .leading)
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 14)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + Self.portraitSide + 12) }
    .column()
  }

  /// The text of a post that is selected and copied.
  static func text(of post: FeedItem) -> String {
    [post.title, post.body].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var date: String {
    PostDate.text(
      for: post.date, now: clock?.now ?? post.date,
      language: stringTable.flatMap { GalleryLanguage(rawValue: $0.language) } ?? .english)
  }
}
