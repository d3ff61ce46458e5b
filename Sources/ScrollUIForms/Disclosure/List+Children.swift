import ScrollUI

/// The content of a list that shows trees.
public typealias OutlineListContent<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
  Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of trees whose elements are identified by the key path `id`, without selection.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - id: The key path to the identity of an element.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineListContent<Data, ID, RowContent> {
    self.init { OutlineGroup(data, id: id, children: children, content: rowContent) }
  }
}

nonisolated extension List {
  /// Creates a list of trees with identifiable elements and multiple selection.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - selection: The identities of the selected elements; nil disables selection.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineListContent<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }

  /// Creates a list of trees with identifiable elements and single selection.
  ///
  /// - Parameters:
  ///   - data: The roots.
  ///   - children: The key path to the children of an element; nil for an element that cannot have children.
  ///   - selection: The identity of the selected element; nil, the default, disables selection.
  ///   - rowContent: Makes the row of an element.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Data.Element: Identifiable, Content == OutlineListContent<Data, Data.Element.ID, RowContent> {
    self.init(selection: selection) { OutlineGroup(data, children: children, content: rowContent) }
  }
}
