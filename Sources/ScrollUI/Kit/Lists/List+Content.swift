nonisolated extension List {
  /// Creates a list of the views in `content` with multiple selection. A `nil` binding disables selection.
  @inlinable public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: .several(selection, SelectionOperations()), content: content())
  }

  /// Creates a list of the views in `content` with single selection. The selection may be `nil`; a `nil` binding, the default, disables selection.
  public init(selection: Binding<SelectionValue?>? = Binding<Never?>?.none, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(selection), content: content())
  }

  /// Creates a list of the views in `content` with exactly a single selected row.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .always(selection), content: content())
  }
}

// MARK: - Elements with identities

nonisolated extension List {
  /// Creates a list with a row for each element of `data` and multiple selection of element identities.
  @inlinable public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .several(selection, SelectionOperations()), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data` and single selection of an element identity, by default
  /// without selection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the key path `id`, and multiple selection.
  @inlinable public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection: .several(selection, SelectionOperations()), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each element of `data`, identified by the key path `id`, and single selection, by default
  /// without selection.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range and multiple selection.
  @inlinable public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .several(selection, SelectionOperations()), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a range and single selection, by default without selection.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }
}

// MARK: - Bound collections

nonisolated extension List {
  /// Creates a list with multiple selection. `rowContent` gets a binding to each element of `data`.
  @inlinable public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .several(selection, SelectionOperations()), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with single selection, by default without selection. `rowContent` gets a binding to each element of `data`.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// Creates a list with multiple selection. `rowContent` gets a binding to each element of `data`, identified by the
  /// key path `id`.
  @inlinable public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: .several(selection, SelectionOperations()), content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with single selection, by default without selection. `rowContent` gets a binding to each element of `data`, identified by the key
  /// path `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

// MARK: - Collections that the list edits

nonisolated extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection, which the list around them edits. `content` receives a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - editActions: The edits that the rows offer.
  ///   - content: The view of an element.
  @inlinable public init<Elements>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(
      data: BoundElements(data, id: { $0.id }, editActions: editActions), content: { content($0.binding) },
      identities: ForEachIdentities(of: ForEachIdentities { $0.id }))
  }

  /// Creates views for the elements of a bound collection, identified by the property at `id`, which the list around them edits. `content`
  /// receives a binding to each element.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - id: The identity of an element.
  ///   - editActions: The edits that the rows offer.
  ///   - content: The view of an element.
  @inlinable public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
    self.init(
      data: BoundElements(data, id: { $0[keyPath: id] }, editActions: editActions), content: { content($0.binding) },
      identities: ForEachIdentities(of: ForEachIdentities { $0[keyPath: id] }))
  }
}

nonisolated extension List {
  /// Creates a list with multiple selection that edits `data`. `rowContent` gets a binding to each element.
  @inlinable public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(
      selection: .several(selection, SelectionOperations()),
      content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with single selection, by default without selection, that edits `data`. `rowContent` gets a binding to each element.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .one(selection), content: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Creates a list with multiple selection that edits `data`. `rowContent` gets a binding to each element, identified by the key path `id`.
  @inlinable public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(
      selection: .several(selection, SelectionOperations()),
      content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }

  /// Creates a list with single selection, by default without selection, that edits `data`. `rowContent` gets a binding to each element, identified
  /// by the key path `id`.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
