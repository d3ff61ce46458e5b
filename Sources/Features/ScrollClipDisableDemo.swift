import ScrollUI

/// Sample of `scrollClipDisabled(_:)`: the wide shadows of cards exceed the bounds of their scroll view.
struct ScrollClipDisableDemo: View {
  @State private var disable = true

  var body: some View {
    VStack {
      Toggle("Clip Disable", isOn: $disable)
        .padding(20)
      ScrollView {
        ForEach(0..<10) { i in
          CellView()
            .idView(i)
            .shadow(color: .black, radius: 50)
        }
      }
    }
    .scrollClipDisabled(disable)
  }
}
