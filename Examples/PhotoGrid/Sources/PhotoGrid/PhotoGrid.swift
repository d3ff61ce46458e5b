import SwiftUI

struct PhotoGrid: View {
  @State private var photos = Photo.samples
  @State private var scene: Photo.Scene?
  @State private var onlyFavorites = false
  @State private var size = 150.0
  @Namespace private var zoom

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: size), spacing: 8)], spacing: 8) {
          ForEach(shown) { photo in
            NavigationLink(value: photo) { PhotoCell(photo: photo) }
              .buttonStyle(.plain)
              .matchedTransitionSource(id: photo.id, in: zoom)
              .contextMenu {
                Button(photo.isFavorite ? "Remove from favorites" : "Favorite", systemImage: "heart") {
                  toggleFavorite(photo.id)
                }
              }
          }
        }
        .padding()
        .animation(.snappy, value: shown)
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItem {
          Toggle("Favorites", systemImage: onlyFavorites ? "heart.fill" : "heart", isOn: $onlyFavorites)
        }
        ToolbarItem {
          Menu("Show", systemImage: "line.3.horizontal.decrease.circle") {
            Picker("Scene", selection: $scene) {
              Text("All").tag(Photo.Scene?.none)
              ForEach(Photo.Scene.allCases) { Text($0.rawValue).tag(Photo.Scene?.some($0)) }
            }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        HStack {
          Text("\(shown.count) photos").foregroundStyle(.secondary)
          Spacer()
          Image(systemName: "photo").imageScale(.small)
          Slider(value: $size, in: 90...260).frame(width: 140)
          Image(systemName: "photo").imageScale(.large)
        }
        .padding(.horizontal)
        .padding(.vertical, 8)
        .background(.bar)
      }
      .navigationDestination(for: Photo.self) { photo in
        PhotoDetail(photo: photo, isFavorite: favorite(photo.id))
          .navigationTransition(.zoom(sourceID: photo.id, in: zoom))
      }
    }
  }

  private var shown: [Photo] {
    photos.filter { (scene == nil || $0.scene == scene) && (!onlyFavorites || $0.isFavorite) }
  }

  private func toggleFavorite(_ id: Photo.ID) { photos[id].isFavorite.toggle() }

  private func favorite(_ id: Photo.ID) -> Binding<Bool> {
    Binding {
      photos[id].isFavorite
    } set: {
      photos[id].isFavorite = $0
    }
  }
}

struct PhotoCell: View {
  let photo: Photo
  @State private var isHovered = false

  var body: some View {
    PhotoImage(photo: photo)
      .aspectRatio(1, contentMode: .fit)
      .clipShape(.rect(cornerRadius: 8))
      .overlay(alignment: .bottomTrailing) {
        if photo.isFavorite {
          Image(systemName: "heart.fill").foregroundStyle(.white).shadow(radius: 2).padding(6)
        }
      }
      .scaleEffect(isHovered ? 1.03 : 1)
      .animation(.snappy, value: isHovered)
      .onHover { isHovered = $0 }
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Binding var isFavorite: Bool

  var body: some View {
    VStack(spacing: 16) {
      PhotoImage(photo: photo)
        .aspectRatio(4 / 3, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 12))
      LabeledContent("Scene", value: photo.scene.rawValue)
      LabeledContent("Time of day") { ProgressView(value: photo.daytime).frame(width: 160) }
    }
    .frame(maxWidth: 560)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(photo.title)
    .toolbar {
      Toggle("Favorite", systemImage: isFavorite ? "heart.fill" : "heart", isOn: $isFavorite)
    }
  }
}

#Preview("Grid") { PhotoGrid() }

#Preview("Detail") {
  @Previewable @State var isFavorite = true
  NavigationStack { PhotoDetail(photo: Photo.samples[4], isFavorite: $isFavorite) }
}

#Preview("Cell", traits: .sizeThatFitsLayout) {
  PhotoCell(photo: Photo.samples[2]).frame(width: 180).padding()
}
