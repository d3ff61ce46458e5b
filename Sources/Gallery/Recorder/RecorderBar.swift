import ScrollInstruments
import ScrollUI

/// The buttons of the recorder, with `RecorderStatus`.
struct RecorderBar: View {
  let recorder: RecorderModel
  let isCompact: Bool
  let isRecordFocused: FocusState<Bool>.Binding
  let toggleRecording: @MainActor () -> Void
  let save: @MainActor () -> Void
  let close: @MainActor () -> Void

  private var stage: RunRecorder { recorder.stage }

  var body: some View {
    HStack(spacing: isCompact ? 0 : 4) {
      recordButton
      transport.disabled(!canReview)
      if isCompact {
        RecorderPosition(stage: stage).padding(.leading, 4)
      } else {
        RecorderStatus(stage: stage).padding(.leading, 8)
      }
      Spacer(minLength: 4)
      compareButton.disabled(!canReview)
      BarButton(name: "Open a recording (O)", symbol: "folder") { recorder.beginOpening() }
        .disabled(isBusy)
      BarButton(name: "Save the recording (S)", symbol: "square.and.arrow.down", action: save)
        .disabled(!canReview)
      if recorder.showsStage, !isBusy {
        BarButton(name: "Back to the page", symbol: "arrow.uturn.backward") { recorder.leave() }
      }
      BarButton(name: closeName, symbol: "xmark", action: close).disabled(isBusy)
    }
    .frame(minHeight: 32)
  }

  /// True while a run is in progress; `toggleRecording` ends it.
  private var isBusy: Bool {
    switch stage.activity {
    case .recording, .opening, .replaying: true
    case .empty, .paused, .playing: false
    }
  }

  /// The name of the button that closes the panel. Without a recording its key starts a recording.
  private var closeName: String {
    stage.activity == .empty ? "Close the recorder" : "Close the recorder (Ctrl R)"
  }

  private var canReview: Bool { stage.hasRecording && !isBusy && stage.activity != .empty }

  private var recordButton: some View {
    Button(action: toggleRecording) {
      HStack(spacing: 6) {
        Image(systemName: isBusy ? "stop.fill" : "record.circle")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(.destructiveText)
        if !isCompact { Text(isBusy ? "Stop" : "Record").font(GalleryStyle.small).fontWeight(.medium).lineLimit(1) }
      }
      .padding(.horizontal, isCompact ? 0 : 10)
      .frame(minWidth: isCompact ? 36 : 84, minHeight: 30)
    }
    .buttonStyle(SurfaceButtonStyle(hasEdge: true))
    .focused(isRecordFocused)
    .help(recordHelp)
    .padding(.trailing, isCompact ? 2 : 6)
  }

  private var recordHelp: LocalizedStringKey {
    switch stage.activity {
    case .recording: "Stop (Ctrl R)"
    case .opening, .replaying: "Stop (Esc)"
    case .empty: "Record this page from its start (Ctrl R)"
    case .paused, .playing: "Record this page from its start (R)"
    }
  }

  private var transport: some View {
    HStack(spacing: 0) {
      BarButton(name: "One frame back (←)", symbol: "backward.frame.fill") { stage.step(by: -1) }
      BarButton(
        name: stage.activity == .playing ? "Pause (Space)" : "Play (Space)",
        symbol: stage.activity == .playing ? "pause.fill" : "play.fill"
      ) { recorder.togglePlaying() }
      BarButton(name: "One frame forward (→)", symbol: "forward.frame.fill") { stage.step(by: 1) }
    }
  }

  @ViewBuilder private var compareButton: some View {
    if isCompact {
      BarButton(name: "Replay and compare (C)", symbol: "checkmark.circle") { stage.replay() }
    } else {
      Button {
        stage.replay()
      } label: {
        HStack(spacing: 6) {
          Image(systemName: "checkmark.circle").font(.system(size: 14, weight: .semibold))
          Text("Replay and compare").font(GalleryStyle.small).fontWeight(.medium).lineLimit(1)
        }
        .padding(.horizontal, 10)
        .frame(minHeight: 30)
      }
      .buttonStyle(SurfaceButtonStyle(hasEdge: true))
      .help("Run the recorded input again and compare every frame (C)")
    }
  }
}

/// The frame at the playhead, or the progress of a run, in few characters.
struct RecorderPosition: View {
  let stage: RunRecorder

  var body: some View {
    HStack(spacing: 4) {
      switch stage.activity {
      case .empty: EmptyView()
      case .recording:
        Image(systemName: "circle.fill").font(.system(size: 9)).foregroundStyle(.destructiveText)
        Text(verbatim: "\(stage.frameCount)")
      case .opening: Text(verbatim: "\(Int(stage.progress * 100))%")
      case .replaying, .paused, .playing: Text(verbatim: "\(stage.position + 1)/\(stage.frameCount)")
      }
    }
    .font(GalleryStyle.small)
    .monospacedDigit()
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}

/// The time and the frame at the playhead, or the progress of a run.
struct RecorderStatus: View {
  let stage: RunRecorder

  var body: some View {
    HStack(spacing: 6) {
      switch stage.activity {
      case .empty: Text("Nothing is recorded yet.").foregroundStyle(.secondary)
      case .recording:
        Image(systemName: "circle.fill").font(.system(size: 9)).foregroundStyle(.destructiveText)
        Text("Recording: frame \(stage.frameCount)")
      case .opening: Text("Opening: \(Int(stage.progress * 100))%")
      case .replaying: Text("Replaying: frame \(stage.position + 1) of \(stage.frameCount)")
      case .paused, .playing:
        Text("\(stage.time, specifier: "%.2f") of \(stage.duration, specifier: "%.2f") s")
        Text("Frame \(stage.position + 1) of \(stage.frameCount)").foregroundStyle(.secondary)
      }
    }
    .font(GalleryStyle.small)
    .monospacedDigit()
    .lineLimit(1)
  }
}
