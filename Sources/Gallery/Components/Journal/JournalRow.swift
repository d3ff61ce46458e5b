import Features
import ScrollUI

/// An entry of a `Journal`: its day, title, place, person and sentence.
struct JournalRow: View {
  let entry: Entry
  /// The day of the month.
  let day: Int
  let isFavorite: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Text(verbatim: String(day))
        .font(.system(size: 22, weight: .semibold)).monospacedDigit()
        .foregroundStyle(.accentText)
        .frame(width: 34, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(verbatim: entry.title).font(.system(size: 16, weight: .semibold)).foregroundStyle(.text)
          if isFavorite {
            Image(systemName: "heart.fill").font(.system(size: 12)).foregroundStyle(.destructiveText)
              .accessibilityLabel("Favorite")
              .transition(.scale.combined(with: .opacity))
          }
        }
        Text(verbatim: entry.sentence).font(GalleryStyle.label).foregroundStyle(.text).lineSpacing(3)
          .fixedSize(horizontal: false, vertical: true)
        Text(verbatim: "\(entry.place) · \(entry.person.name)").font(GalleryStyle.small)
          .foregroundStyle(.secondaryText)
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 6)
    .accessibilityElement(children: .combine)
  }
}
