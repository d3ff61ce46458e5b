/// The element of a modifier that does not change the nodes of its content.
///
/// Subclasses react to changes in `didMount()`, `didUpdate(from:)` and `didUnmount()`.
class PassThroughElement<Content: View, Modifier: ViewModifier>: ParentElement<
  ModifiedContent<Content, Modifier>, Content
>
{
  typealias Modified = ModifiedContent<Content, Modifier>

  final var modifier: Modifier { view.modifier }

  required init(_ view: Modified, _ context: ElementContext) {
    super.init(view, context)
    willMount()
    child = makeElement(view.content, in: childContext)
    didMount()
  }

  override func update(_ view: Modified) {
    let old = modifier
    super.update(view)
    child?.update(view.content)
    didUpdate(from: old)
  }

  /// Called once, before the element of the content is created.
  func willMount() {}

  /// Called once, after the element of the content has been created.
  func didMount() {}

  /// Called after an update of the modifier and its content. `old` is the modifier before the update.
  func didUpdate(from old: Modifier) {}

  override func answer(_ query: inout FactQuery) { query.give(ViewNameFact.self, typeName(Modifier.self)) }
}
