import ScrollUI

/// The header of a `JournalMonth`, which stays at the top while its entries scroll.
struct JournalMonthHeader: View {
  let month: JournalMonth

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      month.day.calendarMonth.text.font(GalleryStyle.headline).foregroundStyle(.text)
      Spacer(minLength: 8)
      Text(month.entries.count == 1 ? "1 entry" : "\(month.entries.count) entries")
        .font(GalleryStyle.small).foregroundStyle(.secondaryText)
    }
    .frame(height: 36)
  }
}
