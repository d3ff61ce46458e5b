/// A view for each element of a collection, told apart by their identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identities: ForEachIdentities<Data, ID>

  @usableFromInline nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content, identities: ForEachIdentities<Data, ID>
  ) {
    self.data = data
    self.content = content
    self.identities = identities
  }
}

nonisolated extension ForEach where Content: View {
  @inlinable public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identities: ForEachIdentities { $0[keyPath: id] })
  }

  @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identities: ForEachIdentities { $0.id })
  }

  /// A constant range: each number is its own identity.
  @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identities: ForEachIdentities { $0 })
  }

  /// The elements of a bound collection, each as a binding.
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

  @inlinable public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundElements<Elements, ID>, Elements: MutableCollection & RandomAccessCollection {
    self.init(
      data: BoundElements(data, id: { $0[keyPath: id] }), content: { content($0.binding) },
      identities: ForEachIdentities(of: ForEachIdentities { $0[keyPath: id] }))
  }
}

/// The elements of a bound collection, each with a binding to it that is made when it is asked for.
public struct BoundElements<Elements: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let data: Binding<Elements>
  /// The collection as it was when the view was made.
  @usableFromInline let elements: Elements
  let identity: (Elements.Element) -> ID

  @usableFromInline init(_ data: Binding<Elements>, id: @escaping (Elements.Element) -> ID) {
    self.data = data
    elements = data.wrappedValue
    identity = id
  }
}

extension BoundElements: RandomAccessCollection {
  public typealias Index = Elements.Index

  /// One element, with a binding to it.
  public struct Element {
    @usableFromInline let id: ID
    @usableFromInline let binding: Binding<Elements.Element>
  }

  public var startIndex: Index { elements.startIndex }
  public var endIndex: Index { elements.endIndex }
  public func index(after index: Index) -> Index { elements.index(after: index) }
  public func index(before index: Index) -> Index { elements.index(before: index) }
  public func index(_ index: Index, offsetBy distance: Int) -> Index { elements.index(index, offsetBy: distance) }
  public func distance(from start: Index, to end: Index) -> Int { elements.distance(from: start, to: end) }

  public subscript(index: Index) -> Element {
    let known = elements[index]
    return Element(
      id: identity(known),
      binding: Binding(
        get: {
          let now = data.wrappedValue
          // The binding of an element that has just been removed may be read once more.
          return now.indices.contains(index) ? now[index] : known
        },
        set: { value in if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = value } }))
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    if context.list != nil, !LazyContent.containsList(Content.self) { return LazyForEachElement(view, context) }
    return ForEachElement(view, context)
  }
}
