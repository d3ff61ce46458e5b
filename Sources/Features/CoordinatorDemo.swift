import ScrollUI

/// Sample of coordinate spaces: the distance of each cell from the top of its scroll view, in the space `.scrollView`
/// on the left and in a named space on the right. Only `.scrollView` takes `contentMargins` into account.
struct CoordinatorDemo: View {
  var body: some View {
    HStack(spacing: 16) {
      VStack(spacing: 8) {
        Text("Space of the scroll view").font(.headline)
        ScrollView {
          ForEach(0..<30) { cell in
            CellView(number: cell, width: nil).overlay { Distance(space: .scrollView) }
          }
        }
        .frame(maxWidth: .infinity)
        .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 10))
        .contentMargins(30, for: .scrollContent)
      }
      VStack(spacing: 8) {
        Text("Named space").font(.headline)
        ScrollView {
          ForEach(0..<30) { cell in
            CellView(number: cell, width: nil).overlay { Distance(space: .named("MyScrollView")) }
          }
        }
        .frame(maxWidth: .infinity)
        .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 10))
        .contentMargins(30, for: .scrollContent)
        .coordinateSpace(.named("MyScrollView"))
      }
    }
    .lineLimit(1)
  }
}

/// Displays the distance of the view from the top of `space`, in points.
private struct Distance: View {
  let space: NamedCoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      if let distanceFromTop = proxy.bounds(of: space)?.minY {
        // `0 -` instead of `* -1`, which would display “-0”.
        Text(0 - distanceFromTop, format: .number.precision(.fractionLength(0)))
          .font(.title3.weight(.semibold))
          .monospacedDigit()
          .foregroundStyle(.white)
          .padding(.horizontal, 10)
          .background(.black.opacity(0.6), in: Capsule())
          .frame(width: proxy.size.width, height: proxy.size.height)
      }
    }
  }
}
