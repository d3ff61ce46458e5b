import ScrollUI

extension Scenario {
  /// 100,000 rows of 64 points, scrolled by 24 points each frame: the scenario that is also run with other toolkits.
  static let feed = Scenario(
    name: "feed", summary: "100,000 rows 64 points high, 24 points a frame",
    makeLoop: showing { FeedList(count: $0, font: $1) })

  /// The same as `feed` with a million rows.
  static let millionFeed = Scenario(
    name: "feed1m", summary: "the same with a million rows", rows: 1_000_000, makeLoop: feed.makeLoop)

  /// A `FeedList` at rest, which must not consume processor time.
  static let idle = Scenario(
    name: "idle", summary: "the feed at rest for five seconds", frames: 0, warmUp: 0, idle: 5, input: { _ in [] },
    makeLoop: feed.makeLoop)

  /// The time from the start of the process to the first frame of a `FeedList`.
  static let startup = Scenario(
    name: "startup", summary: "the feed's first picture", frames: 0, warmUp: 0, idle: 0, input: { _ in [] },
    makeLoop: feed.makeLoop)
}

/// The list of the scenarios with a feed.
struct FeedList: View {
  let count: Int
  let font: RowFont

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { FeedRow(index: $0, font: font) }
      }
    }
    .scrollIndicators(.hidden)
    .background(Color.white)
  }
}

/// A square, two texts and a line at constant positions, placed with `offset`.
struct FeedRow: View {
  static let height: CGFloat = 64

  let index: Int
  let font: RowFont
  var language = RowLanguage.english

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 8)
        .fill(RowColors.squares[index % RowColors.squares.count])
        .frame(width: 40, height: 40)
        .offset(x: 16, y: 12)
      Text(language.title(index)).font(font.size(16)).foregroundStyle(RowColors.title)
        .offset(x: 72, y: 11)
      Text(language.subtitle(index)).font(font.size(13)).foregroundStyle(RowColors.subtitle)
        .offset(x: 72, y: 34)
      RowColors.separator.frame(height: 1).offset(y: Self.height - 1)
    }
    .frame(maxWidth: .infinity, minHeight: Self.height, maxHeight: Self.height, alignment: .topLeading)
  }
}

/// The colors of a `FeedRow`.
enum RowColors {
  static let squares = [0xE57373, 0x64B5F6, 0x81C784, 0xFFB74D, 0xBA68C8, 0x4DB6AC, 0x7986CB, 0xA1887F].map(color)
  static let title = color(0x202124)
  static let subtitle = color(0x70757A)
  static let separator = color(0xE0E0E0)

  static func color(_ code: Int) -> Color {
    Color(
      red: Double(code >> 16 & 255) / 255, green: Double(code >> 8 & 255) / 255, blue: Double(code & 255) / 255)
  }
}
