import Feed
import ScrollUI

/// A post (`FeedItem`) of a feed.
struct PostRow: View {
  let post: FeedItem
  let margin: CGFloat
  @Environment(\.frameClock) private var clock

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Avatar(post: post)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(verbatim: post.author).font(.system(size: 13, weight: .medium)).foregroundStyle(.secondary).lineLimit(1)
          Spacer(minLength: 8)
          Text(verbatim: PostDate.text(for: post.date, now: clock?.now ?? post.date))
            .font(GalleryStyle.small)
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .fixedSize()
        }
        if !post.title.isEmpty { Text(verbatim: post.title).font(.system(size: 16, weight: .semibold)) }
        if !post.body.isEmpty { Text(verbatim: post.body).font(.system(size: 14)).lineSpacing(2) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 14)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + Avatar.side + 12) }
  }
}

/// A circle with the author's initial, in place of a portrait.
private struct Avatar: View {
  let post: FeedItem

  static let side: CGFloat = 40

  var body: some View {
    let color = GalleryStyle.palette[post.color % GalleryStyle.palette.count]
    Circle()
      .fill(color.opacity(0.18))
      .overlay {
        Text(verbatim: post.initial).font(.system(size: 16, weight: .semibold)).foregroundStyle(color)
      }
      .frame(width: Self.side, height: Self.side)
  }
}

/// The age of a post as text.
enum PostDate {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  /// The age for the first week, then the day, with the year unless it is the present one: “5 min”, “3 d”, “7 May”, “7
  /// May 2024”.
  static func text(for date: Date, now: Date, calendar: Calendar = .current) -> String {
    let age = now.timeIntervalSince(date)
    switch age {
    case ..<60 where age > -60: return "now"
    case 60..<3600: return "\(Int(age / 60)) min"
    case 3600..<86_400: return "\(Int(age / 3600)) h"
    case 86_400..<604_800: return "\(Int(age / 86_400)) d"
    default:
      let day = calendar.dateComponents([.year, .month, .day], from: date)
      let text = "\(day.day ?? 1) \(months[(day.month ?? 1) - 1])"
      return day.year == calendar.component(.year, from: now) ? text : "\(text) \(day.year ?? 0)"
    }
  }
}
