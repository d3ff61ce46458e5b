import ScrollUI

/// Sample of `onScrollTargetVisibilityChange`: the identities of the visible rows of a `scrollTargetLayout`.
struct ScrollTargetLayoutDemo: View {
  @State private var isEnabled = true
  @State private var items = (0..<60).map { Item(n: $0) }
  @State private var visible: [UUID] = []

  var body: some View {
    VStack(spacing: 12) {
      Toggle("Target layout", isOn: $isEnabled)
      LiveValue(title: "At least half visible", value: names)
        .frame(maxWidth: .infinity, alignment: .leading)
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(items) { item in
            CellView(number: item.n, width: 240, height: 90, isMarked: visible.contains(item.id))
          }
        }
        .padding(.vertical, 10)
        .scrollTargetLayout(isEnabled: isEnabled)
      }
      .border(Color.gray.opacity(0.4))
      .onScrollTargetVisibilityChange(idType: UUID.self) { visible = $0 }
    }
  }

  private var names: String {
    let numbers = items.filter { visible.contains($0.id) }.map { "\($0.n)" }
    return numbers.isEmpty ? "none" : numbers.joined(separator: ", ")
  }
}
