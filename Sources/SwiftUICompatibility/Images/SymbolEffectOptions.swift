import ScrollUI

/// The speed and the number of runs of a symbol effect.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The number of runs; `nil` for the default of the effect, infinite for runs without end.
  private(set) var runs: Double?
  /// The factor of the speed.
  private(set) var speed = 1.0

  /// The default of the effect: once for each change, without end while it is active.
  public static let `default` = SymbolEffectOptions()
  /// Runs without end.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(runs: .infinity) }
  /// A single run.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(runs: 1) }
  /// These options with runs without end.
  public var repeating: SymbolEffectOptions { SymbolEffectOptions(runs: .infinity, speed: speed) }
  /// These options with a single run.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(runs: 1, speed: speed) }

  /// A number of runs, at least 1; `nil` for runs without end.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

  /// These options with a number of runs, at least 1; `nil` for runs without end.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(
      runs: count.map { Double(Limits.count($0, "the runs of a symbol effect")) } ?? .infinity, speed: speed)
  }

  /// A factor of the speed; 2 takes half of the time.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// These options with a factor of the speed. A factor that is not positive and finite counts as 1.
  public func speed(_ speed: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(runs: runs, speed: Limits.ratio(speed, "the speed of a symbol effect") ?? 1)
  }
}
