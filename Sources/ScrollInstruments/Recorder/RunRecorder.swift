import Engine
import Observation
import ScrollScripts
import ScrollUI

/// Runs views inside of the window, records them, and shows any frame of the recording.
///
/// `RunRecorderView` shows the frames and drives the recorder by the frames of the window. All runs start with new views, so that the
/// `InputScript` alone determines their frames.
@MainActor @Observable package final class RunRecorder {
  /// The present activity, which determines the frame that the view shows.
  package enum Activity: Hashable, Sendable {
    /// No recording is kept, and no run is in progress.
    case empty
    /// The user's input goes to the run, which is recorded.
    case recording
    /// A script is run, to fill the recording with its frames.
    case opening
    /// The script of the recording is run again and compared.
    case replaying
    /// A frame of the recording is shown.
    case paused
    /// The frames of the recording are shown at their times.
    case playing
  }

  /// The result of a replay.
  package struct Comparison: Hashable, Sendable {
    package var identical = 0
    package var total = 0
    /// The index of the first frame that differs; nil if all are identical.
    package var firstDifference: Int?

    package init(identical: Int = 0, total: Int = 0, firstDifference: Int? = nil) {
      self.identical = identical
      self.total = total
      self.firstDifference = firstDifference
    }
  }

  /// An event that the user should know of.
  package enum Notice: Hashable, Sendable {
    /// The recording was ended because it is as long as it may be.
    case limitReached
    /// The file's last line was cut off and left out.
    case cutLine(Int)
    /// Background work of the recording did not come; the frames may differ.
    case missingArrival
    /// The file was recorded without a window; background work may come at other times.
    case otherTasks
  }

  package internal(set) var activity = Activity.empty
  /// The number of recorded frames.
  package internal(set) var frameCount = 0
  /// The index of the frame that is shown.
  package internal(set) var position = 0
  /// The time of the playhead in seconds since the start of the run.
  package internal(set) var time = 0.0
  /// The fraction of a script that has been run, 0…1, during `opening` and `replaying`.
  package internal(set) var progress = 0.0
  package internal(set) var comparison: Comparison?
  package internal(set) var notice: Notice?
  /// Incremented when `run` changes.
  package internal(set) var revision = 0

  /// Returns the views of a run. `start` is that of the script; nil if the script does not say it.
  @ObservationIgnored let content: (InputScript.Start?) -> HostedContent
  @ObservationIgnored package var limits = RecordedRun.Limits()
  @ObservationIgnored var tracks = OffsetTracks()
  @ObservationIgnored package private(set) var run: RecordedRun?
  /// The actions in the script of `filled` or `run`.
  @ObservationIgnored var scriptMarks = InputMarks()
  @ObservationIgnored package var live: HostedRecording?
  @ObservationIgnored var scripted: HostedReplay?
  /// The recording that a `scripted` run fills, or that it is compared with.
  @ObservationIgnored var filled: RecordedRun?
  @ObservationIgnored var pendingStart: InputScript.Start?
  @ObservationIgnored var pendingScript: InputScript?
  /// The time of the window's clock at which the recording's time was 0, while it plays; nil before the first frame of playing.
  @ObservationIgnored var playStart: Double?
  @ObservationIgnored weak var hosted: HostedPipelineDrawing?
  @ObservationIgnored var services: (any RunServices)?
  @ObservationIgnored var images: (any ImageLibrary)?
  /// The time of the last frame of the window.
  @ObservationIgnored var windowTime = 0.0

  package init(content: @escaping (InputScript.Start?) -> HostedContent) { self.content = content }

  // MARK: Recording

  /// Starts a new recording in the next frame of the window. The former recording is dropped.
  package func record(from start: InputScript.Start) {
    endRuns()
    reset()
    pendingStart = start
    activity = .recording
    hosted?.takesInput = true
  }

  /// Ends `recording`, `opening`, `replaying` or `playing`.
  package func stop() {
    switch activity {
    case .recording: finishRecording()
    case .opening: finishOpening()
    case .replaying:
      endRuns()
      show(position)
      activity = .paused
    case .playing: pause()
    case .empty, .paused: break
    }
  }

  /// Ends all runs and drops `run`.
  package func close() {
    endRuns()
    reset()
    activity = .empty
  }

  private func reset() {
    run = nil
    tracks = OffsetTracks()
    scriptMarks = InputMarks()
    (frameCount, position, time, progress) = (0, 0, 0, 0)
    (comparison, notice) = (nil, nil)
    hosted?.drawing = nil
    revision += 1
  }

  func endRuns() {
    if let live {
      live.run.pipeline.services.textInputHost?.stopTextInput()
      _ = live.end(at: windowTime)
    }
    scripted?.end()
    (live, scripted, filled, pendingStart, pendingScript, playStart) = (nil, nil, nil, nil, nil, nil)
    hosted?.takesInput = false
    hosted?.pointerShape = .arrow
  }

  func finishRecording() {
    guard let live else {
      endRuns()
      activity = .empty
      return
    }
    live.run.pipeline.services.textInputHost?.stopTextInput()
    let recorded = live.end(at: windowTime)
    scriptMarks = live.marks
    self.live = nil
    endRuns()
    keep(recorded)
  }

  /// Keeps a complete recording and shows its first frame after `opening`, its last frame after `recording`.
  func keep(_ recorded: RecordedRun) {
    let isOpened = activity == .opening
    run = recorded
    frameCount = recorded.frames.count
    revision += 1
    activity = recorded.frames.isEmpty ? .empty : .paused
    show(isOpened ? 0 : recorded.frames.count - 1)
  }

  // MARK: Reviewing

  /// True if `run` is a complete recording.
  package var hasRecording: Bool { run != nil }

  /// The recording as the text of its file; nil without a recording.
  package var text: String? { run?.text }

  package var header: InputScript.Start? { run?.script.header.start }

  /// The time of the last frame in seconds.
  package var duration: Double { (live?.recorded ?? filled ?? run)?.duration ?? 0 }

  /// Shows the frame with `index`, limited to the recorded frames, and stops playing.
  package func seek(to index: Int) {
    guard run != nil, activity == .paused || activity == .playing else { return }
    activity = .paused
    playStart = nil
    show(index)
  }

  /// Shows the frame that was on the screen at `time`.
  package func seek(toTime time: Double) {
    guard let index = run?.frameIndex(at: time) else { return }
    seek(to: index)
  }

  /// Shows the frame `frames` further, or back if negative.
  package func step(by frames: Int) { seek(to: position + frames) }

  /// Plays from the playhead, or from the start if the playhead is at the end.
  package func play() {
    guard let run, activity == .paused else { return }
    if position >= run.frames.count - 1 { show(0) }
    playStart = nil
    activity = .playing
  }

  package func pause() {
    guard activity == .playing else { return }
    activity = .paused
    playStart = nil
    show(position)
  }

  func show(_ index: Int) {
    guard let frames = run?.frames, !frames.isEmpty else { return }
    position = min(max(0, index), frames.count - 1)
    time = frames[position].time
    hosted?.drawing = frames[position].drawing
  }

  /// The trace line of each recorded frame. O(1).
  package var lines: [FrameTraceLine] { (live?.recorded ?? filled ?? run)?.lines ?? [] }

  /// The offsets of the scroll view that moved most in the recording, a sample for each change.
  package var samples: [OffsetSample] { tracks.mostMoved }

  /// The actions of the user in the recording. O(1).
  package var marks: [InputMark] { (live?.marks ?? scriptMarks).marks }
}
