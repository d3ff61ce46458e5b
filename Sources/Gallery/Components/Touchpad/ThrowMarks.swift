import ScrollUI

/// `TouchpadLab.predicted` and `rest` as lines in the scrolled content. They come to rest in the middle of the viewport, at the `MiddlePointers`.
struct ThrowMarks: View {
  let lab: TouchpadLab
  /// The height of the viewport in points.
  let viewport: CGFloat

  var body: some View {
    ZStack(alignment: .top) {
      if let predicted = lab.predicted {
        mark("Predicted", width: 5, opacity: 0.35, alignment: .bottomLeading)
          .offset(y: CGFloat(predicted) + viewport / 2)
      }
      if let rest = lab.rest {
        mark("Rest", width: 1.5, opacity: 1, alignment: .topTrailing)
          .offset(y: CGFloat(rest) + viewport / 2)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }

  /// A line without height in the layout, with `title` above it at the leading or below it at the trailing end.
  private func mark(_ title: LocalizedStringKey, width: CGFloat, opacity: Double, alignment: Alignment) -> some View {
    Color.clear
      .frame(maxWidth: .infinity)
      .frame(height: 0)
      .overlay { Rectangle().fill(.accentText).opacity(opacity).frame(height: width) }
      .overlay(alignment: alignment) {
        Text(title)
          .font(GalleryStyle.small.weight(.semibold))
          .foregroundStyle(.accentText)
          .lineLimit(1)
          .padding(.horizontal, 8)
          .padding(.vertical, 2)
          .background(.window, in: RoundedRectangle(cornerRadius: GalleryStyle.chipRadius))
          .padding(6)
      }
  }
}

/// Triangles at both edges of the viewport of `ThrowMarks` that point at its middle.
struct MiddlePointers: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    // Points.
    let length: CGFloat = 7
    var path = Path()
    for (edge, tip) in [(rect.minX, rect.minX + length), (rect.maxX, rect.maxX - length)] {
      path.move(to: CGPoint(x: edge, y: rect.midY - length * 0.7))
      path.addLine(to: CGPoint(x: tip, y: rect.midY))
      path.addLine(to: CGPoint(x: edge, y: rect.midY + length * 0.7))
      path.closeSubpath()
    }
    return path
  }
}
