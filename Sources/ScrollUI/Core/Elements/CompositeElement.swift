import Engine

/// The element of a view with a `body`.
final class CompositeElement<Content: View>: ParentElement<Content, Content.Body>, RowStateKeeping {
  private var properties: DynamicPropertyStorage
  /// Made at the first update: casts to protocols that a type does not conform to are slow, and most views are never updated.
  private lazy var comparison = ValueComparison.of(Content.self)
  /// Made at the first update, with the value before it.
  private var driver: AnimatableDriver<Content>?
  private var isUpdated = false

  required init(_ view: Content, _ context: ElementContext) {
    properties = DynamicPropertyStorage(Content.self)
    super.init(view, context)
    kinds = properties.restore(for: self) ? [.composite, .keepsState] : .composite
    child = makeElement(evaluate(), in: childContext)
  }

  /// Skips the body if the new value equals the old one by `ValueComparison` and no state or environment value that the
  /// body reads has changed.
  override func update(_ view: Content) {
    if !isDirty, ValueComparison.haveSameBytes(self.view, view) || comparison.areSame(self.view, view) { return }
    if !isUpdated { driver = AnimatableDriver.make(for: self.view, of: self) }
    isUpdated = true
    super.update(view)
    driver?.set(view, graph.transaction)
    graph.updateFromAbove(self)
  }

  override func updateBody() {
    let body = evaluate()
    child?.update(body)
  }

  override func environmentDidChange() { setNeedsBody() }

  private func evaluate() -> Content.Body {
    graph.evaluate(self) {
      properties.install(into: &view, of: self)
      guard let driver else { return view.body }
      var shown = view
      driver.present(&shown)
      return shown.body
    }
  }

  override func didUnmount() { driver?.stop() }

  func saveState(in state: inout RowState) { properties.save(view, in: &state) }

  override func answer(_ query: inout FactQuery) {
    query.give(KeptStateFact.self, self)
    super.answer(&query)
  }
}

/// The element of a view with a `ViewModifier` of the program.
final class ModifierElement<Content: View, Modifier: ViewModifier>: ViewElement<ModifiedContent<Content, Modifier>>,
  RowStateKeeping
{
  private var child: ViewElement<Modifier.Body>?
  private var properties: DynamicPropertyStorage
  /// Made at the first update, with the value before it.
  private var driver: AnimatableDriver<Modifier>?
  private var isUpdated = false
  /// The elements of `content` in the modifier's body; usually a single element.
  private var placeholders: [ModifierContentElement<Modifier>] = []

  required init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext) {
    properties = DynamicPropertyStorage(Modifier.self)
    super.init(view, context)
    if properties.restore(for: self) { kinds = .keepsState }
    child = makeElement(evaluate(), in: childContext)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    if !isUpdated { driver = AnimatableDriver.make(for: self.view.modifier, of: self) }
    isUpdated = true
    super.update(view)
    driver?.set(view.modifier, graph.transaction)
    let former = placeholders
    graph.updateFromAbove(self)
    for placeholder in former where placeholder.isMounted { placeholder.contentDidChange() }
  }

  override func updateBody() {
    child?.update(evaluate())
  }

  override func environmentDidChange() { setNeedsBody() }

  private func evaluate() -> Modifier.Body {
    graph.evaluate(self) {
      properties.install(into: &view.modifier, of: self)
      guard let driver else { return view.modifier.body(content: _ViewModifier_Content<Modifier>()) }
      var shown = view.modifier
      driver.present(&shown)
      return shown.body(content: _ViewModifier_Content<Modifier>())
    }
  }

  override func didUnmount() { driver?.stop() }

  func saveState(in state: inout RowState) { properties.save(view.modifier, in: &state) }

  override func answer(_ query: inout FactQuery) {
    query.give(KeptStateFact.self, self)
    query.give(ViewNameFact.self, typeName(Modifier.self))
    query.give(ModifierContentFact<Modifier>.self, .owner(self))
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }
}

/// The relation of an element to the content of a `Modifier`.
private enum ModifierContentFact<Modifier: ViewModifier>: ElementFact {
  enum Value {
    /// The element shows the body of the modifier.
    case owner(any ModifierContentOwner)
    /// The element stands for the content in the body.
    case placeholder
  }
}

/// The interface of `ModifierElement` for the placeholders that show its content.
@MainActor private protocol ModifierContentOwner: AnyObject {
  /// Creates an element of the modified view.
  func makeContent(in context: ElementContext) -> Element
  /// Updates `element` with the current value of the modified view.
  func updateContent(_ element: Element)
  /// Registers a placeholder.
  func add(_ placeholder: Element)
  /// Unregisters a placeholder.
  func remove(_ placeholder: Element)
}

extension ModifierElement: ModifierContentOwner {
  fileprivate func makeContent(in context: ElementContext) -> Element { makeElement(view.content, in: context) }

  fileprivate func updateContent(_ element: Element) {
    unsafeDowncast(element, to: ViewElement<Content>.self).update(view.content)
  }

  fileprivate func add(_ placeholder: Element) {
    if let placeholder = placeholder as? ModifierContentElement<Modifier> { placeholders.append(placeholder) }
  }

  fileprivate func remove(_ placeholder: Element) { placeholders.removeAll { $0 === placeholder } }
}

/// The element of `content` inside the body of a `ViewModifier`.
final class ModifierContentElement<Modifier: ViewModifier>: ViewElement<_ViewModifier_Content<Modifier>> {
  private weak var owner: (any ModifierContentOwner)?
  private var content: Element?

  required init(_ view: _ViewModifier_Content<Modifier>, _ context: ElementContext) {
    super.init(view, context)
    owner = findOwner()
    content = owner?.makeContent(in: childContext)
    owner?.add(self)
  }

  /// The `ModifierElement` in whose body this placeholder is.
  ///
  /// It is the nearest ancestor for the same `Modifier` type. Ancestors in whose *content* the placeholder is are
  /// skipped, as in a modifier that applies another modifier of its own type to its content.
  private func findOwner() -> (any ModifierContentOwner)? {
    var enclosing = 0
    for ancestor in lineage.dropFirst() {
      switch ancestor.fact(ModifierContentFact<Modifier>.self) {
      case .placeholder: enclosing += 1
      case .owner(let owner) where enclosing == 0: return owner
      case .owner: enclosing -= 1
      case nil: continue
      }
    }
    return nil
  }

  override func answer(_ query: inout FactQuery) {
    query.give(ModifierContentFact<Modifier>.self, .placeholder)
    super.answer(&query)
  }

  func contentDidChange() {
    if let content { owner?.updateContent(content) }
  }

  override func didUnmount() { owner?.remove(self) }

  override func forEachChild(_ body: (Element) -> Void) { if let content { body(content) } }
}
