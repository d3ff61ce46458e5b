import Engine

/// A transition without effect: the view disappears at the end of the change.
public struct IdentityTransition: Transition {
  /// Creates the transition; `.identity` is shorter.
  nonisolated public init() {}

  /// The unchanged view.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A fade.
public struct OpacityTransition: Transition {
  /// Creates the transition; `.opacity` is shorter.
  nonisolated public init() {}

  /// The view with an opacity of 0 unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// A move from an offset and back to it.
public struct OffsetTransition: Transition {
  /// The offset of an absent view, in points.
  public var offset: CGSize

  /// Creates a transition from `offset`, in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  /// The view at `offset` unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// A move from beyond an edge of the view's own frame and back.
public struct MoveTransition: Transition {
  /// The edge.
  public var edge: Edge

  /// Creates a transition over `edge`.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view moved by its own size over `edge` unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffsetModifier(fraction: phase.isIdentity ? .zero : edge.outward))
  }
}

/// A move from the leading edge, and out to the trailing edge.
public struct SlideTransition: Transition {
  /// Creates the transition; `.slide` is shorter.
  nonisolated public init() {}

  /// The view moved horizontally by its own width times `phase.value`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffsetModifier(fraction: CGPoint(x: phase.value, y: 0)))
  }
}

/// A move with a fade: in from an edge, and out to the opposite edge.
public struct PushTransition: Transition {
  /// The edge of the insertion.
  public var edge: Edge

  /// Creates a transition from `edge`.
  nonisolated public init(edge: Edge) { self.edge = edge }

  /// The view moved by its own size, and transparent, unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outward = edge.outward
    let fraction = CGPoint(x: -outward.x * phase.value, y: -outward.y * phase.value)
    return content.modifier(RelativeOffsetModifier(fraction: fraction)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A scale from a factor and back to it.
public struct ScaleTransition: Transition {
  /// The scale of an absent view.
  public var scale: Double
  /// The fixed point.
  public var anchor: UnitPoint

  /// Creates a transition from the factor `scale`, around `anchor`.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// The view scaled by `scale` unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// A fade out of a blur, with a change of the size: an old view gives way to a new view.
public struct BlurReplaceTransition: Transition {
  /// The direction of the sizes.
  public struct Configuration: Equatable, Sendable {
    fileprivate let removedScale: Double

    /// The old view shrinks and the new view grows.
    public static let downUp = Configuration(removedScale: 0.7)
    /// Both views grow.
    public static let upUp = Configuration(removedScale: 1.3)
  }

  /// The direction of the sizes.
  public var configuration: Configuration

  /// Creates a transition; `.blurReplace` is shorter.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  /// The view blurred, scaled and transparent unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear ? 0.7 : configuration.removedScale)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  /// A fade out of a blur: the old view shrinks and the new view grows.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// A fade out of a blur, with the sizes of `config`.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: config)
  }
}

/// Different transitions for insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates a transition from `insertion` and `removal`.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The view with the phase passed to the matching transition; the other transition is in `.identity`.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.body(
      content: PlaceholderContentView(content: content.content), phase: phase == .didDisappear ? .identity : phase)
    removal.body(
      content: PlaceholderContentView(content: AnyView(coming)), phase: phase == .willAppear ? .identity : phase)
  }
}

/// Two simultaneous transitions.
struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second
}

extension CombinedTransition: Transition {
  /// The view with the phase passed to both transitions.
  func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: PlaceholderContentView(content: content.content), phase: phase)
    second.body(content: PlaceholderContentView(content: AnyView(inner)), phase: phase)
  }
}

/// A transition with its own animation, instead of the animation of the change.
struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?
}

extension AnimatedTransition: Transition {
  /// The view with its transition under `animation`. A change without an animation stays unanimated.
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.content.transaction {
      if $0.animation != nil { $0.animation = animation }
    } body: {
      base.body(content: PlaceholderContentView(content: $0.content), phase: phase)
    }
  }
}

nonisolated extension Transition {
  /// Applies both transitions.
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Runs the transition with `animation` instead of the animation of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  /// No effect: the view disappears at the end of the change.
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == SlideTransition {
  /// Moves in from the leading edge and out to the trailing edge.
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == OffsetTransition {
  /// Moves in from `offset` and out to it, in points.
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  /// Moves in from (`x`, `y`) and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// Scales from and to a factor of 0.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  /// Scales from and to the factor `scale`, around `anchor`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == MoveTransition {
  /// Moves in from `edge` and out to the same edge, by the view's own size.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  /// Moves in from `edge` and out to the opposite edge, with a fade.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Edge {
  /// The unit vector that points outwards over this edge.
  fileprivate var outward: CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: -1, y: 0)
    case .bottom: CGPoint(x: 0, y: 1)
    case .trailing: CGPoint(x: 1, y: 0)
    }
  }
}

/// Moves a view by a fraction of its own size.
struct RelativeOffsetModifier: NodeModifier {
  let fraction: CGPoint

  func makeNode(_ environment: EnvironmentValues) -> RelativeOffsetNode { RelativeOffsetNode(fraction: fraction) }

  func attributes(in environment: EnvironmentValues) -> CGPoint.AnimatableData { fraction.animatableData }
  func apply(_ attributes: CGPoint.AnimatableData, to node: RelativeOffsetNode) {
    node.fraction.animatableData = attributes
  }
}
