import Foundation

nonisolated extension ProgressView {
  /// Creates a progress view that fills or empties in an interval of time.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: True for the time that remains: a full bar at the start. False for the time that has passed.
  ///   - label: Describes the task.
  ///   - currentValueLabel: Describes the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

nonisolated extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a labeled progress view that fills or empties in an interval of time, with the time below it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a progress view that fills or empties in an interval of time, with the time below it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(
      fraction: nil, timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: nil,
      currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// The time that remains of an interval or has passed in it, below a `ProgressView` with a timer.
public struct DefaultDateProgressLabel {
  let interval: ClosedRange<Date>
  let countsDown: Bool
}

extension DefaultDateProgressLabel: View {
  /// A text that changes each second.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown).monospacedDigit() }
}

/// The fraction of an interval of time, and the dates at which it changes visibly: a thousand steps, at most 60 in a second.
package struct ProgressTimer: TimelineSchedule {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  package init(interval: ClosedRange<Date>, countsDown: Bool) {
    self.interval = interval
    self.countsDown = countsDown
  }

  private var duration: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// The fraction that remains or has passed, 0…1.
  package func fraction(at date: Date) -> Double {
    let passed = date.timeIntervalSince(interval.lowerBound)
    let fraction = passed >= duration ? 1 : max(0, passed / duration)
    return countsDown ? 1 - fraction : fraction
  }

  package func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
    let step = max(1.0 / 60, duration / 1000)
    return sequence(first: startDate) { [interval] date in
      if date >= interval.upperBound { return nil }
      return min(interval.upperBound, max(interval.lowerBound, date.addingTimeInterval(step)))
    }
  }
}
