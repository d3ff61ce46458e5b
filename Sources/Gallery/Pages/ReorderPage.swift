import Features
import ScrollUI

/// Albums of pictures that people reorder by dragging, within an album and between albums.
struct ReorderPage: View {
  @State private var albums = Albums()
  @State private var selection: Set<Illustration> = []
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    arrangement
      .reorderContainer(for: Illustration.self, itemID: \.self, in: Albums.Album.self) { difference in
        albums.apply(difference)
      }
      .onCommand(Self.restore, isEnabled: albums.isChanged) { withAnimation { albums.restore() } }
  }

  @ViewBuilder private var arrangement: some View {
    if options.choice(Self.layout) == "list" { list } else { grid }
  }

  private var grid: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 128), spacing: 12)], spacing: 12) {
        ForEach(Albums.Album.allCases, id: \.self) { album in
          Section {
            ForEach(albums[album], id: \.self) { PictureTile(picture: $0) }
              .reorderable(collectionID: album)
          } header: {
            Text(album.title).font(GalleryStyle.headline)
              .frame(maxWidth: .infinity, alignment: .leading).padding(.top, 8)
          }
        }
      }
      .padding(margin)
    }
  }

  private var list: some View {
    List(selection: $selection) {
      ForEach(Albums.Album.allCases, id: \.self) { album in
        Section(album.title) {
          ForEach(albums[album], id: \.self) { picture in
            HStack(spacing: 12) {
              Thumbnail(illustration: picture, side: 32, radius: 6)
              Text(picture.title)
            }
          }
          .reorderable(collectionID: album)
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// A picture with its name.
private struct PictureTile: View {
  let picture: Illustration

  var body: some View {
    Picture(picture)
      .aspectRatio(4 / 3, contentMode: .fit)
      .caption { Text(picture.title).font(GalleryStyle.small) }
      .clipShape(.rect(cornerRadius: GalleryStyle.cornerRadius))
  }
}
