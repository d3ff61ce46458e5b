/// A haptic or audible feedback, for `sensoryFeedback(trigger:_:)`. It has no effect: desktops have no haptic engine.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  private var intensity = 1.0

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// The weight of an impact; without effect.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// A light impact.
    public static let light = Weight(name: "light")
    /// A medium impact.
    public static let medium = Weight(name: "medium")
    /// A heavy impact.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects; without effect.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }

  /// A task has succeeded; without effect.
  public static let success = SensoryFeedback("success")
  /// A task has a warning; without effect.
  public static let warning = SensoryFeedback("warning")
  /// A task has failed; without effect.
  public static let error = SensoryFeedback("error")
  /// A selection has changed; without effect.
  public static let selection = SensoryFeedback("selection")
  /// A value has increased over a threshold; without effect.
  public static let increase = SensoryFeedback("increase")
  /// A value has decreased below a threshold; without effect.
  public static let decrease = SensoryFeedback("decrease")
  /// An activity has started; without effect.
  public static let start = SensoryFeedback("start")
  /// An activity has stopped; without effect.
  public static let stop = SensoryFeedback("stop")
  /// A dragged object is aligned; without effect.
  public static let alignment = SensoryFeedback("alignment")
  /// A pressure level has changed; without effect.
  public static let levelChange = SensoryFeedback("levelChange")
  /// An impact; without effect.
  public static let impact = SensoryFeedback("impact")

  /// An impact of a weight, with an intensity of 0…1; without effect.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", intensity: intensity)
  }

  /// An impact of objects of a flexibility, with an intensity of 0…1; without effect.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name)", intensity: intensity)
  }
}

nonisolated extension View {
  /// Plays `feedback` when `condition` holds for a change of `trigger`. Has no effect: desktops have no haptic engine.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool = { _, _ in true }
  ) -> some View {
    self
  }

  /// Plays the result of `feedback` when `trigger` changes. Has no effect: desktops have no haptic engine.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
