/// What a person feels or hears. Desktop machines have nothing to feel it with: the values are kept and nothing is played.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String
  private var intensity = 1.0

  private init(_ name: String, intensity: Double = 1) {
    self.name = name
    self.intensity = intensity
  }

  /// How heavy an impact is.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft what meets is.
  public struct Flexibility: Hashable, Sendable {
    fileprivate let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  public static let success = SensoryFeedback("success")
  public static let warning = SensoryFeedback("warning")
  public static let error = SensoryFeedback("error")
  public static let selection = SensoryFeedback("selection")
  public static let increase = SensoryFeedback("increase")
  public static let decrease = SensoryFeedback("decrease")
  public static let start = SensoryFeedback("start")
  public static let stop = SensoryFeedback("stop")
  public static let alignment = SensoryFeedback("alignment")
  public static let levelChange = SensoryFeedback("levelChange")
  public static let impact = SensoryFeedback("impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(weight.name)", intensity: intensity)
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback("impact \(flexibility.name)", intensity: intensity)
  }
}

nonisolated extension View {
  /// Plays feedback when `trigger` changes; here it plays nothing, for want of something to play it with.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  /// The same under a condition, which is not asked.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  /// The same with feedback that depends on the values, which is not asked for.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
