import ScrollUI

extension View {
  /// A constant frame around text: `width` and `height` are in points at the standard size of text, and grow with it.
  func textFrame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    modifier(TextFrameModifier(width: width, height: height, alignment: alignment))
  }
}

private struct TextFrameModifier: ViewModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  @Environment(\.textScale) private var scale

  func body(content: Content) -> some View {
    content.frame(width: width.map { $0 * scale }, height: height.map { $0 * scale }, alignment: alignment)
  }
}
