import Features
import Feed
import ScrollUI

/// A post (`FeedItem`) of a feed. A post in another language than the window's has the name of its language.
struct PostRow: View {
  let post: FeedItem
  @Environment(\.frameClock) private var clock
  @Environment(\.pageMargin) private var margin
  @Environment(\.galleryLanguage) private var language
  @Environment(\.isSampleFeed) private var isSample
  @Environment(\.zonedCalendar) private var calendar

  private static let portraitSide: CGFloat = 44
  private static let pictureHeight: CGFloat = 190

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Portrait(name: post.author, side: Self.portraitSide)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: post.author).font(.system(size: 13, weight: .medium)).lineLimit(1)
          if let name = LanguageName.key(of: post.language, besides: language) { LanguageMark(name: name) }
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
        if isSample, let picture = PostPicture.picture(of: post) {
          Picture(picture)
            .frame(maxWidth: GalleryColumn.textWidth)
            .frame(height: Self.pictureHeight)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .padding(.top, 8)
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
    DateText.age(of: post.date, now: now ?? post.date, calendar: calendar, language: language)
  }

  /// The present of the post's dates: that of the clock, or for the embedded posts `LanguageFeed.present` at the start of the program.
  private var now: Date? {
    isSample ? clock.map { LanguageFeed.present.addingTimeInterval($0.time) } : clock?.now
  }
}

/// The name of a post's language.
private struct LanguageMark: View {
  let name: LocalizedStringKey

  var body: some View {
    Text(name)
      .lineLimit(1)
      .padding(.horizontal, 7)
      .padding(.vertical, 1)
      .background(.control, in: Capsule())
  }
}

/// The names of the languages that posts are in.
enum LanguageName {
  private static let names: [String: LocalizedStringKey] = [
    "en": "English", "zh": "Chinese", "de": "German", "fr": "French", "es": "Spanish", "ar": "Arabic", "he": "Hebrew",
    "hi": "Hindi", "ja": "Japanese", "ko": "Korean", "th": "Thai",
  ]

  /// The name of a language code; nil for the language of the window and for unknown languages.
  static func key(of code: String?, besides language: GalleryLanguage) -> LocalizedStringKey? {
    guard let code, !language.rawValue.hasPrefix(code.prefix(2)) else { return nil }
    return names[String(code.prefix(2))]
  }
}

extension EnvironmentValues {
  /// True in a feed of the embedded posts. Their dates end at `LanguageFeed.present`.
  @Entry var isSampleFeed = false
}
