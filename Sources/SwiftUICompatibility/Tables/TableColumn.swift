import Foundation
import ScrollUI

/// A column of a `Table`: a title, and a view for each row.
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let item: TableColumns<RowValue>.Item

  nonisolated private init(
    label: Label, comparator: KeyPathComparator<RowValue>?, content: @escaping (RowValue) -> Content
  ) {
    item = TableColumns.Item(label: AnyView(label), comparator: comparator) { AnyView(content($0)) }
  }

  nonisolated private init(item: TableColumns<RowValue>.Item) { self.item = item }

  /// Sets the width of the column, in points, which the user cannot change.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    self.width(min: width, ideal: width, max: width)
  }

  /// Sets the limits of the width of the column.
  ///
  /// - Parameters:
  ///   - min: The minimum width in points; nil for 40.
  ///   - ideal: The width before the user changes it, in points; nil for a share of the table.
  ///   - max: The maximum width in points; nil for no limit.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var item = item
    item.minimum = Swift.max(0, min ?? item.minimum)
    item.ideal = ideal ?? item.ideal
    item.maximum = Swift.max(item.minimum, max ?? item.maximum)
    return TableColumn(item: item)
  }
}

nonisolated extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Creates a column with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }
}

nonisolated extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column with a localized title that sorts the table by a value of the rows.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The key path to the value.
  ///   - content: Makes the view of a row.
  public init<V: Comparable & SendableMetatype>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title that sorts the table by an optional value of the rows; missing values come first.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The key path to the value.
  ///   - content: Makes the view of a row.
  public init<V: Comparable & SendableMetatype>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V?> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Creates a column with a localized title that shows a string of the rows, and sorts the table by it.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The key path to the string.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) where Content == Text {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// The columns of a `Table`, as built by `TableColumnBuilder`.
public struct TableColumns<RowValue: Identifiable> {
  /// The place of a column in the result builder: the index in each block and the branch of each condition, from the outermost.
  typealias ID = [Int]

  struct Item {
    /// The identity of the column, which does not depend on other columns that appear.
    var id: ID = []
    let label: AnyView
    /// The order by the value of the column; nil for a column that does not sort.
    let comparator: KeyPathComparator<RowValue>?
    var minimum: CGFloat = 40
    var ideal: CGFloat?
    var maximum = CGFloat.infinity
    let cell: (RowValue) -> AnyView

    init(
      label: AnyView, comparator: KeyPathComparator<RowValue>?, cell: @escaping (RowValue) -> AnyView
    ) {
      self.label = label
      self.comparator = comparator
      self.cell = cell
    }
  }

  var items: [Item]

  /// These columns in the part `index` of a block or of a condition.
  func nested(in index: Int) -> TableColumns {
    TableColumns(
      items: items.map { item in
        var item = item
        item.id.insert(index, at: 0)
        return item
      })
  }
}

/// Builds the columns of a `Table`.
@resultBuilder public enum TableColumnBuilder<RowValue: Identifiable> {
  /// Returns a column.
  public static func buildExpression<Sort, Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue> {
    TableColumns(items: [column.item])
  }

  /// Returns all columns, in order.
  public static func buildBlock(_ parts: TableColumns<RowValue>...) -> TableColumns<RowValue> {
    TableColumns(items: parts.enumerated().flatMap { $1.nested(in: $0).items })
  }

  /// Returns the columns of an `if` without `else`.
  public static func buildOptional(_ part: TableColumns<RowValue>?) -> TableColumns<RowValue> {
    part ?? TableColumns(items: [])
  }

  /// Returns the columns of the first branch of an `if`.
  public static func buildEither(first part: TableColumns<RowValue>) -> TableColumns<RowValue> {
    part.nested(in: 0)
  }

  /// Returns the columns of the second branch of an `if`.
  public static func buildEither(second part: TableColumns<RowValue>) -> TableColumns<RowValue> {
    part.nested(in: 1)
  }
}
