import ScrollUI

/// The button of a page on the `HomePage`: the page's `miniature` over its `title` and `hint`. The miniature scrolls while the pointer is
/// over the tile or the tile has the keyboard focus, and is at rest otherwise.
package struct HomeTile: View {
  let page: GalleryPage
  /// True if the miniature is shown; false for a plain surface in its place.
  let showsMiniature: Bool
  /// True if the miniature scrolls without a pointer.
  let isShownPlaying: Bool

  @FocusState private var isFocused: Bool
  @State private var isHovered = false
  @Environment(\.galleryModel) private var model
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The height of all miniatures, in points.
  package static let miniatureHeight: CGFloat = 148
  /// The distance of the content from the edge of the button. The edge lies outside of the grid's column.
  static let outset: CGFloat = 8

  package var body: some View {
    Button {
      model?.show(page)
    } label: {
      VStack(alignment: .leading, spacing: 10) {
        picture
        VStack(alignment: .leading, spacing: 3) {
          Label(LocalizedStringKey(page.title), systemImage: page.symbol)
            .font(.system(size: 15, weight: .semibold))
          Text(LocalizedStringKey(page.hint)).font(GalleryStyle.hint).foregroundStyle(.secondary).lineLimit(3)
        }
        .padding(.horizontal, 2)
      }
      .padding(Self.outset)
      .padding(.bottom, 2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
    .buttonStyle(SurfaceButtonStyle(cornerRadius: GalleryStyle.sheetRadius + 2, showsFocus: false))
    .overlay { if isFocused { ring } }
    .onHover { isHovered = $0 }
    .focused($isFocused)
    .padding(-Self.outset)
  }

  private var isPlaying: Bool {
    (isHovered || isFocused || isShownPlaying) && !reducesMotion && model?.current.name == "home"
  }

  private var picture: some View {
    let shape = RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius)
    return Rectangle().fill(.card)
      .frame(height: Self.miniatureHeight)
      .overlay { if showsMiniature { miniature } }
      .clipShape(shape)
      .overlay { shape.strokeBorder(GalleryColor.separator, lineWidth: 1) }
      .background {
        if isHovered { shape.fill(.card).shadow(color: .black.opacity(0.3), radius: 9, y: 4) }
      }
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }

  /// The `GalleryPage.miniature`; the page's symbol for a page without a miniature.
  @ViewBuilder private var miniature: some View {
    if let miniature = page.miniature {
      miniature().environment(\.isTilePlaying, isPlaying)
    } else {
      Image(systemName: page.symbol).font(.system(size: 44)).foregroundStyle(.tertiaryText)
    }
  }

  private var ring: some View {
    RoundedRectangle(cornerRadius: GalleryStyle.sheetRadius + 2).strokeBorder(.accentText, lineWidth: 2)
  }
}
