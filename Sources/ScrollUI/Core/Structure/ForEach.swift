/// Creates a view for each element of a collection. Views are matched with elements by identity, so state follows an
/// element that moves.
///
/// In a lazy container or a `List` only the rows near the visible range are created. Elements with the same identity
/// are reported; only the first keeps its state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Creates the view of an element.
  public var content: (Data.Element) -> Content
  let identities: ForEachIdentities<Data, ID>

  @usableFromInline nonisolated package init(
    data: Data, content: @escaping (Data.Element) -> Content, identities: ForEachIdentities<Data, ID>
  ) {
    self.data = data
    self.content = content
    self.identities = identities
  }
}

nonisolated extension ForEach where Content: View {
  /// Creates views for the elements of `data`, identified by the property at `id`.
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identities: ForEachIdentities { $0[keyPath: id] })
  }

  /// Creates views for the elements of `data`, identified by their `id`.
  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identities: ForEachIdentities { $0.id })
  }

  /// Creates views for the numbers of a range, each identified by itself.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identities: ForEachIdentities { $0 })
  }

  /// Creates views for the elements of a bound collection. `content` receives a binding to each element.
  ///
  /// ```swift
  /// ForEach($items) { $item in Toggle(item.name, isOn: $item.isOn) }
  /// ```
  @inlinable public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(
      data: BoundElements(data, id: { $0.id }), content: { content($0.binding) },
      identities: ForEachIdentities(of: ForEachIdentities { $0.id }))
  }

  /// Creates views for the elements of a bound collection, identified by the property at `id`. `content` receives a
  /// binding to each element.
  @inlinable public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
    self.init(
      data: BoundElements(data, id: { $0[keyPath: id] }), content: { content($0.binding) },
      identities: ForEachIdentities(of: ForEachIdentities { $0[keyPath: id] }))
  }
}

/// The elements of a bound collection, each with a binding that is created on access.
public struct BoundElements<Elements: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let data: Binding<Elements>
  /// The collection at the time of the view's creation.
  @usableFromInline let elements: Elements
  let identity: (Elements.Element) -> ID
  let editActions: EditActions<Elements>

  @usableFromInline init(
    _ data: Binding<Elements>, id: @escaping (Elements.Element) -> ID, editActions: EditActions<Elements> = []
  ) {
    self.data = data
    self.editActions = editActions
    elements = data.wrappedValue
    identity = id
  }
}

extension BoundElements: RandomAccessCollection {
  /// The index type of the bound collection.
  public typealias Index = Elements.Index

  /// An element: its identity and a binding to it.
  public struct Element {
    @usableFromInline let id: ID
    @usableFromInline let binding: Binding<Elements.Element>
  }

  /// The first index of the bound collection.
  public var startIndex: Index { elements.startIndex }
  /// The end index of the bound collection.
  public var endIndex: Index { elements.endIndex }
  /// The index after `index`.
  public func index(after index: Index) -> Index { elements.index(after: index) }
  /// The index before `index`.
  public func index(before index: Index) -> Index { elements.index(before: index) }
  /// The index at `distance` from `index`.
  public func index(_ index: Index, offsetBy distance: Int) -> Index { elements.index(index, offsetBy: distance) }
  /// The distance between two indices.
  public func distance(from start: Index, to end: Index) -> Int { elements.distance(from: start, to: end) }

  /// The element at `index`. Its binding reads and writes the collection at that index; if the index is no longer
  /// valid, it reads the last known value and ignores writes.
  public subscript(index: Index) -> Element {
    let current = elements[index]
    return Element(
      id: identity(current),
      binding: Binding(
        get: {
          let now = data.wrappedValue
          // The binding of a removed element may be read once more.
          return now.indices.contains(index) ? now[index] : current
        },
        set: { value in if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = value } }))
  }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package static var element: ViewElement<Self>.Type { ForEachElement.self }

  package static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    if context.list != nil, !LazyContent.containsList(Content.self) { return LazyForEachElement(view, context) }
    return element.init(view, context)
  }
}

extension ForEach: StructuralView where Content: View {
  package static var providesRows: Bool { true }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) {
    for (id, element) in zip(identities.all(data), data) { body(content(element), AnyHashable(id)) }
  }
}
