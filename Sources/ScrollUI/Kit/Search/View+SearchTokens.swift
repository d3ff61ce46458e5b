/// Search fields with a text and tokens. A token is a part of the search that is a unit, such as a person or a place.
nonisolated extension View {
  /// Adds a search field with a text and tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and tokens, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `C.Element`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and tokens, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `C.Element`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, some of them suggested.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and tokens, some of them suggested, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, some of them suggested, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `C.Element`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, some of them suggested.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `Text` in the empty field; nil is “Search”.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: prompt))
  }

  /// Adds a search field with a text and tokens, some of them suggested, with a localized placeholder.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `LocalizedStringKey` of the text in the empty field.
  ///   - token: Makes the view of a token from a `C.Element`.
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }

  /// Adds a search field with a text and tokens, some of them suggested, with a placeholder that is not localized.
  ///
  /// - Parameters:
  ///   - text: The `String` of the field.
  ///   - tokens: The tokens before `text`. Backspace at the beginning of `text` removes the last.
  ///   - suggestedTokens: Tokens that are offered below the field while it has the focus.
  ///   - isPresented: The value of `isSearching`. Setting it to `true` moves the focus to the field, and `false` ends the search.
  ///   - placement: The `SearchFieldPlacement` that the field prefers.
  ///   - prompt: The `StringProtocol` value in the empty field, not localized.
  ///   - token: Makes the view of a token from a `C.Element`.
  @_disfavoredOverload
  public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchableModifier(
        text: text, tokens: SearchTokens(tokens, suggested: suggestedTokens) { AnyView(token($0.wrappedValue)) },
        isPresented: isPresented, placement: placement, prompt: Text(prompt)))
  }
}
