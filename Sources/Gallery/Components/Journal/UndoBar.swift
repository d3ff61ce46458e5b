import ScrollUI

/// A note of a `Journal.Deletion` with a button for `Journal.undo()`.
struct UndoBar: View {
  let title: String
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 16) {
      Text("Deleted “\(title)”").font(GalleryStyle.label).lineLimit(1)
      Button("Undo", action: undo).buttonStyle(.plain).font(.system(size: 14, weight: .semibold))
        .foregroundStyle(Color(hex: 0x8FC4FF))
    }
    .foregroundStyle(Color.white)
    .padding(.horizontal, 18)
    .frame(height: 44)
    .background(Capsule().fill(Color(hex: 0x2A2A2D)).shadow(color: .black.opacity(0.25), radius: 8, y: 3))
    .padding(16)
  }
}
