import Engine

/// Divides the main thread's time into spans, and each span into the program's own time and delays of the machine.
///
/// The spans of a frame are `between`, any number of `waiting`, `work`, `showing` and `shown`, in this order. They leave no gap: a span
/// ends with the reading with which the next one begins, so that the machine cannot interrupt the thread outside of all of them.
@MainActor final class DelayMeter {
  /// What the main thread does.
  enum Span {
    /// Tasks and events between two frames.
    case between
    /// Waiting for the next frame, or for anything that happens.
    case waiting
    /// A frame, from its beginning to its finished picture.
    case work
    /// Waiting until the picture is due, and showing it.
    case showing
    /// The moment in which the picture's time is read. It counts for this frame and for the next one: a picture that is late by it, or a
    /// frame that starts late by it, is late because of the machine.
    case shown
    /// The measurement itself: no part of the program's own time.
    case measurement
  }

  private let meter = ThreadMeter()
  private var span = Span.between
  private var start: ThreadTimes
  /// The time on `ThreadTimes.clock` at which the thread has asked to be woken, or the picture to be shown.
  private var deadline = Double.infinity
  /// The delays of the frame that runs or comes next. Durations in milliseconds.
  private var delays = FrameRecord()
  /// The delays of the frame after it.
  private var following = FrameRecord()

  init() { start = meter.times }

  /// Ends the present span and begins the next one. `seconds`: from now until the thread has asked to be woken, or the picture to be
  /// shown; infinite if it waits for nothing that has a time.
  func enter(_ next: Span, for seconds: Double = 0) {
    let now = meter.times
    account(for: now)
    span = next
    start = now
    deadline = now.clock + max(0, seconds)
  }

  private func account(for now: ThreadTimes) {
    let elapsed = (now.clock - start.clock) * 1000
    let interruption = now.interruption(since: start) * 1000
    switch span {
    case .between:
      delays.workBefore += elapsed - interruption
      delays.startDelay += interruption
    case .waiting: delays.startDelay += max(0, now.clock - deadline) * 1000
    case .work:
      delays.processor = (now.processor - start.processor) * 1000
      delays.interruption = interruption
    case .showing: delays.showDelay += max(0, now.clock - max(deadline, start.clock)) * 1000
    case .shown:
      delays.showDelay += elapsed
      following.startDelay += elapsed
    case .measurement: delays.startDelay += elapsed
    }
  }

  /// Whether the frame that runs has not finished its picture.
  var isWorking: Bool { span == .work }

  /// Ends the frame, and enters its delays into `frame`.
  func finish(_ frame: inout FrameRecord) {
    enter(.measurement)
    frame.processor = delays.processor
    frame.interruption = delays.interruption
    frame.workBefore = delays.workBefore
    frame.startDelay = delays.startDelay
    frame.showDelay = delays.showDelay
    (delays, following) = (following, FrameRecord())
  }
}
