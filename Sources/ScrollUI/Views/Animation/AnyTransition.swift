/// A type-erased transition.
public struct AnyTransition {
  /// The transition in the form that views use.
  struct Effect: Transition {
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

    func body(content: Content, phase: TransitionPhase) -> some View { apply(content.content, phase) }
  }

  let effect: Effect

  init(_ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { effect = Effect(apply: apply) }

  /// Wraps `transition`.
  public init<Base: Transition>(_ transition: Base) {
    let transition = UncheckedTransfer(transition)
    self.init { content, phase in
      AnyView(transition.value.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }

  /// No effect: the view disappears at the end of the change.
  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  /// Fades in and out.
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  /// Moves in from the leading edge and out to the trailing edge.
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  /// Moves in from `edge` and out to the same edge, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  /// Moves in from `edge` and out to the opposite edge, with a fade.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  /// Moves in from `offset` and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  /// Scales from and to a factor of 0.
  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  /// Scales from and to the factor `scale`, around `anchor`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  /// Moves in from (`x`, `y`) and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Uses `insertion` when the view is inserted and `removal` when it is removed.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion.effect, removal: removal.effect))
  }

  /// Animates between the modifier `active`, for an absent view, and `identity`, for a present view.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    let modifiers = UncheckedTransfer((active: active, identity: identity))
    return AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? modifiers.value.identity : modifiers.value.active))
    }
  }

  /// Applies both transitions.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: effect, second: other.effect))
  }

  /// Runs the transition with `animation` instead of the animation of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: effect, animation: animation))
  }
}
