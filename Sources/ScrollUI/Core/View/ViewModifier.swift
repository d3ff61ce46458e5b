/// A modifier that creates a view from another view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.background, in: .rect(cornerRadius: 8))
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the body.
  associatedtype Body: View
  /// The type of the modified view in `body(content:)`.
  typealias Content = _ViewModifier_Content<Self>
  /// The modified view. `content` is the view to which the modifier was applied; it can be used several times.
  @ViewBuilder func body(content: Content) -> Body
  /// The kind of the modifier: implemented by the framework, or with a body. Programs use the default.
  static var modifierKind: ModifierKind { get }
}

extension ViewModifier {
  /// The kind of a modifier with a body: the default of `ViewModifier`.
  public static var modifierKind: ModifierKind { ModifierKind(primitive: nil) }
}

/// The kind of a type of modifiers: implemented by the framework, or with a body to evaluate. The compiler chooses the value where a type
/// conforms to `ViewModifier`, as with `ElementKind`.
public struct ModifierKind {
  /// The modifier type, if the framework implements it; nil for a type with a body.
  package let primitive: (any PrimitiveModifier.Type)?
}

extension ViewModifier where Body == Never {
  /// Not callable: a modifier that the framework implements itself has no body.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) is applied by the framework") }
}

/// The modified view in the body of a `ViewModifier`.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  nonisolated init() {}
}

extension _ViewModifier_Content: View, PrimitiveView {
  /// The content of a modifier is in a list only if the modified view is.
  package static var providesRows: Bool { true }

  package static var element: ViewElement<Self>.Type { ModifierContentElement.self }
}

/// A view with a modifier, or two modifiers in sequence.
public struct ModifiedContent<Content, Modifier> {
  /// The modified view, or the first modifier.
  public var content: Content
  /// The modifier that is applied to `content`.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package static var element: ViewElement<Self>.Type { ModifierElement.self }

  @MainActor
  package static func makeElement(_ view: Self, in context: ElementContext) -> ViewElement<Self> {
    if let primitive = Modifier.modifierKind.primitive { return makePrimitive(primitive, view, context) }
    return ModifierElement(view, context)
  }

  @MainActor
  private static func makePrimitive<Primitive: PrimitiveModifier>(
    _ type: Primitive.Type, _ view: Self, _ context: ElementContext
  ) -> ViewElement<Self> {
    let typed = unsafeBitCast(view, to: ModifiedContent<Content, Primitive>.self)
    let element = Primitive.element(of: Content.self).init(typed, context)
    return unsafeDowncast(element as Element, to: ViewElement<Self>.self)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies `self.content` first and then `modifier`.
  @MainActor @preconcurrency
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that the framework implements with an element of its own.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// A view with this modifier.
  typealias Modified<Base: View> = ModifiedContent<Base, Self>
  /// The element of a view with this modifier.
  typealias ModifiedElement<Base: View> = ViewElement<ModifiedContent<Base, Self>>
  /// The type of the element of a view of the type `base` with this modifier.
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type
  /// True if `answer(_:)` answers the question; false by default.
  static func answers(_ query: FactQuery) -> Bool
  /// Answers with the value that the modifier offers without an element, such as a tag; see `ElementFact`.
  func answer(_ query: inout FactQuery)
}

extension PrimitiveModifier {
  package static func answers(_ query: FactQuery) -> Bool { false }

  package func answer(_ query: inout FactQuery) {}

  /// The kind of a modifier that the framework implements.
  public static var modifierKind: ModifierKind { ModifierKind(primitive: self) }
}

nonisolated extension View {
  /// Applies `modifier` to this view.
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

nonisolated extension ViewModifier {
  /// Applies this modifier first and then `modifier`.
  public func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
