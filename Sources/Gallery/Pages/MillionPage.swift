import ScrollUI

/// A lazy list of a million rows of different heights. It opens immediately, jumps to any row, and keeps the visible
/// rows in place while rows change.
struct MillionPage: View {
  static let description = GalleryPage(
    name: "million", title: "A million rows",
    hint: "Jump anywhere, insert above, resize: what you read stays where it is.",
    symbol: "square.stack.3d.up", api: ["LazyVStack", "ScrollViewReader", "scrollTo(_:anchor:)"],
    options: [sections], minimumHeight: 300
  ) { MillionPage() }

  static let sections = PageOption.toggle("sections", "Section headers", key: "s")
  /// The number of rows unless the option `--rows` sets it.
  private static let defaultCount = 1_000_000

  @Environment(\.pageRows) private var rows

  var body: some View { MillionList(count: rows ?? Self.defaultCount) }
}

/// The page after the number of rows (`pageRows`) is determined.
private struct MillionList: View {
  @State private var list: RowList
  @State private var hasSlowRows = false
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  init(count: Int) { _list = State(wrappedValue: RowList(count: count)) }

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 12) {
          RowFigures(count: list.rows.count)
          ActionBar(actions: actions(proxy))
        }
        .padding(EdgeInsets(top: 14, leading: margin, bottom: 14, trailing: margin))
        Divider()
        ScrollView {
          if options.isOn(MillionPage.sections) {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
              ForEach(list.sections) { SectionOfRows(section: $0, list: list, margin: margin) }
            }
          } else {
            LazyVStack(spacing: 0) {
              ForEach(list.rows) { MillionRow(row: $0, margin: margin) }
            }
          }
        }
      }
      .environment(\.hasSlowRows, hasSlowRows)
      .onKeyPress(of: { actions(proxy) })
    }
  }

  private func actions(_ proxy: ScrollViewProxy) -> [PageAction] {
    [
      PageAction(key: "j", title: "Jump") {
        if let row = list.randomRow() { proxy.scrollTo(row.id, anchor: .center) }
      },
      PageAction(key: "i", title: "Insert 100") { list.insert(100) },
      PageAction(key: "d", title: "Delete 100") { list.delete(100) },
      PageAction(key: "m", title: "Shuffle") { list.shuffle() },
      PageAction(key: "h", title: "Change heights") { list.changeHeights() },
      PageAction(key: "x", title: "Slow rows", isOn: hasSlowRows) { hasSlowRows.toggle() },
    ]
  }
}

/// The number of rows, and the present counts (`FrameFigure`) of live rows and evaluated bodies.
private struct RowFigures: View {
  let count: Int

  var body: some View {
    HStack(spacing: 10) {
      figure("rows") { Text(RowList.formatted(count)).font(GalleryStyle.figure).lineLimit(1).minimumScaleFactor(0.5) }
      figure("rows in memory") { FrameFigure(.rowsAlive) }
      figure("views updated per frame") { FrameFigure(.bodies) }
    }
  }

  private func figure<Figure: View>(_ name: String, @ViewBuilder content: () -> Figure) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      content().frame(height: 32, alignment: .leading)
      Text(LocalizedStringKey(name)).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
        .minimumScaleFactor(0.7)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 14)
    .padding(.vertical, 8)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}

/// A section of rows (`RowList.Section`) under a pinned header.
private struct SectionOfRows: View {
  let section: RowList.Section
  let list: RowList
  let margin: CGFloat

  var body: some View {
    Section {
      ForEach(list.rows[section.rows]) { MillionRow(row: $0, margin: margin) }
    } header: {
      Text("\(RowList.formatted(section.rows.lowerBound + 1)) – \(RowList.formatted(section.rows.upperBound))")
        .font(GalleryStyle.small)
        .fontWeight(.semibold)
        .foregroundStyle(.secondary)
        .padding(.horizontal, margin)
        .padding(.vertical, 6)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.sidebar)
    }
  }
}

/// A row with the 1 to 5 sentences of `RowList.Row.text`.
private struct MillionRow: View {
  let row: RowList.Row
  let margin: CGFloat
  @Environment(\.hasSlowRows) private var hasSlowRows
  @Environment(\.slowRowWork) private var slowRowWork

  /// The number of the row; inserted rows are numbered on their own.
  private var label: Text {
    row.id > 0 ? Text(verbatim: RowList.formatted(row.id)) : Text("new \(1 - row.id)")
  }

  var body: some View {
    let _ = hasSlowRows && SlowRows.isSlow(row.id) ? slowRowWork() : ()
    HStack(alignment: .top, spacing: 14) {
      RoundedRectangle(cornerRadius: 5)
        .fill(GalleryStyle.palette[abs(row.id) % GalleryStyle.palette.count])
        .frame(width: 10, height: 40)
      VStack(alignment: .leading, spacing: 3) {
        HStack(alignment: .firstTextBaseline) {
          Text(SampleTexts.titles[abs(row.id) % SampleTexts.titles.count])
            .font(.system(size: 16, weight: .medium))
            .lineLimit(1)
          Spacer(minLength: 12)
          label.font(GalleryStyle.keyCap).foregroundStyle(.secondary).fixedSize()
        }
        Text(row.text).font(GalleryStyle.hint).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.horizontal, margin)
    .padding(.vertical, 12)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 24) }
  }
}
