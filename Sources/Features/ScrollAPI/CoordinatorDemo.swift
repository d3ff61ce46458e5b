import ScrollUI

/// Cards that show their distance from the top of a `NamedCoordinateSpace`.
struct CoordinatorDemo: View {
  /// The space that the distances are measured in: `.scrollView`, or the space with a name that this view declares.
  var space: NamedCoordinateSpace
  /// The margins of the content, in points.
  var margin: CGFloat = 30

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        ForEach(0..<30) { index in
          Picture(.at(index))
            .frame(height: 100)
            .overlay { Distance(space: space) }
            .sceneCaption(index)
        }
      }
    }
    .contentMargins(margin, for: .scrollContent)
    // `.scrollView` begins at the margins, a named space at the frame.
    .coordinateSpace(.named("list"))
  }
}

/// Displays the distance of the view from the top of `space`, in points.
private struct Distance: View {
  let space: NamedCoordinateSpace

  var body: some View {
    GeometryReader { proxy in
      if let top = proxy.bounds(of: space)?.minY {
        // `0 -` instead of `* -1`, which would display “-0”.
        Text("\(0 - top, format: .number.precision(.fractionLength(0))) pt")
          .font(.subheadline.weight(.semibold))
          .monospacedDigit()
          .foregroundStyle(Color.white)
          .padding(.horizontal, 10)
          .padding(.vertical, 3)
          .background(.black.opacity(0.64), in: Capsule())
          .padding(8)
      }
    }
  }
}
