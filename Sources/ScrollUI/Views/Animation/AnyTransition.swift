/// A transition whose type is hidden.
public struct AnyTransition {
  /// The transition as views use it.
  struct Effect: Transition {
    let apply: @MainActor (AnyView, TransitionPhase) -> AnyView

    func body(content: Content, phase: TransitionPhase) -> some View { apply(content.content, phase) }
  }

  let effect: Effect

  init(_ apply: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { effect = Effect(apply: apply) }

  public init<Base: Transition>(_ transition: Base) {
    let transition = UncheckedTransfer(transition)
    self.init { content, phase in
      AnyView(transition.value.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }

  public static var identity: AnyTransition { AnyTransition(IdentityTransition()) }
  public static var opacity: AnyTransition { AnyTransition(OpacityTransition()) }
  public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

  public static var scale: AnyTransition { AnyTransition(ScaleTransition(0)) }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// One transition on the way in, another on the way out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(AsymmetricTransition(insertion: insertion.effect, removal: removal.effect))
  }

  /// A modifier while the view is away, another one while it is there.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    let modifiers = UncheckedTransfer((active: active, identity: identity))
    return AnyTransition { content, phase in
      AnyView(content.modifier(phase.isIdentity ? modifiers.value.identity : modifiers.value.active))
    }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(CombinedTransition(first: effect, second: other.effect))
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(AnimatedTransition(base: effect, animation: animation))
  }
}
