import ScrollUI

/// A key drawn as a key cap, with letters in the role `text` on the role `window`. The surface is opaque: the letter has the same contrast on a window, a chip and an accent fill.
struct KeyCap: View {
  let text: String

  private static let shape = RoundedRectangle(cornerRadius: 4)

  var body: some View {
    Text(verbatim: text)
      .font(GalleryStyle.keyCap)
      .lineLimit(1)
      .foregroundStyle(.text)
      .padding(.horizontal, 5)
      .padding(.vertical, 1)
      .background(.window, in: Self.shape)
      .overlay(Self.shape.strokeBorder(.controlEdge, lineWidth: 1))
  }
}

extension View {
  /// Shows `key` over the top trailing corner of a control, if `isShown`. The cap takes no room and no presses, so that the controls stay
  /// in place when `GalleryModel.showsKeys` changes.
  func keyCap(_ key: Character?, isShown: Bool) -> some View {
    overlay(alignment: .topTrailing) {
      if isShown, let key {
        KeyCap(text: String(key).uppercased())
          .fixedSize()
          .padding(.trailing, -4)
          // Most of the cap is above the control, so that it covers no text.
          .alignmentGuide(.top) { $0.height * 0.6 }
          .allowsHitTesting(false)
          .accessibilityHidden(true)
      }
    }
  }
}
