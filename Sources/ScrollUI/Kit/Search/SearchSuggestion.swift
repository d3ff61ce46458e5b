/// The effect of a suggestion that is chosen.
enum SearchCompletion {
  /// Replaces the text.
  case text(String)
  /// Appends a token of the type of the field's tokens, and clears the text.
  case token(Any)
  /// Runs the action of a button.
  case action(@MainActor () -> Void)
}

/// A row of the menu of suggestions.
struct SearchSuggestion {
  let id: Subview.ID
  let completion: SearchCompletion
}

/// The completion of a view in a menu of suggestions; nil for other views, such as headings.
struct SearchCompletionKey: LayoutValueKey {
  static var defaultValue: SearchCompletion? { nil }
}

/// The places at which suggestions are shown. On Linux always a menu below the field.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  /// A set of places.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set: 1 for `menu`, 2 for `content`.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The menu below the field.
    public static let menu = Set(rawValue: 1)
    /// In place of the content. Has no effect: suggestions are a menu.
    public static let content = Set(rawValue: 2)
  }

  private let name: String

  /// The place that the framework chooses: `menu`.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// A menu below the field.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")
}

extension EnvironmentValues {
  /// The place at which the enclosing search shows suggestions.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

nonisolated extension View {
  /// Shows suggestions below the search field in this view while the field has the focus.
  ///
  /// Views with a `searchCompletion(_:)` and buttons are rows that the pointer and the arrow keys choose; other views are
  /// headings. No menu is shown without rows.
  ///
  /// ```swift
  /// .searchable(text: $text)
  /// .searchSuggestions {
  ///   ForEach(recent) { Text($0).searchCompletion($0) }
  /// }
  /// ```
  ///
  /// - Parameter suggestions: The suggestions for the present text.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    let suggestions = AnyView(suggestions())
    return transformEnvironment(\.searchSettings) { $0.suggestions = suggestions }
  }

  /// Shows or hides the suggestions of the search field in this view.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the suggestions.
  ///   - placements: The places to which the visibility applies. Only `.menu` has an effect.
  public func searchSuggestions(_ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set) -> some View {
    transformEnvironment(\.searchSettings) {
      if placements.contains(.menu) { $0.hidesSuggestionMenu = visibility == .hidden }
    }
  }

  /// Makes this view a suggestion that replaces the text of the search field.
  ///
  /// - Parameter completion: The new text.
  public func searchCompletion(_ completion: String) -> some View {
    layoutValue(key: SearchCompletionKey.self, value: .text(completion))
  }

  /// Makes this view a suggestion that appends a token to the search field and clears its text. Has no effect if the
  /// field has tokens of another type.
  ///
  /// - Parameter token: The token.
  public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    layoutValue(key: SearchCompletionKey.self, value: .token(token))
  }
}
