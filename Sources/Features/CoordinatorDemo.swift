import ScrollUI

/// How far each cell is from the top of the scroll view: in the scroll view's own space, and in one that was given a name.
/// The first knows of the margins, the second does not.
struct CoordinatorDemo: View {
  var body: some View {
    HStack(spacing: 16) {
      VStack(spacing: 8) {
        Text("The scroll view’s").font(.headline)
        ScrollView {
          ForEach(0..<30) { _ in
            CellView(color: .blue).overlay { Distance(space: .scrollView) }
          }
        }
        .frame(maxWidth: .infinity)
        .border(.blue)
        .contentMargins(30, for: .scrollContent)
      }
      VStack(spacing: 8) {
        Text("A named space").font(.headline)
        ScrollView {
          ForEach(0..<30) { _ in
            CellView(color: .indigo).overlay { Distance(space: .named("MyScrollView")) }
          }
        }
        .frame(maxWidth: .infinity)
        .border(.blue)
        .contentMargins(30, for: .scrollContent)
        .coordinateSpace(.named("MyScrollView"))
      }
    }
    .lineLimit(1)
  }
}

/// The distance of a view from the top of a space around it.
private struct Distance: View {
  let space: NamedCoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      if let distanceFromTop = proxy.bounds(of: space)?.minY {
        // Not `* -1`, which makes a negative nothing of nothing.
        Text(0 - distanceFromTop, format: .number.precision(.fractionLength(0)))
          .font(.title3)
          .monospacedDigit()
          .foregroundStyle(.white)
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }
}

extension FeatureDemos {
  package static var coordinateSpaces: some View { CoordinatorDemo() }
}
