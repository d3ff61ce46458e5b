import Foundation
import ScrollUI
import ScrollUIForms

/// The rows of a `Table`: a `TableRow`, a `ForEach`, a `Section` or a `Group` of rows.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue>: View {
  /// The type of the values of the rows.
  associatedtype TableRowValue: Identifiable
  /// The type of `tableRowBody`.
  associatedtype TableRowBody = Never
  /// The rows that these rows consist of; `Never` for the rows of the framework.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

extension TableRowContent where TableRowBody == Never {
  /// Not callable: the framework shows its rows itself.
  public var tableRowBody: Never { preconditionFailure("\(Self.self) is shown by the table; its rows can't be read") }
}

extension TableRowContent where TableRowBody: TableRowContent {
  /// The rows that these rows consist of.
  public var body: TableRowBody { tableRowBody }
}

/// A row of a `Table`.
public struct TableRow<Value: Identifiable> {
  private let value: Value
  @Environment(\.tableCells) private var cells

  /// Creates a row with a value, from which the columns of the table make its cells.
  nonisolated public init(_ value: Value) { self.value = value }

  nonisolated var id: Value.ID { value.id }
}

extension TableRow: TableRowContent {
  /// The type of the value of the row.
  public typealias TableRowValue = Value

  /// The cells of the row.
  public var body: some View { cells.make(value) }
}

/// Rows of a `Table` with a modifier.
public struct ModifiedTableRows<Value: Identifiable, Content: View> {
  private let content: Content

  nonisolated init(_ content: Content) { self.content = content }
}

extension ModifiedTableRows: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Value

  /// The rows with the modifier.
  public var body: some View { content }
}

/// The rows of a collection, which a `Table` shows for its data.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  private let data: Data

  nonisolated init(_ data: Data) { self.data = data }
}

extension TableForEachContent: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Data.Element

  /// A row for each element.
  public var body: some View { ForEach(data) { TableRow($0) } }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the table shows the rows of the collection.
  public typealias TableRowBody = Never
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the table shows the header and the rows of the section.
  public typealias TableRowBody = Never
}

extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Content.TableRowValue
  /// `Never`: the table shows the rows of the group.
  public typealias TableRowBody = Never
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values of the rows.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// `Never`: the table shows the rows of `Wrapped`.
  public typealias TableRowBody = Never
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent, TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values of the rows.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// `Never`: the table shows the rows of the branch.
  public typealias TableRowBody = Never
}

nonisolated extension ForEach where Content: TableRowContent {
  /// Creates rows of a `Table` for the elements of `data`, identified by their `id`.
  public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == V, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates rows of a `Table` for the elements of `data`, identified by the property at `id`.
  public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TableRowValue == V {
    self.init(tableRows: data, id: id, content: content)
  }
}

nonisolated extension ForEach where Content: View {
  fileprivate init(tableRows data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content) {
    self.init(data, id: id) { content($0) }
  }
}

nonisolated extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a `Table` with a header.
  public init<V>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent)
  where Content.TableRowValue == V {
    let (rows, header) = (content(), header())
    self.init(header: header) { rows }
  }
}

nonisolated extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a `Table` with a localized header.
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section of a `Table` with a header that is not localized.
  @_disfavoredOverload
  public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
  where Content.TableRowValue == V {
    self.init(content: content) { Text(title) }
  }
}

nonisolated extension Group where Content: TableRowContent {
  /// Creates a group of rows of a `Table`.
  public init<V>(@TableRowBuilder<V> tableRows content: () -> Content) where Content.TableRowValue == V {
    let rows = content()
    self.init { rows }
  }
}

nonisolated extension ForEach
where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
  /// Creates a row of a `Table` for each element.
  public init(_ data: Data) { self.init(data) { TableRow($0) } }
}

/// Builds the rows of a `Table`.
@resultBuilder public enum TableRowBuilder<Value: Identifiable> {
  /// Returns a row, identified by its value.
  public static func buildExpression(_ row: TableRow<Value>) -> some TableRowContent<Value> {
    ModifiedTableRows(row.tag(row.id))
  }

  /// Returns rows.
  @_disfavoredOverload
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns the rows of a single statement.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns the rows of several statements, in order.
  @_disfavoredOverload
  public static func buildBlock<each Content: TableRowContent>(
    _ content: repeat each Content
  ) -> ModifiedTableRows<Value, TupleView<repeat each Content>> {
    ModifiedTableRows(ViewBuilder.buildBlock(repeat each content))
  }

  /// Returns the rows of an `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// Returns the rows of the first branch of an `if`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Returns the rows of the second branch of an `if`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }
}

/// Makes the cells of a row from its value, for the columns and widths of the table.
struct TableCells {
  let make: @MainActor (Any) -> AnyView

  nonisolated init(_ make: @escaping @MainActor (Any) -> AnyView) { self.make = make }
}

extension EnvironmentValues {
  @Entry var tableCells: TableCells = TableCells { _ in AnyView(EmptyView()) }
}

extension View {
  /// The rows with a modifier. Through this function the modifier is that of views.
  fileprivate nonisolated func tableRows<Value: Identifiable, Modified: View>(
    of type: Value.Type, _ change: (Self) -> Modified
  ) -> ModifiedTableRows<Value, Modified> {
    ModifiedTableRows(change(self))
  }

  fileprivate nonisolated func menuOfView<M: View>(_ items: () -> M) -> some View { contextMenu(menuItems: items) }
  fileprivate nonisolated func hoverOfView(_ action: @escaping (Bool) -> Void) -> some View { onHover(perform: action) }
  fileprivate nonisolated func dragOfView<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    draggable(payload())
  }
}

extension TableRowContent {
  /// Adds a context menu to the rows.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TableRowContent<TableRowValue> {
    tableRows(of: TableRowValue.self) { $0.menuOfView(menuItems) }
  }

  /// Calls `action` when the pointer enters or leaves a row.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
    tableRows(of: TableRowValue.self) { $0.hoverOfView(action) }
  }

  /// Lets a pointer drag the rows.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<
    TableRowValue
  > {
    tableRows(of: TableRowValue.self) { $0.dragOfView(payload()) }
  }
}
