nonisolated extension List {
  /// A list of views in which several rows can be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: .several(selection), content: content())
  }

  /// A list of views in which one row can be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: .one(selection), content: content())
  }

  /// A list of views in which one row is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: .always(selection), content: content())
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A list of views.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: .none, content: content()) }
}

// MARK: - Elements with identities

nonisolated extension List {
  /// A row for each element of a collection, of which several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .several(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, told apart by `id`, of which several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .several(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element of a collection, told apart by `id`, of which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range, of which several can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .several(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each number of a range, of which one can be selected.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a collection, told apart by `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each number of a range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }
}

// MARK: - Bound collections

nonisolated extension List {
  /// A row for each element of a bound collection, as a binding; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .several(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, as a binding; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .one(selection), content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, told apart by `id`, as a binding; several can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: .several(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// A row for each element of a bound collection, told apart by `id`, as a binding; one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: .one(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// A row for each element of a bound collection, as a binding.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>, Data.Element: Identifiable
  {
    self.init(selection: .none, content: ForEach(data, content: rowContent))
  }

  /// A row for each element of a bound collection, told apart by `id`, as a binding.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<Data, ID>, ID, RowContent> {
    self.init(selection: .none, content: ForEach(data, id: id, content: rowContent))
  }
}
