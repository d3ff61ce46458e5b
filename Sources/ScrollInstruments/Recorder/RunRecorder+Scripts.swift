import Engine
import ScrollScripts

extension RunRecorder {
  /// The number of frames of a script that `windowFrame(at:)` runs.
  private static let framesPerWindowFrame = 4

  /// Opens the bytes of a file, and runs its `InputScript` to obtain its frames.
  ///
  /// - Throws: The first line with an error. The present recording is kept then.
  package func open(_ data: Data) throws(InputScriptError) {
    let script = try InputScript(parsing: data)
    close()
    var run = RecordedRun(text: String(decoding: data, as: UTF8.self), script: script)
    run.script.cutLine = nil
    filled = run
    scriptMarks = InputMarks(script.events)
    pendingScript = script
    if let line = script.cutLine { notice = .cutLine(line) }
    activity = .opening
  }

  /// Runs the script of `run` again with new views, and compares each frame by `RecordedFrame.isIdentical(to:)`.
  package func replay() {
    guard let run, activity == .paused || activity == .playing else { return }
    playStart = nil
    comparison = Comparison(identical: 0, total: run.frames.count)
    progress = 0
    pendingScript = run.script
    activity = .replaying
  }

  /// Runs the next frames of `scripted`.
  func stepScript(at windowTime: Double) {
    guard let scripted else { return }
    for _ in 0..<Self.framesPerWindowFrame {
      switch scripted.step(at: windowTime) {
      case .waiting:
        return
      case .finished:
        finishScript(scripted)
        return
      case .frame((let frame, let isPainted)):
        take(frame, isPainted: isPainted)
        if filled?.hasReached(limits) == true {
          notice = .limitReached
          finishScript(scripted)
          return
        }
      }
    }
    progress = scripted.progress
  }

  private func take(_ frame: RecordedFrame, isPainted: Bool) {
    hosted?.drawing = frame.drawing
    time = frame.time
    if activity == .opening {
      filled?.append(frame, isPainted: isPainted)
      if let scripted { tracks.add(offsetsBelow: scripted.run.pipeline.root, at: frame.time) }
      frameCount = filled?.frames.count ?? 0
      position = max(0, frameCount - 1)
    } else {
      compare(frame)
    }
  }

  private func compare(_ frame: RecordedFrame) {
    guard var comparison, let frames = run?.frames else { return }
    let index = frame.line.frame
    position = min(index, frames.count - 1)
    if index < frames.count, frames[index].isIdentical(to: frame) {
      comparison.identical += 1
    } else if comparison.firstDifference == nil {
      comparison.firstDifference = index
    }
    self.comparison = comparison
  }

  private func finishScript(_ scripted: HostedReplay) {
    if scripted.missesArrival { notice = .missingArrival }
    if activity == .opening { return finishOpening() }
    // A run that ended early lacks frames.
    if var comparison, comparison.firstDifference == nil, scripted.run.frameCount < comparison.total {
      comparison.firstDifference = scripted.run.frameCount
      self.comparison = comparison
    }
    endRuns()
    show(position)
    activity = .paused
  }

  func finishOpening() {
    guard let filled, !filled.frames.isEmpty else { return close() }
    endRuns()
    keep(filled)
  }
}
