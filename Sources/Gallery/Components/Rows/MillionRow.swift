import ScrollUI

/// A section of rows (`RowList.Section`) under a pinned header.
struct SectionOfRows: View {
  let section: RowList.Section
  let list: RowList
  @Environment(\.pageMargin) private var margin

  var body: some View {
    Section {
      ForEach(list.rows[section.rows]) { MillionRow(row: $0) }
    } header: {
      Text(
        verbatim: "\(RowList.formatted(section.rows.lowerBound + 1)) – \(RowList.formatted(section.rows.upperBound))"
      )
      .font(GalleryStyle.small)
      .fontWeight(.semibold)
      .monospacedDigit()
      .foregroundStyle(.secondary)
      .padding(.horizontal, margin)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
      .column()
      .background(.sidebar)
    }
  }
}

/// A row with an entry of the journal and the 1 to 5 sentences of `RowList.Row.text(in:)`.
struct MillionRow: View {
  let row: RowList.Row
  @Environment(\.pageMargin) private var margin
  @Environment(\.hasSlowRows) private var hasSlowRows
  @Environment(\.slowRowWork) private var slowRowWork
  @Environment(\.world) private var world

  var body: some View {
    let isSlow = hasSlowRows && SlowRows.isSlow(row.id)
    let _ = isSlow ? slowRowWork() : ()
    let entry = world.entry(at: row.id)
    HStack(alignment: .top, spacing: 14) {
      Thumbnail(illustration: entry.picture)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline) {
          Text(verbatim: entry.title).font(.system(size: 16, weight: .medium)).lineLimit(1)
          Spacer(minLength: 12)
          if isSlow { SlowMark() }
          number.font(GalleryStyle.keyCap).foregroundStyle(.secondary).fixedSize()
        }
        Text(verbatim: row.text(in: world))
          .font(GalleryStyle.label)
          .foregroundStyle(.secondary)
          .frame(maxWidth: GalleryColumn.textWidth, alignment: .leading)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 12)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 54) }
    .column()
  }

  /// The number of the row; inserted rows are numbered on their own.
  private var number: Text {
    row.id > 0 ? Text(verbatim: RowList.formatted(row.id)) : Text("new \(1 - row.id)")
  }
}

/// The mark of a row with `SlowRows.isSlow(_:)`, with the time `SlowRows.duration`.
private struct SlowMark: View {
  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: "hourglass").font(.system(size: 10))
      Text("wastes \(SlowRows.duration / 1_000_000) ms").font(GalleryStyle.small).fontWeight(.medium)
    }
    .foregroundStyle(.warningText)
    .fixedSize()
  }
}
