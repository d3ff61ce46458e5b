import Engine

/// No effect: the view is there until the change is over.
public struct IdentityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// Fades in and out.
public struct OpacityTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// Comes from an offset and goes back there.
public struct OffsetTransition: Transition {
  public var offset: CGSize

  nonisolated public init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// Comes from beyond an edge of its own frame and goes back there.
public struct MoveTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffsetModifier(fraction: phase.isIdentity ? .zero : edge.outward))
  }
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(RelativeOffsetModifier(fraction: CGPoint(x: phase.value, y: 0)))
  }
}

/// Comes from an edge, fading in, and goes to the opposite one, fading out.
public struct PushTransition: Transition {
  public var edge: Edge

  nonisolated public init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    let outward = edge.outward
    let fraction = CGPoint(x: -outward.x * phase.value, y: -outward.y * phase.value)
    return content.modifier(RelativeOffsetModifier(fraction: fraction)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Comes from a smaller or larger picture of itself and goes back to it.
public struct ScaleTransition: Transition {
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(CGFloat(phase.isIdentity ? 1 : scale), anchor: anchor)
  }
}

/// One transition on the way in, another on the way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let coming = insertion.body(
      content: PlaceholderContentView(content: content.content), phase: phase == .didDisappear ? .identity : phase)
    removal.body(
      content: PlaceholderContentView(content: AnyView(coming)), phase: phase == .willAppear ? .identity : phase)
  }
}

/// Two transitions at once.
public struct CombinedTransition<First: Transition, Second: Transition> {
  let first: First
  let second: Second

  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension CombinedTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let inner = first.body(content: PlaceholderContentView(content: content.content), phase: phase)
    second.body(content: PlaceholderContentView(content: AnyView(inner)), phase: phase)
  }
}

/// A transition with an animation of its own, whatever the change is animated with.
public struct AnimatedTransition<Base: Transition> {
  let base: Base
  let animation: Animation?

  init(base: Base, animation: Animation?) {
    self.base = base
    self.animation = animation
  }
}

extension AnimatedTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.content.transaction {
      if $0.animation != nil { $0.animation = animation }
    } body: {
      base.body(content: PlaceholderContentView(content: $0.content), phase: phase)
    }
  }
}

nonisolated extension Transition {
  public func combined<Other: Transition>(with other: Other) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

nonisolated extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

nonisolated extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == ScaleTransition {
  /// From nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension Edge {
  /// The direction out of a rectangle over this edge.
  fileprivate var outward: CGPoint {
    switch self {
    case .top: CGPoint(x: 0, y: -1)
    case .leading: CGPoint(x: -1, y: 0)
    case .bottom: CGPoint(x: 0, y: 1)
    case .trailing: CGPoint(x: 1, y: 0)
    }
  }
}

/// Moves a view by a part of its own size.
struct RelativeOffsetModifier {
  let fraction: CGPoint
}

extension RelativeOffsetModifier: NodeModifier {
  typealias Body = Never

  func makeNode(_ environment: EnvironmentValues) -> RelativeOffsetNode { RelativeOffsetNode(fraction: fraction) }
  func updateNode(_ node: RelativeOffsetNode, _ environment: EnvironmentValues) {}
  func attributes(in environment: EnvironmentValues) -> CGPoint.AnimatableData { fraction.animatableData }
  func apply(_ attributes: CGPoint.AnimatableData, to node: RelativeOffsetNode) {
    node.fraction.animatableData = attributes
  }
}
