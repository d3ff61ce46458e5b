import ScrollInstruments
import ScrollUI

/// The panel of the recorder below the page: `RecorderBar`, `RecorderTimeline` and `RecorderFooter`, or a `RecorderForm`.
struct RecorderPanel: View {
  /// The height in points, the same in all modes.
  static let height: CGFloat = 176

  let recorder: RecorderModel
  let isCompact: Bool
  /// Calls `RecorderModel.record(from:)` with the page that is shown.
  let record: @MainActor () -> Void
  let close: @MainActor () -> Void

  @Environment(\.runServices) private var services
  @Environment(\.frameClock) private var clock
  @FocusState private var isRecordFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      content
        .padding(EdgeInsets(top: 6, leading: margin, bottom: 8, trailing: margin))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    .frame(height: Self.height)
    .background(.sidebar)
    .defaultFocus($isRecordFocused, true)
    .onChange(of: stage.activity) { isRecordFocused = false }
    .onAppear { recordIfRequested() }
    .onKeyPress(phases: [.down, .repeat]) { handle($0) }
  }

  private var stage: RunRecorder { recorder.stage }

  private var margin: CGFloat { isCompact ? GalleryStyle.compactMargin : 16 }

  @ViewBuilder private var content: some View {
    switch recorder.mode {
    case _ where services == nil: RecorderOffNote(close: close)
    case .timeline:
      VStack(spacing: 6) {
        RecorderBar(
          recorder: recorder, isCompact: isCompact, isRecordFocused: $isRecordFocused, toggleRecording: toggleRecording,
          save: save, close: close)
        RecorderTimeline(stage: stage)
        RecorderFooter(recorder: recorder, isCompact: isCompact)
      }
    case .saving: RecorderSaveForm(recorder: recorder) { if let services { recorder.save(with: services) } }
    case .opening: RecorderOpenForm(recorder: recorder) { if let services { recorder.open(with: services) } }
    case .confirming(let action):
      RecorderConfirmation(recorder: recorder, action: action, save: save, record: record)
    }
  }

  private func toggleRecording() {
    switch stage.activity {
    case .empty, .paused, .playing: record()
    case .recording, .opening, .replaying: stage.stop()
    }
  }

  private func recordIfRequested() {
    guard recorder.recordsWhenShown else { return }
    recorder.recordsWhenShown = false
    record()
  }

  private func save() { recorder.beginSaving(at: clock?.now ?? Date()) }

  // MARK: Keys

  /// Handles the keys of the recorder. The keys of the page stay with the page while `RecorderModel.showsStage` is false.
  private func handle(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.subtracting(.shift).isEmpty else { return .ignored }
    if press.key == .escape { return handleEscape() }
    guard recorder.showsStage, recorder.mode == .timeline else { return .ignored }
    let isFast = press.modifiers.contains(.shift)
    switch press.key {
    case .leftArrow: stage.step(by: isFast ? -10 : -1)
    case .rightArrow: stage.step(by: isFast ? 10 : 1)
    case .home: stage.seek(to: 0)
    case .end: stage.seek(to: stage.frameCount - 1)
    default: return press.phase == .down ? handleCommand(press.key) : .ignored
    }
    return .handled
  }

  private func handleCommand(_ key: KeyEquivalent) -> KeyPress.Result {
    switch key {
    case .space: recorder.togglePlaying()
    case "r": toggleRecording()
    case "c": stage.replay()
    case "s": save()
    case "o": recorder.beginOpening()
    default: return .ignored
    }
    return .handled
  }

  private func handleEscape() -> KeyPress.Result {
    if recorder.mode != .timeline {
      recorder.cancel()
    } else if stage.activity == .opening || stage.activity == .replaying || stage.activity == .playing {
      stage.stop()
    } else {
      return .ignored
    }
    return .handled
  }
}
