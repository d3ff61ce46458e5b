import ScrollUI

/// Sample of `backgroundExtensionEffect(isEnabled:)`: a picture at the top of a page that extends under the sidebar and
/// the top bar.
struct BackgroundExtensionDemo: View {
  var isExtended = true
  var hasBar = true

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Hills()
          .frame(height: 220)
          .backgroundExtensionEffect(isEnabled: isExtended)
        VStack(spacing: 8) {
          ForEach(0..<40) { i in
            CellView(width: nil, height: 48, color: i.isMultiple(of: 2) ? .teal : .indigo)
              .idView(i)
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
    Text("Hills")
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(.black.opacity(0.16))
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: 14) {
      ForEach(["Mornings", "Evenings", "Rivers"], id: \.self) { Text($0) }
      Spacer()
    }
    .font(.subheadline)
    .foregroundStyle(.primary)
    .padding(16)
    .frame(width: 150, alignment: .leading)
    .background(.background.opacity(0.6))
  }
}

/// A landscape of three hill ranges below a setting sun.
private struct Hills: View {
  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .orange], startPoint: .top, endPoint: .bottom)
      Circle().fill(.yellow).frame(width: 64, height: 64).offset(x: -90, y: 10)
      HillLine(height: 0.45, waves: 1.6, phase: 0.2).fill(Color(red: 0.35, green: 0.22, blue: 0.42))
      HillLine(height: 0.6, waves: 1.1, phase: 1.7).fill(Color(red: 0.24, green: 0.17, blue: 0.36))
      HillLine(height: 0.78, waves: 2.3, phase: 3.1).fill(Color(red: 0.13, green: 0.12, blue: 0.26))
    }
  }
}

/// A hill range as a filled shape; `height` is the fraction of the bounds above it.
private struct HillLine: Shape {
  let height: Double
  let waves: Double
  let phase: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for step in 0...60 {
        let part = Double(step) / 60
        let rise = sin(part * waves * 2 * .pi + phase) * 0.09 + sin(part * waves * 5 + phase) * 0.03
        path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY + (height + rise) * rect.height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}
