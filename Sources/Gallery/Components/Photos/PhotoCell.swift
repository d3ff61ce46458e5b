import ScrollUI

/// A `PhotoCollection.Tile`: a `Photo` that opens, or a `MonthTile`.
struct PhotoCell: View {
  let tile: PhotoCollection.Tile
  let index: Int
  /// The width and height in points.
  let side: CGFloat
  /// The width of the empty columns before the first tile. The tile fills them.
  var lead: CGFloat = 0
  /// True if a picture is a button, and not its pixels alone.
  let isButton: Bool
  let style: PhotoCellStyle
  let focus: FocusState<PhotoFocus?>.Binding
  let deck: PhotoDeck
  @Environment(\.world) private var world

  var body: some View {
    switch tile {
    case .month(let month, let count):
      if lead > 0 {
        MonthCover(month: month, count: count, photos: cover, size: CGSize(width: side + lead, height: side))
      } else {
        MonthTile(month: month, count: count, side: side).frame(width: side, height: side)
      }
    case .photo(let photo):
      if isButton {
        button(photo)
      } else if style.showsTitles {
        picture(of: photo).frame(width: side, height: side)
      } else if style.hidden.contains(photo.index) {
        Color.clear.frame(width: side, height: side)
      } else {
        PhotoImage(photo, side: side).frame(width: side, height: side)
      }
    }
  }

  private func button(_ photo: Photo) -> some View {
    Button {
      deck.open(tile: index)
    } label: {
      picture(of: photo)
    }
    .buttonStyle(PhotoButtonStyle())
    .focused(focus, equals: .tile(index))
    .accessibilityLabel(photo.spokenTitle(world))
    .accessibilityAddTraits(.isImage)
    .frame(width: side, height: side)
  }

  /// Pictures of the month in turn, of which a `MonthCover` shows the first.
  private var cover: [Photo] {
    let collection = deck.wall.collection
    let tiles = collection.sections[collection.section(ofTile: index)].tiles.dropFirst()
    let step = max(1, tiles.count / MonthCover.maximumCount)
    return tiles.indices.filter { ($0 - tiles.startIndex) % step == step / 2 }.compactMap {
      if case .photo(let photo) = collection.tile($0) { photo } else { nil }
    }
  }

  private func picture(of photo: Photo) -> some View {
    PhotoImage(photo, side: side)
      .overlay(alignment: .bottomLeading) { if style.showsTitles, side > 110 { caption(of: photo) } }
      .opacity(style.hidden.contains(photo.index) ? 0 : 1)
  }

  private func caption(of photo: Photo) -> some View {
    Color.clear.caption {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: photo.title(world)).font(.system(size: 13, weight: .semibold))
        if side > 130 { photo.place(world).font(GalleryStyle.small) }
      }
      .lineLimit(1)
    }
    .accessibilityHidden(true)
  }
}

/// The look of a `PhotoCell`.
struct PhotoCellStyle: Equatable {
  var showsTitles = false
  /// The `Photo.index` of pictures outside of their cells: `PhotoDeck.photos`. Their cells are empty.
  var hidden: Set<Int> = []
}

/// The view of a `PhotosPage` with the keyboard's focus.
enum PhotoFocus: Hashable {
  /// The tile with an index.
  case tile(Int)
  /// The picture in front of the wall, by its flight.
  case front(PhotoFlight.ID)
}

/// A picture without an edge. It darkens while it is pressed, and has a ring inside while it has the keyboard's focus.
private struct PhotoButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .overlay { if configuration.isPressed { Color.black.opacity(0.18) } }
      .overlay {
        if configuration.isFocused {
          Rectangle().strokeBorder(Color.white, lineWidth: 5).overlay {
            Rectangle().strokeBorder(.accentText, lineWidth: 3)
          }
        }
      }
      .contentShape(Rectangle())
  }
}

/// The tile with which a month begins: its name, shortened in narrow columns, and its year.
struct MonthTile: View {
  let month: CalendarMonth
  let count: Int
  let side: CGFloat
  @Environment(\.textScale) private var textScale

  /// The sizes of the fonts: one of three steps, so that they follow the standard size of text and not each change of the width.
  static func sizes(_ side: CGFloat) -> (name: CGFloat, year: CGFloat) {
    side > 180 ? (24, 18) : side > 90 ? (18, 15) : (11, 10)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ViewThatFits(in: .horizontal) {
        Text(month.name)
        Text(month.shortName)
      }
      .font(.system(size: Self.sizes(side).name, weight: .semibold))
      Text(verbatim: String(month.year)).font(.system(size: Self.sizes(side).year)).foregroundStyle(.secondaryText)
      if side > 110 * textScale {
        Spacer(minLength: 0)
        Text("\(count) pictures").font(GalleryStyle.small).foregroundStyle(.secondaryText)
      }
    }
    .lineLimit(1)
    .padding(min(side * 0.09, 12))
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isHeader)
  }
}
