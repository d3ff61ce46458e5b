import ScrollUI

/// Cards with wide shadows, which reach out of their scroll view while it does not clip its content.
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

extension FeatureDemos {
  package static var clipDisable: some View { ScrollClipDisableDemo() }
}
