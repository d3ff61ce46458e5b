import ScrollUI

/// A movement of a symbol. Symbols have a single layer: effects of layers move the whole symbol.
public protocol SymbolEffect {
  /// The movement and its settings.
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs once for each change of a value.
public protocol DiscreteSymbolEffect {}

/// An effect that runs as long as it is active.
public protocol IndefiniteSymbolEffect {}

/// An effect for the insertion and the removal of a symbol.
public protocol TransitionSymbolEffect {}

/// An effect for the change from a symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// The movement of a symbol effect and its settings.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Movement: Hashable, Sendable {
    case bounce(isUp: Bool)
    case pulse
    case variableColor
    case scale(CGFloat)
    case appear
    case disappear
    case replace
    case wiggle
    case rotate(isClockwise: Bool)
    case breathe
  }

  let movement: Movement
}

/// A jump: the symbol grows and comes back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isUp = true

  /// The effect with a growing symbol.
  public var up: BounceSymbolEffect { BounceSymbolEffect(isUp: true) }
  /// The effect with a shrinking symbol.
  public var down: BounceSymbolEffect { BounceSymbolEffect(isUp: false) }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: BounceSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .bounce(isUp: isUp)) }
}

/// A slow change of the opacity.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: PulseSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .pulse) }
}

/// A quick change of the opacity: the nearest look to layers that light up in turn.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable
{
  /// The effect with layers that stay lit; the same effect.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The effect with a single lit layer; the same effect.
  public var iterative: VariableColorSymbolEffect { self }
  /// The effect that runs back and forth; the same effect.
  public var reversing: VariableColorSymbolEffect { self }
  /// The effect that begins again at its end; the same effect.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The effect with dim layers that are not lit; the same effect.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// The effect with hidden layers that are not lit; the same effect.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .variableColor) }
}

/// Another size while the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var scale: CGFloat = 1.2

  /// The effect with a larger symbol.
  public var up: ScaleSymbolEffect { ScaleSymbolEffect(scale: 1.2) }
  /// The effect with a smaller symbol.
  public var down: ScaleSymbolEffect { ScaleSymbolEffect(scale: 0.8) }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: ScaleSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .scale(scale)) }
}

/// A symbol that is visible while the effect is active.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// The effect with a growing symbol.
  public var up: AppearSymbolEffect { self }
  /// The effect with a shrinking symbol; the same effect.
  public var down: AppearSymbolEffect { self }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: AppearSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .appear) }
}

/// A symbol that is hidden while the effect is active. It keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable, Sendable {
  /// The effect with a growing symbol; the same effect.
  public var up: DisappearSymbolEffect { self }
  /// The effect with a shrinking symbol.
  public var down: DisappearSymbolEffect { self }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: DisappearSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .disappear) }
}

/// A change from a symbol to another. The new symbol is shown at once.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable, Sendable {
  /// The old symbol shrinks and the new symbol grows; the same effect.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols grow; the same effect.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol gives way to the new symbol; the same effect.
  public var offUp: ReplaceSymbolEffect { self }
  /// The effect for each layer in turn; the same effect.
  public var byLayer: ReplaceSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .replace) }
}

/// A short swing to both sides.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: WiggleSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .wiggle) }
}

/// A full turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  private var isClockwise = true

  /// The effect in the direction of clocks.
  public var clockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: true) }
  /// The effect against the direction of clocks.
  public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(isClockwise: false) }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: RotateSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .rotate(isClockwise: isClockwise)) }
}

/// A slow change of the size and the opacity.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable {
  /// The effect without a change of the opacity; the same effect.
  public var plain: BreatheSymbolEffect { self }
  /// The effect with a change of the opacity.
  public var pulse: BreatheSymbolEffect { self }
  /// The effect for each layer in turn; the same as `wholeSymbol`.
  public var byLayer: BreatheSymbolEffect { self }
  /// The effect for the whole symbol.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The `SymbolEffectConfiguration` of the effect.
  public var configuration: SymbolEffectConfiguration { .init(movement: .breathe) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// `BounceSymbolEffect`: a jump: the symbol grows and comes back.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// `PulseSymbolEffect`: a slow change of the opacity.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// `VariableColorSymbolEffect`: a quick change of the opacity.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// `ScaleSymbolEffect`: another size while the effect is active.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// `AppearSymbolEffect`: a symbol that is visible while the effect is active.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// `DisappearSymbolEffect`: a symbol that is hidden while the effect is active.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// `ReplaceSymbolEffect`: a change from a symbol to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// `WiggleSymbolEffect`: a short swing to both sides.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// `RotateSymbolEffect`: a full turn.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// `BreatheSymbolEffect`: a slow change of the size and the opacity.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
