import ScrollUI

/// Sample of `scrollIndicatorsFlash`: the indicators flash when the list appears and each time a row is removed.
struct ScrollIndicatorsFlashDemo: View {
  @State private var items = (0..<50).map { Item(n: $0) }

  var body: some View {
    VStack {
      Button("Remove first") {
        guard !items.isEmpty else { return }
        items.removeFirst()
      }
      .buttonStyle(.bordered)
      ScrollView {
        ForEach(items) { item in
          CellView(number: item.n)
            .frame(maxWidth: .infinity)
        }
      }
      .animation(.bouncy, value: items.count)
    }
    .padding(.horizontal, 10)
    .scrollIndicatorsFlash(onAppear: true)
    .scrollIndicatorsFlash(trigger: items.count)
  }
}
