import ScrollUI

/// The form of `RecorderModel.Mode.opening`.
struct RecorderOpenForm: View {
  let recorder: RecorderModel
  let open: @MainActor () -> Void
  @FocusState private var isFocused: Bool

  var body: some View {
    RecorderForm(title: "Open a recording", recorder: recorder) {
      list
      HStack(spacing: 8) {
        RecorderPathField(recorder: recorder, isFocused: $isFocused, submit: open)
        FormButton("Open", isDefault: true, action: open)
      }
      RecorderFileMessage(recorder: recorder, hint: "A file of scrolldemo --record opens as well.")
    }
    .defaultFocus($isFocused, true)
  }

  private var list: some View {
    ScrollView {
      VStack(spacing: 0) {
        if recorder.files.isEmpty {
          Text("No recordings are saved in this folder.")
            .font(GalleryStyle.small).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
            .padding(.horizontal, 8)
        }
        ForEach(recorder.files) { file in
          Button {
            recorder.path = file.path
            open()
          } label: {
            Text(verbatim: file.name)
              .font(GalleryStyle.small).lineLimit(1)
              .frame(maxWidth: .infinity, minHeight: 26, alignment: .leading)
              .padding(.horizontal, 8)
          }
          .buttonStyle(.surface)
        }
      }
      .focusGroup()
    }
    .frame(maxHeight: .infinity)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
  }
}
