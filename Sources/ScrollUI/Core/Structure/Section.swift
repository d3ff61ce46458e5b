/// A group of views with a header and a footer.
///
/// A plain stack shows header, content and footer in sequence. Lazy containers can pin headers and footers, and lists
/// separate sections by their style.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor package static var element: ViewElement<Self>.Type { SectionElement.self }
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer; an older form.
  @_disfavoredOverload
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer; an older form.
  @_disfavoredOverload
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header; an older form.
  @_disfavoredOverload
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

/// The element of a `Section`.
final class SectionElement<Parent: View, Content: View, Footer: View>: ViewElement<Section<Parent, Content, Footer>> {
  private var header: ViewElement<Parent>?
  private var content: ViewElement<Content>?
  private var footer: ViewElement<Footer>?

  required init(_ view: Section<Parent, Content, Footer>, _ context: ElementContext) {
    super.init(view, context)
    header = makeElement(view.header, in: childContext)
    content = makeElement(view.content, in: childContext)
    footer = makeElement(view.footer, in: childContext)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    super.update(view)
    header?.update(view.header)
    content?.update(view.content)
    footer?.update(view.footer)
  }

  override func answer(_ query: inout FactQuery) {
    query.give(SectionPartsFact.self, (header, footer))
    super.answer(&query)
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let header { body(header) }
    if let content { body(content) }
    if let footer { body(footer) }
  }

  override func appendSegments(to segments: inout LazySegments) {
    segments.appendSection { segments in
      segments.append(as: .header) { self.header?.appendSegments(to: &$0) }
      content?.appendSegments(to: &segments)
      segments.append(as: .footer) { self.footer?.appendSegments(to: &$0) }
    }
  }
}

/// The elements of the header and of the footer of a section.
enum SectionPartsFact: ElementFact {
  typealias Value = (header: Element?, footer: Element?)
}

/// Header and footer are not parts: containers that show them handle them separately from the content.
extension Section: StructuralView where Parent: View, Content: View, Footer: View {
  package static var providesRows: Bool { true }

  package static var partTypes: [any View.Type] { [Content.self] }

  package func forEachPart(_ body: (any View, AnyHashable?) -> Void) { body(content, nil) }
}
