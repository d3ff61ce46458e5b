import ScrollUI

/// The rows of a `Table` with their cells.
///
/// The widths of the columns reach the rows through the environment, where `TableRowLayout` alone reads them. A change of a width lays the
/// visible rows out again and makes no cell.
struct TableList<Value: Identifiable, Rows: TableRowContent> where Rows.TableRowValue == Value {
  enum Selection {
    case none
    case one(Binding<Value.ID?>)
    case several(Binding<Set<Value.ID>>)
  }

  let rows: Rows
  let selection: Selection
  let columns: TableColumns<Value>
}

@MainActor extension TableList: View {
  var body: some View {
    list
      .listStyle(.plain)
      .environment(\.defaultMinListRowHeight, 30)
  }

  @ViewBuilder private var list: some View {
    switch selection {
    case .none: List { lines }
    case .one(let selection): List(selection: selection) { lines }
    case .several(let selection): List(selection: selection) { lines }
    }
  }

  private var lines: some View {
    rows
      .environment(\.tableCells, TableCells { [items = columns.items] in AnyView(Self.row($0, items)) })
      .listRowInsets(
        EdgeInsets(
          top: 4, leading: TableColumns<Value>.margin, bottom: 4, trailing: TableColumns<Value>.margin))
  }

  @ViewBuilder private static func row(_ value: Any, _ items: [TableColumns<Value>.Item]) -> some View {
    if let value = value as? Value {
      TableRowCells(spacing: TableColumns<Value>.spacing, cells: TableCellViews(views: AnyView(cells(value, items))))
        .font(.system(size: 13))
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
  }

  private static func cells(_ value: Value, _ items: [TableColumns<Value>.Item]) -> some View {
    ForEach(Array(items.enumerated()), id: \.element.id) { index, item in
      item.cell(value)
        .lineLimit(1)
        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        .clipped()
        .semantics(.cell) { $0.position = (index, items.count) }
    }
  }
}

/// The cells of a row of a `Table` in the widths of its columns.
private struct TableRowCells: View {
  let spacing: CGFloat
  let cells: TableCellViews
  @Environment(\.tableWidths) private var widths

  var body: some View { TableRowLayout(widths: widths, spacing: spacing) { cells } }
}

/// The views of the cells of a row. A view with a body is skipped while its value stays.
private struct TableCellViews: View {
  let views: AnyView

  var body: some View { views }
}

/// Cells beside each other in given widths, centered in the height of the row.
private struct TableRowLayout: Layout {
  /// The widths of the cells in points.
  let widths: [CGFloat]
  let spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = zip(subviews, widths).map { cell, width in
      cell.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
    }
    let count = CGFloat(heights.count)
    return CGSize(
      width: widths.prefix(heights.count).reduce(0, +) + spacing * max(0, count - 1), height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var left = bounds.minX
    for (cell, width) in zip(subviews, widths) {
      cell.place(
        at: CGPoint(x: left, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: proposal.height))
      left += width + spacing
    }
  }
}

extension TableColumns {
  /// The distance of the first and of the last column from the edges of the table, in points.
  static var margin: CGFloat { 12 }
  /// The distance of a column from the next, in points.
  static var spacing: CGFloat { 12 }
}

extension EnvironmentValues {
  /// The widths of the columns of the `Table` around, in points.
  @Entry var tableWidths: [CGFloat] = []
}
