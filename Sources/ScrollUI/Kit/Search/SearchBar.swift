import Engine

/// The search field above a view that is not in a page of a `NavigationStack`.
struct SearchBar: View {
  let model: SearchModel

  /// The maximum width in points.
  private static let width: CGFloat = 560

  var body: some View {
    if model.hasOwnBar {
      VStack(spacing: 8) {
        SearchField(model: model)
        if model.showsScopes { SearchScopes(model: model) }
      }
      .frame(maxWidth: Self.width)
      .padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
      .frame(maxWidth: .infinity)
    }
  }
}

/// The search field of a page, in the bar or below it.
struct SearchFieldPart: View {
  let model: SearchModel
  /// True if the bar has items after the field.
  let hasItems: Bool

  var body: some View {
    let style = model.style
    SearchField(model: model)
      .padding(style == .bar ? EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: hasItems ? 14 : 0) : Self.insets)
      .modifier(NodeValueModifier(style, { NavigationSearchNode(style: $0) }, set: { $0.style = $1 }))
  }

  private static let insets = EdgeInsets(
    top: 2, leading: NavigationBarPart.margin, bottom: 8, trailing: NavigationBarPart.margin)
}

/// The scopes of a page's search, below the field.
struct SearchScopesPart: View {
  let model: SearchModel

  var body: some View {
    if model.showsScopes {
      SearchScopes(model: model)
        .frame(maxWidth: 420)
        .padding(EdgeInsets(top: 0, leading: NavigationBarPart.margin, bottom: 8, trailing: NavigationBarPart.margin))
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// The segmented control of `searchScopes(_:scopes:)`.
struct SearchScopes: View {
  let model: SearchModel

  var body: some View {
    model.configuration.settings.scopes
      .disabled(!model.configuration.isEnabled)
      .modifier(SearchFocusModifier(model: model, part: .scopes))
  }
}
