/// Search fields with a text.
///
/// The field of a view in a `NavigationStack`, or around it, lies in the bar of the page; otherwise above the view. Control-F
/// moves the focus to the field, unless a view with `findable(text:)` has the focus. Escape closes the suggestions, then
/// clears the field, then ends the search. `onSubmit(of:_:)` with `.search` runs its action for Return.
nonisolated extension View {
  /// Adds a search field.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; `nil` is “Search”.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field with suggestions. SwiftUI's older form of `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; `nil` is “Search”.
  ///   - suggestions: The suggestions for the present text.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions and a localized placeholder. SwiftUI's older form of `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - suggestions: The suggestions for the present text.
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Adds a search field with suggestions and a placeholder that is not localized. SwiftUI's older form of `searchSuggestions(_:)`.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - suggestions: The suggestions for the present text.
  @_disfavoredOverload
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }
}
