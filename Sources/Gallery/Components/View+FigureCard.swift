import ScrollUI

extension View {
  /// The surface of a figure below its `name`. Modifiers instead of a view: a figure that changes in each frame evaluates no further body.
  func figureCard(_ name: LocalizedStringKey, textScale: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(name).font(GalleryStyle.small).foregroundStyle(.secondary)
      // A constant height: digits do not change it.
      font(.system(size: 20, weight: .semibold)).frame(height: 24 * textScale, alignment: .leading)
    }
    .lineLimit(1)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}
