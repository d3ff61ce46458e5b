/// The distances and times of pull to refresh. Distances are displayed points, after the rubber band; times are
/// seconds.
package struct RefreshMetrics: Equatable, Sendable {
  /// The event that starts the action.
  package enum Trigger: Equatable, Sendable {
    /// The lift, after a pull beyond the threshold. Moving back before the lift cancels.
    case release
    /// The moment at which the pull crosses the threshold, during the drag.
    case crossing
  }

  /// The distance at which a pull is armed. Default: 80.
  package var threshold: Double
  /// The distance below its resting position at which the content is held during the action. Default: 60.
  package var held: Double
  /// The event that starts the action. Default: `.release`.
  package var trigger: Trigger

  /// The distance that an armed pull may move back and stay armed. A lifting finger moves by a pixel or two.
  package static let hysteresis = 8.0

  /// The minimum distance that a drag must add itself if it catches content that is already displaced.
  package static let leastOwnPull = 10.0

  /// The fraction of `threshold` below which content counts as back at its resting position (Flutter's Cupertino
  /// control).
  package static let retractedPart = 0.1

  /// The minimum time that the indicator is shown, so that a short action does not flash.
  package static let shortestShow = 0.3

  /// The time after which content counts as returned. Longer than any return, which takes up to 0.85 s by the spring.
  package static let longestSettling = 1.0

  /// Creates metrics. `threshold` is at least 1 and `held` is clamped to 0...`threshold`; values that are not finite
  /// count as 80 and 0.
  package init(threshold: Double = 80, held: Double = 60, trigger: Trigger = .release) {
    self.threshold = threshold.isFinite ? max(threshold, 1) : 80
    self.held = held.isFinite ? min(max(held, 0), self.threshold) : 0
    self.trigger = trigger
  }

  /// Creates the metrics for a scroll view with a viewport of `length` points.
  ///
  /// The threshold is at most a quarter of the viewport: in a low viewport the rubber band makes 80 points a long pull.
  package init(viewport length: Double, trigger: Trigger = .release) {
    let threshold = length.isFinite && length > 0 ? min(80, length / 4) : 80
    self.init(threshold: threshold, held: threshold * 0.75, trigger: trigger)
  }

  var retracted: Double { threshold * Self.retractedPart }
}
