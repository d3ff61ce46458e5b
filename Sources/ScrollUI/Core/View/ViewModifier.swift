/// Makes a view from another view.
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is applied by the framework") }
}

/// Stands for the modified view inside a modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  nonisolated init() {}
}

extension _ViewModifier_Content: View, PrimitiveView {
  public typealias Body = Never

  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    ModifierContentElement(view, context)
  }
}

/// A view together with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor
  static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return makePrimitive(primitive, view, context)
    }
    return ModifierElement(view, context)
  }

  @MainActor
  private static func makePrimitive<Primitive: PrimitiveModifier>(
    _ type: Primitive.Type, _ view: Self, _ context: ElementContext
  ) -> ViewElement<Self> {
    let typed = unsafeBitCast(view, to: ModifiedContent<Content, Primitive>.self)
    return unsafeDowncast(Primitive.makeElement(typed, in: context) as Element, to: ViewElement<Self>.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor @preconcurrency
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that the framework implements by an element of its own.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>>
}

nonisolated extension View {
  /// The view as `modifier` changes it.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// This modifier followed by another.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
