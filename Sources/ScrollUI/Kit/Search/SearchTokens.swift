/// The tokens of a search field, without the type of their collection.
struct SearchTokens {
  /// A token and its view.
  struct Item: Identifiable {
    let id: AnyHashable
    let value: Any
    let view: AnyView
  }

  /// Reads the present tokens.
  let items: () -> [Item]
  /// Reads the tokens that are offered as suggestions.
  let suggestions: () -> [Item]
  /// Removes the token with an identity.
  let remove: (AnyHashable) -> Void
  let removeAll: () -> Void
  /// Appends a token. Has no effect on a value of another type, and on a token that is present.
  let append: (Any) -> Void

  nonisolated init<C: RandomAccessCollection & RangeReplaceableCollection>(
    _ tokens: Binding<C>, suggested: Binding<C>? = nil, view: @escaping (Binding<C.Element>) -> AnyView
  ) where C.Element: Identifiable {
    func item(_ element: C.Element) -> Item {
      let binding = Binding<C.Element> {
        tokens.wrappedValue.first { $0.id == element.id } ?? element
      } set: { new in
        guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
        tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
      }
      return Item(id: AnyHashable(element.id), value: element, view: view(binding))
    }
    items = { tokens.wrappedValue.map(item) }
    suggestions = {
      let present = Set(tokens.wrappedValue.map(\.id))
      return (suggested?.wrappedValue ?? C()).filter { !present.contains($0.id) }.map(item)
    }
    remove = { id in tokens.wrappedValue.removeAll { AnyHashable($0.id) == id } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    append = { value in
      guard let element = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == element.id }) else {
        return
      }
      tokens.wrappedValue.append(element)
    }
  }
}
