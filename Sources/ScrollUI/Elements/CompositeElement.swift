import Engine
import Observation

/// Stands for a view with a body.
final class CompositeElement<Content: View>: ViewElement<Content> {
  private var child: ViewElement<Content.Body>?
  private var properties: DynamicPropertyStorage

  override init(_ view: Content, _ context: ElementContext) {
    properties = DynamicPropertyStorage(Content.self)
    super.init(view, context)
    properties.install(into: &self.view, of: self)
    child = makeElement(evaluate(), in: childContext)
  }

  override func update(_ view: Content) {
    if !isDirty, isSameValue(view) { return }
    super.update(view)
    properties.install(into: &self.view, of: self)
    updateBody()
  }

  /// Whether the new value cannot give another body. Only values without references can be told; the rest is evaluated.
  private func isSameValue(_ new: Content) -> Bool {
    guard _isPOD(Content.self) else { return false }
    return withUnsafeBytes(of: view) { old in
      withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
    }
  }

  override func updateBody() {
    isDirty = false
    let body = evaluate()
    child?.update(body)
  }

  override func environmentDidChange() { setNeedsBody() }

  private func evaluate() -> Content.Body {
    graph.evaluate(self) { view.body }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

/// Stands for a view that a user's modifier has changed.
final class ModifierElement<Content: View, Modifier: ViewModifier>: ViewElement<ModifiedContent<Content, Modifier>> {
  private var child: ViewElement<Modifier.Body>?
  private var properties: DynamicPropertyStorage
  /// The elements that stand for the modified view in the modifier's body; usually one.
  private var placeholders: [ModifierContentElement<Modifier>] = []

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: ElementContext) {
    properties = DynamicPropertyStorage(Modifier.self)
    super.init(view, context)
    properties.install(into: &self.view.modifier, of: self)
    child = makeElement(evaluate(), in: childContext)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    super.update(view)
    properties.install(into: &self.view.modifier, of: self)
    let known = placeholders
    updateBody()
    for placeholder in known where placeholder.isMounted { placeholder.contentDidChange() }
  }

  override func updateBody() {
    isDirty = false
    child?.update(evaluate())
  }

  override func environmentDidChange() { setNeedsBody() }

  private func evaluate() -> Modifier.Body {
    graph.evaluate(self) { view.modifier.body(content: _ViewModifier_Content<Modifier>()) }
  }

  override var viewName: String { typeName(Modifier.self) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }
}

/// What a placeholder needs of the element whose content it shows.
@MainActor private protocol ModifierContentOwner: AnyObject {
  func makeContent(in context: ElementContext) -> Element
  func updateContent(_ element: Element)
  func add(_ placeholder: Element)
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

/// Stands for the modified view inside its modifier's body.
final class ModifierContentElement<Modifier: ViewModifier>: ViewElement<_ViewModifier_Content<Modifier>> {
  private weak var owner: (any ModifierContentOwner)?
  private var content: Element?

  override init(_ view: _ViewModifier_Content<Modifier>, _ context: ElementContext) {
    super.init(view, context)
    var ancestor = parent
    while let current = ancestor {
      if let owner = current as? any ModifierContentOwner, current.isModifier(Modifier.self) {
        self.owner = owner
        break
      }
      ancestor = current.parent
    }
    content = owner?.makeContent(in: childContext)
    owner?.add(self)
  }

  func contentDidChange() {
    if let content { owner?.updateContent(content) }
  }

  override func didUnmount() { owner?.remove(self) }

  override func forEachChild(_ body: (Element) -> Void) {
    if let content { body(content) }
  }
}

extension Element {
  /// Whether this element applies a modifier of that type.
  fileprivate func isModifier<Modifier: ViewModifier>(_ type: Modifier.Type) -> Bool {
    (self as? any TypedModifierElement)?.modifierType == ObjectIdentifier(type)
  }
}

@MainActor private protocol TypedModifierElement {
  var modifierType: ObjectIdentifier { get }
}

extension ModifierElement: TypedModifierElement {
  fileprivate var modifierType: ObjectIdentifier { ObjectIdentifier(Modifier.self) }
}
