import Engine

/// The frames of an `InputScript` in a loop. Each frame has the same steps in the same order: its input, the wait for its time, the size of the
/// window, the arrivals from other threads, and the frame itself.
@MainActor package struct ScriptedRun {
  /// The result of `advance(on:)`.
  package enum Progress<Frame> {
    case frame(Frame)
    /// An arrival of the script has not come yet. The next call continues with it.
    case waiting
    /// The script, or the run of the loop, has ended.
    case finished
  }

  private var player: ScriptPlayer
  /// The frame that waits for an arrival; nil between two frames.
  private var begun: ScriptPlayer.Step?

  /// Creates a run. Without `frame` lines in the script, frame k is at k divided by `framesPerSecond`.
  package init(_ script: InputScript, framesPerSecond: Double) {
    player = ScriptPlayer(script: script, framesPerSecond: framesPerSecond)
  }

  /// The time of the last frame, in seconds.
  package var time: Double { player.time }

  /// Runs the next frame on `stage`.
  package mutating func advance<Stage: ScriptStage>(
    on stage: Stage
  ) throws(Stage.Failure) -> Progress<Stage.Frame> {
    guard !stage.isOver else { return .finished }
    if begun == nil {
      begun = player.next(while: stage.isBusy)
      if let begun { try stage.prepare(for: begun) }
    }
    guard var step = begun else { return .finished }
    guard stage.deliver(&step.arrivals, before: step.time) else {
      begun = step
      return .waiting
    }
    begun = nil
    return .frame(stage.runFrame(at: step.time, input: step.events))
  }
}

/// A loop that runs the frames of a `ScriptedRun`.
@MainActor package protocol ScriptStage: AnyObject {
  /// The error of `resize(to:)`.
  associatedtype Failure: Error
  /// The result of a frame.
  associatedtype Frame
  /// True if the loop runs no further frame.
  var isOver: Bool { get }
  /// True if a frame can follow the last event of a script without an end. See `ScriptPlayer.next(while:)`.
  var isBusy: Bool { get }
  /// Waits until the frame of `time` is due. Returns at once if time is virtual.
  func waitForFrame(at time: Double)
  /// Resizes the window, or the picture, of the frames.
  func resize(to size: CGSize) throws(Failure)
  /// Runs and removes `arrivals` of a recording. Returns false if the first that is left has not come yet.
  func deliver(_ arrivals: inout [InputScript.Arrival], before time: Double) -> Bool
  /// Runs a frame.
  func runFrame(at time: Double, input: [TimedInputEvent]) -> Frame
}

extension ScriptStage {
  /// Waits until a frame is due, and resizes its window.
  package func prepare(for step: ScriptPlayer.Step) throws(Failure) {
    waitForFrame(at: step.time)
    for event in step.events {
      if case .resize(let size) = event.event { try resize(to: size) }
    }
  }
}
