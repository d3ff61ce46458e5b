/// The options of a search field. The environment passes them from the modifiers around a `searchable` to its field.
struct SearchSettings {
  /// The picker of the scopes; nil without scopes.
  var scopes: AnyView?
  var scopeActivation = SearchScopeActivation.automatic
  /// The views of `searchSuggestions(_:)`; nil without them.
  var suggestions: AnyView?
  /// True if `searchSuggestions(_:for:)` hides the menu of suggestions.
  var hidesSuggestionMenu = false
  var isMinimized = false
  /// Binds the focus of the field to the states of `searchFocused(_:)`, innermost first.
  var focusing: [(AnyView) -> AnyView] = []
}

extension EnvironmentValues {
  /// The options of the next `searchable` inside.
  @Entry var searchSettings: SearchSettings = SearchSettings()

  /// The nearest search around the view. The root page of a `NavigationStack` shows its field, unless the search is in a page itself.
  @Entry var outerSearch: SearchModel?

  /// True while a person searches in the enclosing `searchable(text:isPresented:placement:prompt:)`: from the focus on the field
  /// until Cancel or Escape, or until an empty field loses the focus.
  @Entry public internal(set) var isSearching: Bool = false

  /// Ends the search in the enclosing `searchable(text:isPresented:placement:prompt:)`.
  @Entry public internal(set) var dismissSearch: DismissSearchAction = DismissSearchAction {}
}

/// An action that ends a search. Read it with `@Environment(\.dismissSearch)` in a view inside of a `searchable` view.
public struct DismissSearchAction {
  private let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Clears the text and the tokens, removes the focus from the field and sets `isSearching` to false. No effect
  /// outside of a `searchable` view.
  @MainActor public func callAsFunction() { action() }
}

/// The time at which the scopes of a search appear.
public struct SearchScopeActivation: Sendable {
  let needsText: Bool

  /// While a person searches, the same as `onSearchPresentation`.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While the field has a text or tokens.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// While a person searches.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

nonisolated extension View {
  /// Shows scopes as a segmented control below the search field while a person searches.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - scopes: The options, each with a `tag(_:)` of the selection's type.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Shows scopes as a segmented control below the search field, from a certain event on.
  ///
  /// - Parameters:
  ///   - scope: The selected scope.
  ///   - activation: The time at which the scopes appear.
  ///   - scopes: The options, each with a `tag(_:)` of the selection's type.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = AnyView(SearchScopePicker(selection: scope, scopes: scopes()))
    return transformEnvironment(\.searchSettings) {
      $0.scopes = picker
      $0.scopeActivation = activation
    }
  }

  /// Binds `binding` to the focus on the search field in this view: true while the field has the focus; setting it
  /// moves the focus.
  ///
  /// - Parameter binding: The state of a `FocusState` property.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Binds the focus on the search field in this view to a value of `binding`.
  ///
  /// - Parameters:
  ///   - binding: The state of a `FocusState` property.
  ///   - value: The value while the field has the focus.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    transformEnvironment(\.searchSettings) { settings in
      settings.focusing.append { AnyView($0.focused(binding, equals: value)) }
    }
  }
}

/// The segmented control of the scopes.
private struct SearchScopePicker<Selection: Hashable, Scopes: View> {
  let selection: Binding<Selection>
  let scopes: Scopes
}

extension SearchScopePicker: View {
  var body: some View { Picker("Scope", selection: selection) { scopes }.pickerStyle(.segmented).labelsHidden() }
}
