import Engine

/// The phase of a view during its insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
  /// The view is about to be inserted.
  case willAppear
  /// The view is present.
  case identity
  /// The view is being removed.
  case didDisappear

  /// True if the view is present.
  public var isIdentity: Bool { self == .identity }

  /// −1 before the insertion, 0 for a present view, 1 during the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The animation of a view's insertion and removal, if the change is animated.
///
/// ```swift
/// struct Pop: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The placeholder of the view in `body(content:phase:)`.
  typealias Content = PlaceholderContentView<Self>
  /// The view in a phase. Differences between the phases animate.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The placeholder of a view inside of its transition or its scoped animation.
public struct PlaceholderContentView<Value> {
  let content: AnyView

  package init(content: AnyView) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The view that the placeholder represents.
  public var body: some View { content }
}

/// A transition in a given phase, as a modifier.
struct TransitionPhaseModifier<Effect: Transition>: ViewModifier {
  let effect: Effect
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    effect.body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

/// Attaches a transition to a view.
struct TransitionModifier<Effect: Transition> {
  let effect: Effect
}

extension TransitionModifier: PrimitiveModifier {
  static func element<Base: View>(of base: Base.Type) -> ModifiedElement<Base>.Type { TransitionElement.self }
}

final class TransitionElement<Content: View, Effect: Transition>: ViewElement<
  ModifiedContent<Content, TransitionModifier<Effect>>
>
{
  private typealias Phased = ModifiedContent<Content, TransitionPhaseModifier<Effect>>
  private var child: ViewElement<Phased>?
  private var phase = TransitionPhase.identity

  required init(_ view: ModifiedContent<Content, TransitionModifier<Effect>>, _ context: ElementContext) {
    super.init(view, context)
    if let insertion = graph.insertion {
      insertion.hasTransition = true
      phase = .willAppear
    }
    child = makeElement(phased, in: childContext)
    // The nodes now exist in the first phase; the change to the next phase animates.
    if phase == .willAppear { graph.setNeedsBody(self, in: graph.change.transaction) }
  }

  private var phased: Phased {
    Phased(content: view.content, modifier: TransitionPhaseModifier(effect: view.modifier.effect, phase: phase))
  }

  override func update(_ view: ModifiedContent<Content, TransitionModifier<Effect>>) {
    super.update(view)
    child?.update(phased)
  }

  override func updateBody() {
    if phase == .willAppear { phase = .identity }
    child?.update(phased)
  }

  override func beginRemoval() -> Bool {
    announceDepartures()
    phase = .didDisappear
    graph.making(graph.change, in: transactionScope) { child?.update(phased) }
    return true
  }

  override func forEachChild(_ body: (Element) -> Void) { if let child { body(child) } }

  override func answer(_ query: inout FactQuery) { query.give(ViewNameFact.self, typeName(Effect.self)) }
}

nonisolated extension View {
  /// Sets the animation of this view's insertion and removal. The default is a fade.
  ///
  /// It has an effect only if the change that inserts or removes the view is animated.
  public func transition<Effect: Transition>(_ transition: Effect) -> some View {
    modifier(TransitionModifier(effect: transition))
  }

  /// Sets a type-erased transition; see `transition(_:)`.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(effect: transition.effect))
  }
}
