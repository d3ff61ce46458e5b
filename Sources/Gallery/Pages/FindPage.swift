import ScrollUI

/// A hundred thousand lines: Control-F finds words in all of them, and builds only the lines in view. Their text can be selected and copied.
struct FindPage: View {
  private static let count = 100_000

  @Environment(\.galleryLanguage) private var language

  var body: some View {
    List {
      ForEach(ShipLog(count: Self.count, language: language)) { entry in
        HStack(alignment: .firstTextBaseline, spacing: 12) {
          ZStack(alignment: .trailing) {
            // As wide as the number of the last line, in every text size.
            Text(verbatim: RowList.formatted(Self.count)).hidden()
            Text(verbatim: RowList.formatted(entry.id + 1))
          }
          .lineLimit(1)
          .fixedSize()
          .foregroundStyle(.secondary)
          .textSelection(.disabled)
          Text(verbatim: entry.text)
        }
        .monospacedDigit()
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      .findable { $0.text }
    }
    .listStyle(.plain)
    .columnMargins()
    .textSelection(.enabled)
  }
}
