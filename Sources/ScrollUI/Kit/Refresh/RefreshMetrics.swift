/// The distances and times of pull to refresh. Lengths in points as they are shown, after the rubber band; times in seconds.
package struct RefreshMetrics: Equatable, Sendable {
  /// When the action starts.
  package enum Trigger: Equatable, Sendable {
    /// When the finger is lifted from a pull that has come far enough: who pulls back first changes their mind.
    case release
    /// As soon as the pull has come far enough, with the finger still down.
    case crossing
  }

  /// How far a pull must come.
  package var threshold: Double
  /// How far below its place content rests while the action runs.
  package var held: Double
  package var trigger: Trigger

  /// How far an armed pull may come back before it is no longer armed: a finger that is lifted moves by a pixel or two.
  package static let hysteresis = 8.0

  /// How far a finger must itself have pulled, when it has caught content that hung below its place already.
  package static let leastOwnPull = 10.0

  /// The part of the threshold below which content counts as back in its place (Flutter's Cupertino control).
  package static let retractedPart = 0.1

  /// The indicator stays at least as long, so that an action that ends at once does not flash.
  package static let shortestShow = 0.3

  /// Content that has not come back after this time counts as back: more than any way back takes (0.85, by the spring).
  package static let longestSettling = 1.0

  package init(threshold: Double = 80, held: Double = 60, trigger: Trigger = .release) {
    self.threshold = threshold.isFinite ? max(threshold, 1) : 80
    self.held = held.isFinite ? min(max(held, 0), self.threshold) : 0
    self.trigger = trigger
  }

  /// The metrics for a scroll view whose viewport has `length`.
  ///
  /// In a low viewport the rubber band makes 80 points a long way, so the threshold is a quarter of it at most.
  package init(viewport length: Double, trigger: Trigger = .release) {
    let threshold = length.isFinite && length > 0 ? min(80, length / 4) : 80
    self.init(threshold: threshold, held: threshold * 0.75, trigger: trigger)
  }

  var retracted: Double { threshold * Self.retractedPart }
}
