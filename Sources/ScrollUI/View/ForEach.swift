/// A view for each element of a collection, told apart by their identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

nonisolated extension ForEach where Content: View {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// A constant range: each number is its own identity.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, id: { $0 })
  }

  /// The elements of a bound collection, each as a binding.
  public init<Elements>(
    _ data: Binding<Elements>, @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [IndexedBinding<Elements, ID>], Elements: MutableCollection & RandomAccessCollection,
    Elements.Element: Identifiable, ID == Elements.Element.ID
  {
    self.init(
      data: IndexedBinding.elements(of: data, id: { $0.id }), content: { content($0.binding) }, id: { $0.id })
  }

  public init<Elements>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [IndexedBinding<Elements, ID>], Elements: MutableCollection & RandomAccessCollection {
    self.init(
      data: IndexedBinding.elements(of: data, id: { $0[keyPath: id] }), content: { content($0.binding) }, id: { $0.id })
  }
}

/// One element of a bound collection.
public struct IndexedBinding<Elements: MutableCollection & RandomAccessCollection, ID: Hashable> {
  let id: ID
  let binding: Binding<Elements.Element>

  static func elements(of data: Binding<Elements>, id: (Elements.Element) -> ID) -> [IndexedBinding] {
    let elements = data.wrappedValue
    return elements.indices.map { index in
      let known = elements[index]
      return IndexedBinding(
        id: id(known),
        binding: Binding(
          get: {
            let now = data.wrappedValue
            // The binding of an element that has just been removed may be read once more.
            return now.indices.contains(index) ? now[index] : known
          },
          set: { value in if data.wrappedValue.indices.contains(index) { data.wrappedValue[index] = value } }))
    }
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    ForEachElement(view, context)
  }
}
