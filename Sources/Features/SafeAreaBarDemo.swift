import ScrollUI

/// Sample of `safeAreaBar(edge:content:)`: bars over a list, with the scroll edge effects of its rows.
struct SafeAreaBarDemo: View {
  var style = ScrollEdgeEffectStyle.soft
  var isHidden = false

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<200) { i in
          CellView(number: i, width: 240, height: 100)
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollEdgeEffectStyle(style, for: .all)
    .scrollEdgeEffectHidden(isHidden)
    .safeAreaBar(edge: .top) { bar("Rows") }
    .safeAreaBar(edge: .bottom) { bar("200 rows") }
  }

  private func bar(_ title: String) -> some View {
    Text(LocalizedStringKey(title))
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
  }
}
