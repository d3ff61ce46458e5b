import ScrollUI

/// The first tile of a wall with empty columns in its first row. It shows the name of the latest month in front of some of its pictures.
struct MonthCover: View {
  let month: CalendarMonth
  let count: Int
  /// The pictures in turn. As many are shown as the width needs.
  let photos: [Photo]
  /// The size in points: the height of a tile, and the width of its column and of the empty columns.
  let size: CGSize

  /// The greatest number of pictures.
  static let maximumCount = 5
  /// The width of a picture as a multiple of its height, before the widths are made equal.
  private static let aspect: CGFloat = 2.4

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      HStack(spacing: 0) {
        ForEach(shown, id: \.index) { photo in
          PhotoImage(photo, image: image, seen: CGRect(origin: .zero, size: part)).frame(width: part.width)
        }
      }
      LinearGradient(
        colors: [.black.opacity(0.62), .black.opacity(0.18)], startPoint: .leading, endPoint: .trailing)
      label.padding(min(size.height * 0.09, 12))
    }
    .frame(width: size.width, height: size.height)
    .clipped()
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }

  private var shown: ArraySlice<Photo> {
    photos.prefix(max(1, Int((size.width / size.height / Self.aspect).rounded())))
  }

  /// The size of the visible part of a picture.
  private var part: CGSize { CGSize(width: size.width / CGFloat(max(1, shown.count)), height: size.height) }

  /// The rectangle of a whole picture that fills its part.
  private var image: CGRect {
    let width = max(part.width, part.height * Photo.aspect)
    let height = width / Photo.aspect
    return CGRect(x: (part.width - width) / 2, y: (part.height - height) / 2, width: width, height: height)
  }

  private var label: some View {
    VStack(alignment: .leading, spacing: 0) {
      month.text.font(.system(size: MonthTile.sizes(size.height).name, weight: .semibold))
      if size.height > 90 { Text("\(count) pictures").font(GalleryStyle.small) }
    }
    .foregroundStyle(Color.white)
    .lineLimit(1)
  }
}
