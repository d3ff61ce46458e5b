import ScrollUI

/// The content of a `RecorderPanel` without `RunServices`: in a recording, and in a program with `--record` or `--replay`.
struct RecorderOffNote: View {
  let close: @MainActor () -> Void

  var body: some View {
    HStack(alignment: .top) {
      Text("The recorder is off while this window itself is recorded or replayed.")
        .font(GalleryStyle.hint)
        .foregroundStyle(.secondary)
        .padding(.top, 8)
      Spacer()
      BarButton(name: "Close the recorder (Ctrl R)", symbol: "xmark", action: close)
    }
  }
}
