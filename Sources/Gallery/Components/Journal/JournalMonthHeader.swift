import ScrollUI

/// The header of a `JournalMonth`. It stays at the top while the entries scroll.
struct JournalMonthHeader: View {
  let month: JournalMonth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      month.month.text.font(GalleryStyle.headline).foregroundStyle(.text)
      Spacer(minLength: 8)
      Text(month.entries.count == 1 ? "1 entry" : "\(month.entries.count) entries")
        .font(GalleryStyle.small).foregroundStyle(.secondaryText)
    }
    .frame(height: 36)
  }
}
