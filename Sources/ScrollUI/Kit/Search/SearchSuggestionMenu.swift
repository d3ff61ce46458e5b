import Engine

/// The menu of suggestions below a search field.
struct SearchSuggestionMenu: View {
  let model: SearchModel

  /// The minimum width and the maximum height in points.
  private static let width: CGFloat = 220
  private static let height: CGFloat = 320

  var body: some View {
    Group(subviews: suggestions) { subviews in
      let rows = subviews.compactMap(SearchSuggestion.init)
      let _ = model.suggestions = rows
      if !rows.isEmpty {
        MenuFrame(maximumHeight: Self.height) {
          ScrollViewReader { scroller in
            ScrollView {
              VStack(alignment: .leading, spacing: 0) {
                ForEach(subviews) { SearchSuggestionLine(model: model, subview: $0).id($0.id) }
              }
              .padding(5)
              .frame(width: max(Self.width, model.fieldWidth))
            }
            .scrollBounceBehavior(.basedOnSize)
            .onChange(of: model.highlighted) { if let id = model.highlighted { scroller.scrollTo(id) } }
          }
        }
        .modifier(PopupPanel(cornerRadius: 9))
      }
    }
    .buttonStyle(SearchSuggestionButtonStyle())
    .font(.system(size: 13))
    .containerForegroundStyle(Color.primary)
    .lineLimit(1)
  }

  @ViewBuilder private var suggestions: some View {
    if let tokens = model.configuration.tokens {
      ForEach(tokens.suggestions()) { token in
        token.view.layoutValue(key: SearchCompletionKey.self, value: .token(token.value))
      }
    }
    model.configuration.settings.suggestions
  }
}

extension SearchSuggestion {
  @MainActor fileprivate init?(_ subview: Subview) {
    guard
      let value = subview.node.valueForLayout(ObjectIdentifier(SearchCompletionKey.self)) as? SearchCompletion
    else { return nil }
    self.init(id: subview.id, completion: value)
  }
}

/// A row of the menu, or a heading.
private struct SearchSuggestionLine: View {
  let model: SearchModel
  let subview: Subview

  var body: some View {
    if let suggestion = SearchSuggestion(subview) {
      let isHighlighted = model.highlighted == subview.id
      subview
        .padding(EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isHighlighted ? Color.gray.opacity(0.2) : .clear, in: RoundedRectangle(cornerRadius: 5))
        .contentShape(Rectangle())
        .modifier(ControlPressModifier(pressChanged: { _ in }, action: { model.choose(suggestion.completion) }))
        .modifier(HoverModifier(moved: hover, space: .global))
    } else {
      subview
        .opacity(0.75)
        .padding(EdgeInsets(top: 6, leading: 8, bottom: 4, trailing: 8))
    }
  }

  private func hover(_ phase: HoverPhase) {
    switch phase {
    case .active(let point): model.pointerMoved(to: point, over: subview.id)
    case .ended: model.pointerLeft(subview.id)
    }
  }
}

/// Makes a `Button` a row of the menu.
private struct SearchSuggestionButtonStyle: PrimitiveButtonStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.layoutValue(key: SearchCompletionKey.self, value: .action(configuration.action))
  }
}
