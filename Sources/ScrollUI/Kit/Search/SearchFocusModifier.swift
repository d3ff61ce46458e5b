import Engine

/// Reports the focus in a part of a search to its model.
struct SearchFocusModifier {
  /// The part that has the focus.
  enum Part {
    /// The text of the field, which the model can give the focus.
    case text
    /// The field with its buttons and tokens.
    case field
    case scopes
  }

  let model: SearchModel
  let part: Part
}

extension SearchFocusModifier: BehaviorModifier {
  typealias Behavior = SearchFocusBehavior
}

/// The text of a search field, as the `SearchModel` sees it.
@MainActor protocol SearchFocusTarget: ElementPart {
  /// Moves the focus to the text in the observe phase.
  func takeFocus()
  /// Removes the focus from the text in the observe phase.
  func dropFocus()
}

final class SearchFocusBehavior: ElementBehavior<SearchFocusModifier>, FocusObserver, SearchFocusTarget {
  override func didMount() {
    guard modifier.part == .text else { return }
    modifier.model.add(self)
    if modifier.model.isFocused { takeFocus() }
  }

  override func answer(_ query: inout FactQuery) { query.give(FocusObserverFact.self, self) }

  func focusDidMove(isInside: Bool) { modifier.model.focusDidMove(in: modifier.part, isInside: isInside) }

  func takeFocus() {
    graph.enqueue("searchable") { [weak self] in
      guard let self, isMounted, modifier.model.isFocused else { return }
      graph.focus.focus(focusTargets.first, showsRing: true)
      if !graph.focus.isFocus(inside: element) { focusDidMove(isInside: false) }
    }
  }

  func dropFocus() {
    graph.enqueue("searchable") { [weak self] in
      guard let self, isMounted, graph.focus.isFocus(inside: element) else { return }
      graph.focus.focus(nil, showsRing: false)
    }
  }
}
