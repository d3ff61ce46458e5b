/// Search fields with tokens that can be edited, for example by a `Picker` in the view of a token.
nonisolated extension View {
  /// Adds a search field with a text and editable tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and editable tokens, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and editable tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and editable tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
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
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and editable tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - editableTokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `Binding<C.Element>`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(editableTokens) { AnyView(token($0)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}
