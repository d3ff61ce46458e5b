import Engine

/// Where a view stands on its way in or out.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// On its way out.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// −1 before the view has come, 0 while it is there, 1 when it goes.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes when the change that brings or takes it is animated.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  /// The view as it looks in a phase. What differs between the phases animates.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Stands for the view inside its transition's body.
public struct PlaceholderContentView<Value> {
  let content: AnyView
}

extension PlaceholderContentView: View {
  public var body: some View { content }
}

/// A transition in one of its phases, as a modifier.
struct TransitionPhaseModifier<Effect: Transition>: ViewModifier {
  let effect: Effect
  let phase: TransitionPhase

  func body(content: Content) -> some View {
    effect.body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
}

/// Gives a view a transition.
struct TransitionModifier<Effect: Transition> {
  let effect: Effect
}

extension TransitionModifier: PrimitiveModifier {
  typealias Body = Never

  static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: ElementContext
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    TransitionElement(view, context)
  }
}

final class TransitionElement<Content: View, Effect: Transition>: ViewElement<
  ModifiedContent<Content, TransitionModifier<Effect>>
>
{
  private typealias Phased = ModifiedContent<Content, TransitionPhaseModifier<Effect>>
  private var child: ViewElement<Phased>?
  private var phase = TransitionPhase.identity

  override init(_ view: ModifiedContent<Content, TransitionModifier<Effect>>, _ context: ElementContext) {
    super.init(view, context)
    if let insertion = graph.insertion {
      insertion.hasTransition = true
      phase = .willAppear
    }
    child = makeElement(phased, in: childContext)
    // The nodes exist in the first phase now; the change to the next one animates.
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
    phase = .didDisappear
    graph.making(graph.change, in: transactionScope) { child?.update(phased) }
    return true
  }

  override func forEachChild(_ body: (Element) -> Void) {
    if let child { body(child) }
  }

  override var viewName: String { typeName(Effect.self) }
}

nonisolated extension View {
  /// How this view comes and goes when the change that brings or takes it is animated. Without one, views fade.
  public func transition<Effect: Transition>(_ transition: Effect) -> some View {
    modifier(TransitionModifier(effect: transition))
  }

  /// The same with a transition whose type is hidden.
  @_disfavoredOverload
  public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(effect: transition.effect))
  }
}
