import Engine

/// The view behind `Group(subviews:transform:)`: builds its content from the resolved subviews of another view.
public struct GroupElementsOfContent<Base: View, Content: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View, PrimitiveView {
  package static var providesRows: Bool { LazyContent.containsList(Content.self) }

  package static var element: ViewElement<Self>.Type { SubviewsElement.self }
}

/// The element of `GroupElementsOfContent`: owns the elements of the base view, whose nodes the content arranges.
///
/// In a lazy container the rows of the content are rows of the container. The subviews of the base view exist from the start, and their nodes
/// are measured and drawn only in built rows.
final class SubviewsElement<Base: View, Content: View>: ViewElement<GroupElementsOfContent<Base, Content>> {
  private var source: SubviewsSource<Base>?
  private var content: ViewElement<Content>?
  /// The subviews that the current content was built from.
  private var readSubviews: [Subview] = []

  required init(_ view: GroupElementsOfContent<Base, Content>, _ context: ElementContext) {
    super.init(view, context)
    kinds = .arrangesChildren
    source = SubviewsSource(view.base, childContext.outsideOfList) { [unowned self] in subviewsDidChange() }
    content = graph.inserting(nil) {
      let isInList = context.list != nil && LazyContent.containsList(Content.self)
      return makeElement(evaluate(), in: isInList ? childContext : childContext.outsideOfList)
    }
  }

  override func update(_ view: GroupElementsOfContent<Base, Content>) {
    super.update(view)
    source?.update(view.base)
    updateBody()
  }

  override func updateBody() {
    content?.update(evaluate())
  }

  override func environmentDidChange() { setNeedsBody() }

  private func subviewsDidChange() {
    if content != nil, source?.subviews != readSubviews { updateBody() }
  }

  private func evaluate() -> Content {
    readSubviews = source?.subviews ?? []
    return graph.evaluate(self) { view.transform(SubviewsCollection(readSubviews)) }
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let source { body(source) }
    if let content { body(content) }
  }

  override func appendNodes(to nodes: inout [RenderNode]) { content?.appendNodes(to: &nodes) }

  override func appendSegments(to segments: inout LazySegments) { content?.appendSegments(to: &segments) }
}

/// The root of the base view's elements. It contributes no nodes of its own: the content places them.
private final class SubviewsSource<Base: View>: Element {
  private var child: ViewElement<Base>?
  private let didChange: () -> Void

  init(_ view: Base, _ context: ElementContext, didChange: @escaping () -> Void) {
    self.didChange = didChange
    super.init(context)
    kinds = .arrangesChildren
    child = makeElement(view, in: childContext)
  }

  func update(_ view: Base) { child?.update(view) }

  override func childNodesDidChange() { setNeedsNodeList() }

  override func updateNodeList() { didChange() }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  var subviews: [Subview] {
    let roles = SectionRoles(in: self)
    return nodes.map { Subview(node: $0, tag: $0.viewTag, section: roles.section(of: $0), role: roles.role(of: $0)) }
  }
}

/// Assigns render nodes to sections and to the roles header, footer and row.
@MainActor private struct SectionRoles {
  private var roles: [ObjectIdentifier: Subview.Role] = [:]
  private var sections: [ObjectIdentifier: Int] = [:]
  private var count = 0

  init(in element: Element) { visit(element) }

  private mutating func visit(_ element: Element) {
    element.forEachChild { child in
      if let parts = child.fact(SectionPartsFact.self) { note(child, parts) } else { visit(child) }
    }
  }

  private mutating func note(_ section: Element, _ parts: SectionPartsFact.Value) {
    count += 1
    for node in section.nodes { sections[ObjectIdentifier(node)] = count }
    for node in parts.header?.nodes ?? [] { roles[ObjectIdentifier(node)] = .header }
    for node in parts.footer?.nodes ?? [] { roles[ObjectIdentifier(node)] = .footer }
  }

  func role(of node: RenderNode) -> Subview.Role { value(in: roles, of: node) ?? .row }

  func section(of node: RenderNode) -> Int? { value(in: sections, of: node) }

  /// The value of `node`, or of the node that modifiers on its section have wrapped.
  private func value<Value>(in values: [ObjectIdentifier: Value], of node: RenderNode) -> Value? {
    var inner: RenderNode? = values.isEmpty ? nil : node
    while let current = inner {
      if let value = values[ObjectIdentifier(current)] { return value }
      inner = (current as? UnaryNode)?.child
    }
    return nil
  }
}
