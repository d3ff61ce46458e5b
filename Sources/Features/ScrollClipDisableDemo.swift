import ScrollUI

/// Sample of `scrollClipDisabled(_:)`: the wide shadows of cards exceed the bounds of their scroll view.
struct ScrollClipDisableDemo: View {
  @State private var disable = true

  var body: some View {
    VStack {
      Toggle("Draw outside the scroll view", isOn: $disable)
        .padding(20)
      ScrollView {
        VStack(spacing: 24) {
          ForEach(0..<10) { i in
            CellView(number: i, width: 260, height: 150)
              .shadow(color: .black.opacity(0.45), radius: 24, y: 10)
          }
        }
        .frame(maxWidth: .infinity)
      }
      .frame(maxWidth: 360)
    }
    .scrollClipDisabled(disable)
  }
}
