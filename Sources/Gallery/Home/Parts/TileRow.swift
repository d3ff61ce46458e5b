import ScrollUI

/// A row with two `TextBar`s after a `leading` view.
struct TileRow<Leading: View>: View {
  private let index: Int
  private let scale: CGFloat
  private let leading: Leading

  /// Creates a row with bars whose widths vary from row to row, times `scale`.
  init(_ index: Int, scale: CGFloat = 1, @ViewBuilder leading: () -> Leading) {
    self.index = index
    self.scale = scale
    self.leading = leading()
  }

  var body: some View {
    HStack(spacing: 9) {
      leading
      VStack(alignment: .leading, spacing: 5) {
        TextBar(TextBar.width(index) * scale, strength: 0.55)
        TextBar(TextBar.width(index + 3) * 0.7 * scale, height: 5)
      }
      Spacer(minLength: 0)
    }
    .frame(height: 34)
  }
}

extension TileRow where Leading == TileThumbnail {
  /// A row with a picture.
  init(_ index: Int, scale: CGFloat = 1) { self.init(index, scale: scale) { TileThumbnail(index: index) } }
}

/// `TileRow`s with a `TileThumbnail` each.
struct TileRows: View {
  var count = 8
  var scale: CGFloat = 1

  var body: some View {
    VStack(spacing: 5) {
      ForEach(0..<count, id: \.self) { TileRow($0, scale: scale) }
    }
    .padding(10)
  }
}

/// A `Capsule` in place of a `Text`.
struct TextBar: View {
  let width: CGFloat
  var height: CGFloat = 6
  /// 1 for a title, less for a line below it.
  var strength = 0.3
  var style = AnyShapeStyle(.tertiaryText)

  init(
    _ width: CGFloat, height: CGFloat = 6, strength: Double = 0.3,
    style: AnyShapeStyle = AnyShapeStyle(.tertiaryText)
  ) {
    self.width = width
    self.height = height
    self.strength = strength
    self.style = style
  }

  var body: some View { Capsule().fill(style).opacity(strength).frame(width: width, height: height) }

  /// A width in points that varies with the `index` of a row.
  static func width(_ index: Int) -> CGFloat { 56 + CGFloat(index * 29 % 48) }
}
