import ScrollUI

/// Moves a view by a symbol effect: once for each change of a value, or while the effect is active.
private struct SymbolEffectModifier {
  let movement: SymbolEffectConfiguration.Movement
  let options: SymbolEffectOptions
  /// A change of this value starts a run; `nil` for an effect that is active or not.
  let value: AnyEquatable?
  let isActive: Bool
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.removesSymbolEffects) private var isRemoved

  nonisolated init(
    _ effect: some SymbolEffect, _ options: SymbolEffectOptions, value: AnyEquatable? = nil, isActive: Bool = true
  ) {
    movement = effect.configuration.movement
    self.options = options
    self.value = value
    self.isActive = isActive
  }

}

extension SymbolEffectModifier: ViewModifier {
  func body(content: Content) -> some View {
    let moves = !isRemoved && !reducesMotion
    let runs = options.runs ?? (value == nil ? .infinity : 1)
    let isRepeating = runs == .infinity && isActive && moves
    let keyframes = SymbolKeyframes(
      movement: movement, speed: options.speed, runs: runs.isFinite ? Int(runs) : 1, isActive: isActive && moves)
    KeyframeAnimator(
      SymbolPose(), value ?? AnyEquatable(isActive && moves), isRepeating: isRepeating,
      startsAtOnce: value == nil && isActive && moves
    ) { pose in
      content
        .scaleEffect(pose.scale * restingScale)
        .rotationEffect(.degrees(pose.angle))
        .opacity(pose.opacity * (isHidden ? 0 : 1))
        .animation(.snappy, value: isActive)
    } keyframes: { _ in
      keyframes
    }
  }

  /// The scale while the effect is active.
  private var restingScale: CGFloat {
    guard !isRemoved else { return 1 }
    if case .scale(let scale) = movement { return isActive ? scale : 1 }
    return isHidden ? 0.5 : 1
  }

  private var isHidden: Bool {
    guard !isRemoved else { return false }
    return movement == .appear && !isActive || movement == .disappear && isActive
  }
}

extension EnvironmentValues {
  @Entry var removesSymbolEffects: Bool = false
}

nonisolated extension View {
  /// Moves the symbols of this view as long as the effect is active.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: The speed and the number of runs.
  ///   - isActive: False to bring the symbol to rest.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(SymbolEffectModifier(effect, options, isActive: isActive))
  }

  /// Moves the symbols of this view once for each change of `value`.
  ///
  /// - Parameters:
  ///   - effect: The movement.
  ///   - options: The speed and the number of runs.
  ///   - value: A change of this value starts the effect.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(SymbolEffectModifier(effect, options, value: AnyEquatable(value)))
  }

  /// Keeps the symbols of this view at rest if `isEnabled` is `true`.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.removesSymbolEffects) { $0 = $0 || isEnabled }
  }
}

/// The insertion and the removal of a symbol: it grows while it fades in, and shrinks while it fades out.
public struct SymbolEffectTransition: Transition {
  /// Creates the transition; `.symbolEffect` is shorter.
  nonisolated public init() {}

  /// The view at half of its size and transparent unless it is present.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : 0.5).opacity(phase.isIdentity ? 1 : 0)
  }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  /// The insertion and the removal of a symbol.
  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition() }

  /// A `SymbolEffectTransition`. `effect` and `options` have no effect: the whole symbol moves.
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition()
  }
}

extension ContentTransition {
  /// The change from a symbol to another, which is shown at once; texts fade.
  public static var symbolEffect: ContentTransition { .opacity }

  /// The same as `symbolEffect`. `effect` and `options` have no effect: the new symbol is shown at once.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}
