import ScrollUI

extension View {
  /// Draws a focus ring inside of the view, for a view at an edge of the window or beside views that cover a `FocusRing`.
  func innerFocusRing(_ isShown: Bool, cornerRadius: CGFloat = 0) -> some View {
    overlay {
      if isShown {
        RoundedRectangle(cornerRadius: cornerRadius)
          .strokeBorder(.accentText, lineWidth: 2)
          .allowsHitTesting(false)
      }
    }
  }
}
