import ScrollUI

/// A sample of `MagnifyGesture` and `RotateGesture`: a `Tile` that two fingers or Control and the wheel change.
struct PinchCard: View {
  @State private var scale: CGFloat = 1
  @State private var angle = Angle.zero
  @GestureState private var pinch: CGFloat = 1
  @GestureState private var turn = Angle.zero

  var body: some View {
    PageCard(title: "Two fingers", detail: Text(verbatim: "\(Int((scale * pinch * 100).rounded())) %")) {
      Stage(height: 176) {
        Tile(illustration: .koi)
          .scaleEffect(max(0.3, min(3, scale * pinch)))
          .rotationEffect(angle + turn)
          .padding(.bottom, 24)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .overlay(alignment: .bottom) {
            Text("Pinch or Ctrl + wheel; double-click resets")
              .font(GalleryStyle.small)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
              .padding(.horizontal, 8)
              .padding(.bottom, 6)
          }
          .contentShape(Rectangle())
          .gesture(gesture)
          .onTapGesture(count: 2) {
            withAnimation(.snappy) {
              scale = 1
              angle = .zero
            }
          }
      }
    }
  }

  private var gesture: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, state, _ in state = value.magnification }
      .onEnded { scale = max(0.3, min(3, scale * $0.magnification)) }
      .simultaneously(
        with: RotateGesture()
          .updating($turn) { value, state, _ in state = value.rotation }
          .onEnded { angle += $0.rotation })
  }
}
