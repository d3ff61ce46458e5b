import ScrollUI

/// A sample of `onLongPressGesture`: a lantern that a press of `duration` lights and puts out, with a `HoldRing`.
struct LongPressCard: View {
  @State private var isOn = false
  @State private var isPressing = false

  /// The time for which the press is held, in seconds.
  private static let duration = 0.8

  var body: some View {
    PageCard(title: "Long press", detail: Text(isPressing ? "Hold …" : isOn ? "Lit" : "Out")) {
      Stage(height: 124) {
        Thumbnail(illustration: .lantern, side: 72, radius: 36)
          .opacity(isOn ? 1 : 0.35)
          .overlay {
            HoldRing(outline: Circle(), isPressing: isPressing, duration: Self.duration)
              .rotationEffect(.degrees(-90))
              .padding(-8)
          }
          .animation(.snappy, value: isOn)
          .onLongPressGesture(minimumDuration: Self.duration) {
            isOn.toggle()
          } onPressingChanged: {
            isPressing = $0
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}
