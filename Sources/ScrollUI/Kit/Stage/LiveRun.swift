import Engine

/// A `HostedRun` with the input of the user, which is recorded.
@MainActor final class LiveRun {
  let run: HostedRun
  /// The time of the run's start on the clock of the window, in seconds.
  let start: Double
  private let services: any RunServices
  private var recorder: InputRecorder
  private(set) var recorded: RecordedRun
  private(set) var marks = RunMarks()
  private var pending: [TimedInputEvent] = []

  init(
    _ content: RunContent, start state: RunStart, size: CGSize, scale: CGFloat, at time: Double,
    in surroundings: HostedRun.Surroundings
  ) {
    start = time
    services = surroundings.services
    var header = InputScript.Header(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    header.tasks = services.taskPool
    header.date = Date().timeIntervalSince1970
    header.start = state
    recorder = InputRecorder(header: header)
    recorded = RecordedRun(text: "", script: InputScript(header: header))
    let textInput = AnswerRelay()
    let own = HostedRun.Surroundings(
      services: surroundings.services, textEngine: surroundings.textEngine, images: surroundings.images,
      textInput: RecordedTextInputHost(surroundings.textInput, replaying: nil) { textInput.note($0) })
    let relay = AnswerRelay()
    services.beginRun(replaying: nil) { relay.note($0) }
    run = HostedRun(content, size: size, scale: scale, date: header.date, in: own)
    textInput.answer = { [unowned self] in note($0) }
    relay.arrival = { [unowned self] in note($0) }
  }

  /// Passes notes to a `LiveRun`: `LiveRun.init` needs the closures before it is complete.
  @MainActor private final class AnswerRelay {
    var answer: (InputScript.Answer) -> Void = { _ in }
    var arrival: (InputScript.Arrival) -> Void = { _ in }

    func note(_ answer: InputScript.Answer) { self.answer(answer) }
    func note(_ arrival: InputScript.Arrival) { self.arrival(arrival) }
  }

  private func note(_ answer: InputScript.Answer) {
    recorder.record(answer)
    if takesLines { recorded.script.answers.append(answer) }
  }

  private func note(_ arrival: InputScript.Arrival) {
    recorder.record(arrival)
    guard takesLines else { return }
    recorded.script.arrivals.append(
      InputScript.FrameArrival(frame: recorded.script.frameTimes.count, arrival: arrival))
  }

  /// True if the last line of `recorder` is part of the script: neither its end nor `isFull` came before.
  private var takesLines: Bool { recorded.script.endTime == nil && !recorder.isFull }

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
    let input = pending.map { event in
      let written = recorder.record(TimedInputEvent(time: min(event.time, own), event: event.event))
      if takesLines { recorded.script.append(written) }
      return written
    }
    pending.removeAll(keepingCapacity: true)
    for answer in services.takeAnswers() { note(answer) }
    let frameTime = recorder.recordFrame(at: own)
    if takesLines { recorded.script.appendFrame(at: frameTime) }
    for event in input { marks.add(event) }
    let (frame, isPainted) = run.runFrame(at: own, input: input)
    recorded.append(frame, isPainted: isPainted)
    return frame.drawing
  }

  /// Ends the run at `time` on the clock of the window, and returns it with its script, which was collected line by line: O(1).
  func end(at time: Double) -> RecordedRun {
    recorded.script.endTime = recorder.end(at: max(0, time - start))
    services.endRun()
    run.end()
    recorded.text = recorder.text
    return recorded
  }
}
