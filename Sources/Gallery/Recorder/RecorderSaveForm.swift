import ScrollUI

/// The form of `RecorderModel.Mode.saving`.
struct RecorderSaveForm: View {
  let recorder: RecorderModel
  let save: @MainActor () -> Void
  @FocusState private var isFocused: Bool
  @Environment(\.copyText) private var copyText

  var body: some View {
    RecorderForm(title: "Save the recording", recorder: recorder) {
      HStack(spacing: 8) {
        RecorderPathField(recorder: recorder, isFocused: $isFocused, submit: save)
        FormButton("Copy the path") { copyText(recorder.path) }
        FormButton(recorder.message == .exists ? "Replace" : "Save", isDefault: true, action: save)
      }
      RecorderFileMessage(recorder: recorder, hint: "The file plays again frame by frame: scrolldemo --replay FILE")
      Spacer(minLength: 0)
    }
    .defaultFocus($isFocused, true)
  }
}
