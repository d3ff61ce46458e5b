/// Search fields with a text and tokens. A token is a part of the search that is a unit, such as a person or a place.
nonisolated extension View {
  /// Adds a search field with a text and tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: `C.Element`s that are offered below the field while it has the focus; `nil` is no tokens.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; `nil` is “Search”.
  ///   - token: Makes the view `T` of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and tokens, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: `C.Element`s that are offered below the field while it has the focus; `nil` is no tokens.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view `T` of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a text and tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: `C.Element`s that are offered below the field while it has the focus; `nil` is no tokens.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view `T` of a token from a `C.Element`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a text and editable tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; `nil` is “Search”.
  ///   - token: Makes the view `T` of a token from a `Binding<C.Element>`, which the view can edit, for example by a `Picker`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and editable tokens, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view `T` of a token from a `Binding<C.Element>`, which the view can edit, for example by a `Picker`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a search field with a text and editable tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The `C.Element`s before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`, or `nil`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view `T` of a token from a `Binding<C.Element>`, which the view can edit, for example by a `Picker`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, editableTokens: editableTokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }
}
