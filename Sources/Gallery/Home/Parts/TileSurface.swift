import ScrollUI

/// A surface of a miniature, such as a row or a card: `window`, or `accentFill` if `isHighlighted` is true.
struct TileSurface: View {
  var cornerRadius: CGFloat = 8
  var isHighlighted = false

  var body: some View {
    RoundedRectangle(cornerRadius: cornerRadius)
      .fill(isHighlighted ? AnyShapeStyle(.accentFill) : AnyShapeStyle(.window))
      .overlay { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(GalleryColor.separator, lineWidth: 1) }
  }
}

/// The rounded `value` in monospaced digits, on a `Capsule` with `accentFill` if `isPill` is true.
struct TileFigure: View {
  let value: CGFloat
  var size: CGFloat = 11
  var isPill = false

  var body: some View {
    Text(verbatim: Int(value.rounded()).formatted())
      .font(.system(size: size, weight: .semibold))
      .monospacedDigit()
      .foregroundStyle(isPill ? AnyShapeStyle(Color.white) : AnyShapeStyle(ForegroundStyle()))
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, isPill ? 7 : 0)
      .frame(height: isPill ? size + 8 : nil)
      .background { if isPill { Capsule().fill(.accentFill) } }
  }
}
