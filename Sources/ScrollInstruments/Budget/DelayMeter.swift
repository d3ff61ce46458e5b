import Engine

/// Divides the time of the main thread into spans, and each span into own time of the program and delays caused by the
/// machine.
///
/// The spans of a frame are `between`, any number of `waiting`, `work`, `showing` and `shown`, in this order. A span
/// ends with the reading that starts the next span, so there are no gaps in which the machine could interrupt the
/// thread unnoticed.
@MainActor package final class DelayMeter {
  /// The activity of the main thread.
  package enum Span {
    /// Tasks and events between two frames.
    case between
    /// Waiting for the next frame or for an event, in `PhaseProfiler.waiting(for:_:)`.
    case waiting
    /// A frame, from its start to its finished picture, before it is presented.
    case work
    /// Waiting for the picture's deadline, and presenting it.
    case showing
    /// The reading of the picture's presentation time. It counts for this frame and for the next: a picture or a frame
    /// start that is late because of it is a delay of the machine.
    case shown
    /// The measurement itself, `finish(_:)`, which does not count as own time.
    case measurement
  }

  private let source: any TimeSource
  private var span = Span.between
  private var start: ThreadTimes
  /// The time on `ThreadTimes.clock` of the requested wake-up or presentation.
  private var deadline = Double.infinity
  /// The delays of the present frame, in milliseconds; stored by `finish(_:)`.
  private var delays = FrameRecord()
  /// The delays of the next frame, in milliseconds.
  private var following = FrameRecord()

  package init(_ source: any TimeSource) {
    self.source = source
    start = source.threadTimes
  }

  /// Ends the present span and starts `next`.
  ///
  /// - Parameter seconds: The time until the requested wake-up or presentation; infinite for a wait without a time
  ///   limit.
  package func enter(_ next: Span, for seconds: Double = 0) {
    let now = source.threadTimes
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

  /// True until the present frame has finished its picture.
  var isWorking: Bool { span == .work }

  /// Ends the frame and stores its delays in `frame`.
  package func finish(_ frame: inout FrameRecord) {
    enter(.measurement)
    frame.processor = delays.processor
    frame.interruption = delays.interruption
    frame.workBefore = delays.workBefore
    frame.startDelay = delays.startDelay
    frame.showDelay = delays.showDelay
    (delays, following) = (following, FrameRecord())
  }
}
