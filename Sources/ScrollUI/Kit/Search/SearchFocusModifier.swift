import Engine

/// Reports the focus in a part of a search to its model.
struct SearchFocusModifier: PrimitiveModifier {
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

  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { SearchFocusElement.self }
}

/// The text of a search field, as the `SearchModel` sees it.
@MainActor protocol SearchFocusTarget: Element {
  /// Moves the focus to the text in the observe phase.
  func takeFocus()
  /// Removes the focus from the text in the observe phase.
  func dropFocus()
}

final class SearchFocusElement<Content: View>: PassThroughElement<Content, SearchFocusModifier>, FocusObserver,
  SearchFocusTarget
{
  override func didMount() {
    guard modifier.part == .text else { return }
    modifier.model.add(self)
    if modifier.model.isFocused { takeFocus() }
  }

  func focusDidMove(isInside: Bool) { modifier.model.focusDidMove(in: modifier.part, isInside: isInside) }

  func takeFocus() {
    graph.enqueue("searchable") { [weak self] in
      guard let self, isMounted, modifier.model.isFocused else { return }
      graph.focus.focus(focusTargets.first, showsRing: true)
      if !graph.focus.isFocus(inside: self) { focusDidMove(isInside: false) }
    }
  }

  func dropFocus() {
    graph.enqueue("searchable") { [weak self] in
      guard let self, isMounted, graph.focus.isFocus(inside: self) else { return }
      graph.focus.focus(nil, showsRing: false)
    }
  }
}
