import Engine
import ScrollScripts

/// A `HostedRun` with the input of the user, which is recorded.
@MainActor package final class HostedRecording {
  package let run: HostedRun
  /// The time of the run's start on the clock of the window, in seconds.
  let start: Double
  private let services: any RunServices
  private let recorder: InputRecorder
  private(set) var recorded: RecordedRun
  private(set) var marks = InputMarks()
  private var pending: [TimedInputEvent] = []

  init(
    _ content: HostedContent, start state: InputScript.Start, size: CGSize, scale: CGFloat, at time: Double,
    in surroundings: HostedRun.Surroundings
  ) {
    start = time
    services = surroundings.services
    var header = InputScript.Header(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    header.tasks = services.taskPool
    header.date = Date().timeIntervalSince1970
    header.start = state
    let recorder = InputRecorder(header: header, keepsScript: true)
    self.recorder = recorder
    recorded = RecordedRun(text: "", script: InputScript(header: header))
    services.beginRun(replaying: nil) { recorder.record($0) }
    let own = HostedRun.Surroundings(
      services: surroundings.services, textEngine: surroundings.textEngine, images: surroundings.images,
      textInput: RecordedTextInputHost(surroundings.textInput, replaying: nil) { recorder.record($0) })
    run = HostedRun(content, size: size, scale: scale, date: header.date, in: own)
  }

  /// True if the script is as long as its format allows.
  var isFull: Bool { recorder.isFull }

  /// Takes an event of the window for the next frame.
  func take(_ event: TimedInputEvent) {
    pending.append(TimedInputEvent(time: max(0, event.time - start), event: event.event))
  }

  var wantsFrame: Bool { run.frameCount == 0 || !pending.isEmpty || services.hasWork || run.pipeline.wantsFrame }

  var nextDeadline: Double? { run.pipeline.nextDeadline.map { $0 + start } }

  /// Runs a frame if one is due at `time` on the clock of the window, or if the stage has another size or scale. Returns the new drawing.
  func windowFrame(at time: Double, size: CGSize, scale: CGFloat) -> DisplayList? {
    let own = max(0, time - start)
    if run.pipeline.root.windowSize != size { pending.append(TimedInputEvent(time: own, event: .resize(size))) }
    if run.pipeline.services.scale != scale { pending.append(TimedInputEvent(time: own, event: .displayScale(scale))) }
    let isDue = run.pipeline.nextDeadline.map { own.hasReached($0) } ?? false
    guard wantsFrame || isDue else { return nil }
    let due = pending.map { TimedInputEvent(time: min($0.time, own), event: $0.event) }
    pending.removeAll(keepingCapacity: true)
    let input = recorder.recordFrame(at: own, input: due, answers: services.takeAnswers())
    for event in input { marks.add(event) }
    let (frame, isPainted) = run.runFrame(at: own, input: input)
    recorded.append(frame, isPainted: isPainted)
    return frame.drawing
  }

  /// Ends the run at `time` on the clock of the window, and returns it with its script, which was collected line by line: O(1).
  func end(at time: Double) -> RecordedRun {
    recorder.end(at: max(0, time - start))
    services.endRun()
    run.end()
    recorded.text = recorder.text
    if let script = recorder.script { recorded.script = script }
    return recorded
  }
}
