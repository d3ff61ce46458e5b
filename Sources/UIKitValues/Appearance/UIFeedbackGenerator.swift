import Foundation

/// The base of generators that move a telephone. It has no effect: computers have no such motor.
@preconcurrency @MainActor public class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// An empty body.
  public func prepare() {}
}

/// A generator of knocks. It has no effect: computers have no such motor.
@preconcurrency @MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a knock.
  public enum FeedbackStyle: Int, Sendable {
    /// A weak knock.
    case light = 0
    /// A knock.
    case medium = 1
    /// A strong knock.
    case heavy = 2
    /// A knock against a soft surface.
    case soft = 3
    /// A knock against a hard surface.
    case rigid = 4
  }

  /// Creates a generator.
  nonisolated public convenience init(style: FeedbackStyle) { self.init() }

  /// An empty body.
  public func impactOccurred() {}

  /// An empty body.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of signals for results. It has no effect: computers have no such motor.
@preconcurrency @MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A result.
  public enum FeedbackType: Int, Sendable {
    /// The work is done.
    case success = 0
    /// The work needs attention.
    case warning = 1
    /// The work has failed.
    case error = 2
  }

  /// An empty body.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of ticks. It has no effect: computers have no such motor.
@preconcurrency @MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// An empty body.
  public func selectionChanged() {}
}
