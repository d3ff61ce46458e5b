import ScrollUI

/// A title with a button that calls `RecorderModel.cancel()`, and the content of a form below.
struct RecorderForm<Content: View>: View {
  let title: LocalizedStringKey
  let recorder: RecorderModel
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(title).font(GalleryStyle.label).fontWeight(.semibold)
        Spacer()
        BarButton(name: "Cancel (Esc)", symbol: "xmark") { recorder.cancel() }
      }
      .frame(height: 32)
      content
    }
  }
}

/// The text field of a path in a `RecorderForm`.
struct RecorderPathField: View {
  let recorder: RecorderModel
  let isFocused: FocusState<Bool>.Binding
  let submit: @MainActor () -> Void

  var body: some View {
    TextField("Path of the file", text: Binding(get: { recorder.path }, set: { recorder.path = $0 }))
      .textFieldStyle(.plain)
      .font(GalleryStyle.hint)
      .focused(isFocused)
      .onSubmit(submit)
      .onKeyPress(.escape) {
        recorder.cancel()
        return .handled
      }
      .padding(.horizontal, 8)
      .frame(height: 30)
      .background(.window, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
      .overlay { RoundedRectangle(cornerRadius: GalleryStyle.chipRadius).strokeBorder(.controlEdge, lineWidth: 1) }
  }
}

/// The `RecorderModel.Message`, or a hint.
struct RecorderFileMessage: View {
  let recorder: RecorderModel
  let hint: LocalizedStringKey

  var body: some View {
    switch recorder.message {
    case .notSaved(let reason): error(Text("Not saved: \(reason)"))
    case .notOpened(let reason): error(Text("Not opened: \(reason)"))
    case .exists: error(Text("A file with this name exists."))
    case .saved, nil: Text(hint).font(GalleryStyle.small).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private func error(_ text: Text) -> some View {
    RecorderLine(symbol: "exclamationmark.triangle.fill", style: .destructiveText, text: text)
  }
}

/// A button of a `RecorderForm`.
struct FormButton: View {
  let title: LocalizedStringKey
  var isDefault = false
  let action: @MainActor () -> Void
  @Environment(\.textScale) private var textScale

  init(_ title: LocalizedStringKey, isDefault: Bool = false, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isDefault = isDefault
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Text(title).font(GalleryStyle.small).fontWeight(.medium).lineLimit(1).chip(textScale)
    }
    .buttonStyle(SurfaceButtonStyle(isSelected: isDefault, hasEdge: true))
  }
}
