import ScrollUI

/// A lazy list of `count` rows of different heights. It opens immediately, jumps to any row, and keeps the visible rows in place while
/// rows change.
private struct MillionList: View {
  @State private var list: RowList
  @Environment(\.pageOptions) private var options

  init(count: Int) { _list = State(wrappedValue: RowList(count: count)) }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        RowFigures(count: list.rows.count, showsSlowRows: options.isOn(MillionPage.slowRows))
        Divider()
        ScrollView {
          if options.isOn(MillionPage.sections) {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
              ForEach(list.sections) { SectionOfRows(section: $0, list: list) }
            }
          } else {
            LazyVStack(spacing: 0) {
              ForEach(list.rows) { MillionRow(row: $0) }
            }
          }
        }
      }
      .environment(\.hasSlowRows, options.isOn(MillionPage.slowRows))
      .onCommand(MillionPage.jump) { if let row = list.randomRow() { proxy.scrollTo(row.id, anchor: .center) } }
      .onCommand(MillionPage.insert) { list.insert(100) }
      .onCommand(MillionPage.delete, isEnabled: !list.rows.isEmpty) { list.delete(100) }
      .onCommand(MillionPage.shuffle) { list.shuffle() }
      .onCommand(MillionPage.heights) { list.changeHeights() }
    }
  }
}

/// The page: a `MillionList` of a million rows.
struct MillionPage: View {
  /// The number of rows unless the option `--rows` sets it.
  private static let defaultCount = 1_000_000

  @Environment(\.pageRows) private var rows

  var body: some View { MillionList(count: rows ?? Self.defaultCount) }
}
