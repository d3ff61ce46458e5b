import ScrollUI

/// A sample of `SpatialTapGesture`: a `Stage` that counts single and double taps and marks the last.
struct TapCard: View {
  @State private var singles = 0
  @State private var doubles = 0
  @State private var place: CGPoint?

  var body: some View {
    PageCard(title: "Taps", detail: Text("\(singles) single, \(doubles) double")) {
      Stage {
        ZStack(alignment: .topLeading) {
          Text("Tap or double-tap here")
            .font(GalleryStyle.hint)
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
          if let place {
            Circle()
              .fill(.accentText)
              .opacity(0.5)
              .frame(width: 26, height: 26)
              .offset(x: place.x - 13, y: place.y - 13)
          }
        }
        .contentShape(Rectangle())
        .gesture(
          SpatialTapGesture(count: 2)
            .onEnded {
              doubles += 1
              place = $0.location
            }
            .exclusively(
              before: SpatialTapGesture().onEnded {
                singles += 1
                place = $0.location
              }))
      }
    }
  }
}
