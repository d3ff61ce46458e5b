import ScrollUI

/// The question of `RecorderModel.Mode.confirming`.
struct RecorderConfirmation: View {
  let recorder: RecorderModel
  let action: RecorderModel.Drop
  let save: @MainActor () -> Void
  let record: @MainActor () -> Void

  var body: some View {
    RecorderForm(title: "The recording is not saved", recorder: recorder) {
      Text("Save it first, or drop it.").font(GalleryStyle.hint).foregroundStyle(.secondary)
      HStack(spacing: 8) {
        FormButton("Save…", isDefault: true, action: save)
        switch action {
        case .record: FormButton("Record anyway", action: record)
        case .open: FormButton("Open anyway") { recorder.beginOpening() }
        case .leave: FormButton("Drop it") { recorder.leave() }
        }
      }
      Spacer(minLength: 0)
    }
  }
}
