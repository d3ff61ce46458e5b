import ScrollUI

/// Sample of `backgroundExtensionEffect(isEnabled:)`: a picture at the top of a page that extends under the sidebar and
/// the top bar.
struct BackgroundExtensionDemo: View {
  var isExtended = true
  var hasBar = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Picture(.mountains)
          .frame(height: 220)
          .backgroundExtensionEffect(isEnabled: isExtended)
        VStack(spacing: 8) {
          ForEach(0..<40) { i in
            CellView(number: i, width: nil, height: 80).frame(maxWidth: 280)
          }
        }
        .contentMargins(for: .container, edges: .horizontal)
      }
      .padding(.bottom, 16)
    }
    .scrollEdgeEffectHidden()
    .safeAreaInset(edge: .leading, spacing: 0) { column }
    .safeAreaInset(edge: .top, spacing: 0) { if hasBar { bar } }
  }

  private var bar: some View {
    Text("Mountains")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(.black.opacity(0.45))
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(["Mornings", "Evenings", "Rivers"], id: \.self) { Label($0, systemImage: "photo") }
      Spacer()
    }
    .font(.subheadline)
    .foregroundStyle(.primary)
    .padding(16)
    .frame(width: 150, alignment: .leading)
    .background(.background.opacity(0.6))
  }
}
