import ScrollUI

/// A lazy list of a million rows of different heights. It opens immediately, jumps to any row, and keeps the visible
/// rows in place while rows change.
struct MillionPage: View {
  static let description = GalleryPage(
    name: "million", title: "A million rows",
    hint: "Jump anywhere, insert above, resize: what you read stays where it is.",
    symbol: "square.stack.3d.up", api: ["LazyVStack", "ScrollViewReader", "scrollTo(_:anchor:)"],
    options: [sections, slowRows], commands: [jump, insert, delete, shuffle, heights], minimumHeight: 300
  ) { MillionPage() }

  static let sections = PageOption.toggle("sections", "Section headers", key: "s")
  static let slowRows = PageOption.toggle("slow-rows", "Slow rows", key: "x")
  static let jump = PageCommand("jump", "Jump", key: "j", symbol: "location")
  static let insert = PageCommand("insert", "Insert 100", key: "i", symbol: "plus")
  static let delete = PageCommand("delete", "Delete 100", key: "d", symbol: "minus")
  static let shuffle = PageCommand("shuffle", "Shuffle", key: "m", symbol: "arrow.triangle.2.circlepath")
  static let heights = PageCommand("heights", "Change heights", key: "h", symbol: "arrow.up.and.down")
  /// The number of rows unless the option `--rows` sets it.
  private static let defaultCount = 1_000_000

  @Environment(\.pageRows) private var rows

  var body: some View { MillionList(count: rows ?? Self.defaultCount) }
}

/// The page after the number of rows (`pageRows`) is determined.
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
