import Foundation
import ScrollUI
import ScrollUIForms

/// Rows with several columns.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
/// }
/// .onChange(of: sortOrder) { people.sort(using: sortOrder) }
/// ```
///
/// Only visible rows are built. A pointer drags the borders of the header to change the widths. A press on a title writes the sort order, and
/// a press on the title that sorts reverses it; the program sorts the rows. Rows are selected as in a `List`. `TableRow` builds
/// rows of different kinds, with sections and menus.
public struct Table<Value: Identifiable, Rows: TableRowContent> where Rows.TableRowValue == Value {
  private let rows: Rows
  private let selection: Selection
  private let sortOrder: Binding<[KeyPathComparator<Value>]>?
  private let columns: TableColumns<Value>
  /// The widths that the user has set, in points.
  @State private var widths: [TableColumns<Value>.ID: CGFloat] = [:]
  @Environment(\.tableHeaderIsHidden) private var hidesHeader
  @Environment(\.tableHasFrame) private var hasFrame

  private typealias Selection = TableList<Value, Rows>.Selection

  nonisolated private init(
    rows: Rows, selection: Selection, sortOrder: Binding<[KeyPathComparator<Value>]>?, columns: TableColumns<Value>
  ) {
    self.rows = rows
    self.selection = selection
    self.sortOrder = sortOrder
    self.columns = columns
  }
}

nonisolated extension Table {
  /// Creates a table with single selection or without selection.
  ///
  /// - Parameters:
  ///   - data: The rows, which the program sorts.
  ///   - selection: The `Value.ID` of the selected row; `nil` is a table without selection.
  ///   - sortOrder: The sort order; the title that was pressed last comes first; `nil` makes the titles labels that cannot be pressed.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>? = nil, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(
      rows: TableForEachContent(data), selection: selection.map(Selection.one) ?? .none, sortOrder: sortOrder,
      columns: columns())
  }

  /// Creates a table with multiple selection.
  ///
  /// - Parameters:
  ///   - data: The rows, which the program sorts.
  ///   - selection: The `Value.ID`s of the selected rows.
  ///   - sortOrder: The sort order; the title that was pressed last comes first; `nil` makes the titles labels that cannot be pressed.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(rows: TableForEachContent(data), selection: .several(selection), sortOrder: sortOrder, columns: columns())
  }

  /// Creates a table of the rows of a closure with single selection or without selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows.
  ///   - selection: The `Value.ID` of the selected row; `nil` is a table without selection.
  ///   - sortOrder: The sort order; the title that was pressed last comes first; `nil` makes the titles labels that cannot be pressed.
  ///   - columns: The columns.
  ///   - rows: Makes the rows, `TableRow` by `TableRow`.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>? = nil,
    sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows(), selection: selection.map(Selection.one) ?? .none, sortOrder: sortOrder, columns: columns())
  }

  /// Creates a table of the rows of a closure with multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows.
  ///   - selection: The `Value.ID`s of the selected rows.
  ///   - sortOrder: The sort order; the title that was pressed last comes first; `nil` makes the titles labels that cannot be pressed.
  ///   - columns: The columns.
  ///   - rows: Makes the rows, `TableRow` by `TableRow`.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[KeyPathComparator<Value>]>? = nil,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), selection: .several(selection), sortOrder: sortOrder, columns: columns())
  }
}

@MainActor extension Table: View {
  /// The header and the rows.
  public var body: some View {
    GeometryReader { proxy in
      let widths = widths(in: proxy.size.width - 2 * Self.margin)
      VStack(spacing: 0) {
        if !hidesHeader {
          header(widths)
          Divider()
        }
        TableList(rows: rows, selection: selection, columns: columns)
          .environment(\.tableWidths, widths)
      }
      .semantics(.table)
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .top)
      .clipped()
      .overlay { if hasFrame { Rectangle().strokeBorder(.separator).allowsHitTesting(false) } }
    }
  }

  private static var margin: CGFloat { TableColumns<Value>.margin }
  private static var spacing: CGFloat { TableColumns<Value>.spacing }

  private func widths(in room: CGFloat) -> [CGFloat] {
    let limits = columns.items.map { item in
      TableWidths.Column(minimum: item.minimum, maximum: item.maximum, wanted: widths[item.id] ?? item.ideal)
    }
    return TableWidths.widths(of: limits, in: room - Self.spacing * CGFloat(max(0, limits.count - 1)))
  }

  // MARK: Header

  private func header(_ widths: [CGFloat]) -> some View {
    HStack(spacing: 0) {
      ForEach(Array(columns.items.enumerated()), id: \.element.id) { index, item in
        title(item)
          .semantics(.columnHeader) { $0.position = (index, columns.items.count) }
          .frame(width: widths[index], alignment: .leading)
          .padding(.trailing, Self.spacing)
          .overlay(alignment: .trailing) { border(index, widths) }
      }
      Spacer(minLength: 0)
    }
    .font(.system(size: 12, weight: .medium))
    .padding(.leading, Self.margin)
    .frame(height: 28)
  }

  @ViewBuilder private func title(_ item: TableColumns<Value>.Item) -> some View {
    if let comparator = item.comparator, let sortOrder {
      let current = sortOrder.wrappedValue.first.flatMap { $0.keyPath == comparator.keyPath ? $0.order : nil }
      Button {
        sort(by: comparator, in: sortOrder)
      } label: {
        HStack(spacing: 4) {
          item.label.lineLimit(1)
          Spacer(minLength: 0)
          if let current {
            Image(systemName: current == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
              .accessibilityValue(current == .forward ? "ascending" : "descending")
          }
        }
        .frame(maxHeight: .infinity)
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      item.label.lineLimit(1).foregroundStyle(.secondary)
    }
  }

  private func sort(by comparator: KeyPathComparator<Value>, in sortOrder: Binding<[KeyPathComparator<Value>]>) {
    var order = sortOrder.wrappedValue
    var new = comparator
    if let first = order.first, first.keyPath == comparator.keyPath {
      new.order = first.order == .forward ? .reverse : .forward
    }
    order.removeAll { $0.keyPath == comparator.keyPath }
    sortOrder.wrappedValue = [new] + order
  }

  private func border(_ index: Int, _ shown: [CGFloat]) -> some View {
    let item = columns.items[index]
    return Splitter(line: 14, grip: Self.spacing, length: { shown[index] }) { width in
      // The columns before the border keep their widths, so that it follows the pointer.
      for (before, width) in zip(columns.items[..<index], shown) { widths[before.id] = widths[before.id] ?? width }
      widths[item.id] = max(item.minimum, min(item.maximum, width))
    }
  }
}

extension EnvironmentValues {
  @Entry var tableHeaderIsHidden: Bool = false
}

nonisolated extension View {
  /// Shows or hides the headers of the tables in this view.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaderIsHidden, visibility == .hidden)
  }
}
