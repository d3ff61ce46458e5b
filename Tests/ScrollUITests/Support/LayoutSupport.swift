import Engine
import ScrollUI
import ScrollUITesting

/// Shows `content` at the top left corner of a window, in text of ten points: a character is 5 wide, a line 10 high.
@MainActor package func show<Content: View>(
  _ width: CGFloat = 400, _ height: CGFloat = 400, @ViewBuilder _ content: @escaping () -> Content
) -> TestWindow {
  TestWindow(width: width, height: height) {
    content().font(.system(size: 10))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// The size of a view for a proposal, in text of ten points.
@MainActor package func size<Content: View>(of view: Content, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
  let window = TestWindow { view.font(.system(size: 10)).probe("view") }
  return window.node("view").sizeThatFits(ProposedViewSize(width: width, height: height))
}

package func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A view of a fixed size that is drawn, receives hits and can be found by name.
@MainActor package func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height).probe(name)
}
