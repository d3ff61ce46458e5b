import Engine
import ScrollScripts

extension RunRecorder: HostedFrames {
  package var wantsFrame: Bool {
    if pendingStart != nil || pendingScript != nil || scripted != nil || activity == .playing { return true }
    return live?.wantsFrame ?? false
  }

  package var nextDeadline: Double? { live?.nextDeadline }

  package func take(_ event: TimedInputEvent) { live?.take(event) }

  package func windowFrame(at time: Double) {
    windowTime = time
    guard let hosted, let node = hosted.node, node.size.width >= 1, node.size.height >= 1 else { return }
    startPending(at: time, in: node)
    if let live {
      runLive(live, at: time, in: node)
    } else if scripted != nil {
      stepScript(at: time)
    } else if activity == .playing {
      advancePlayhead(at: time)
    }
  }

  /// Creates the run that was requested since the last frame.
  private func startPending(at time: Double, in node: DelegatedNode) {
    guard pendingStart != nil || pendingScript != nil, let services, let pipeline = node.host else { return }
    let surroundings = HostedRun.Surroundings(
      services: services, textEngine: pipeline.services.textEngine, images: images,
      textInput: pipeline.services.textInputHost.map { HostedTextInputHost($0, in: node) } ?? MemoryTextInputHost())
    if let start = pendingStart {
      pendingStart = nil
      hosted?.takesInput = true
      live = HostedRecording(
        content(start), start: start, size: node.size, scale: pipeline.services.scale, at: time, in: surroundings)
      live?.run.pipeline.input.hover.add(self)
    } else if let script = pendingScript {
      pendingScript = nil
      if let tasks = script.header.tasks, tasks != services.taskPool { notice = .otherTasks }
      scripted = HostedReplay(script, content: content(script.header.start), in: surroundings)
    }
  }

  private func runLive(_ live: HostedRecording, at time: Double, in node: DelegatedNode) {
    guard let drawing = live.windowFrame(at: time, size: node.size, scale: node.host?.services.scale ?? 1) else {
      return
    }
    hosted?.drawing = drawing
    tracks.add(offsetsBelow: live.run.pipeline.root, at: live.recorded.duration)
    frameCount = live.recorded.frames.count
    position = frameCount - 1
    self.time = live.recorded.duration
    if live.recorded.hasReached(limits) || live.isFull {
      notice = .limitReached
      finishRecording()
    } else if live.run.isTerminated {
      finishRecording()
    }
  }

  private func advancePlayhead(at windowTime: Double) {
    guard let run else { return }
    let start = playStart ?? windowTime - time
    playStart = start
    let now = windowTime - start
    guard let index = run.frameIndex(at: now) else { return }
    if index != position { show(index) }
    time = min(now, run.duration)
    if index == run.frames.count - 1 { pause() }
  }
}

extension RunRecorder: HoverObserver {
  package func pointerShapeDidChange(to shape: PointerShape) { hosted?.pointerShape = shape }
}
