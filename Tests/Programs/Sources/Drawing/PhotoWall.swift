import SwiftUI

struct PhotoWall: App {
  var body: some Scene {
    WindowGroup {
      PhotoWallView()
    }
  }
}

struct Photo: Identifiable, Hashable {
  let id: Int
  var title: String
  var hue: Double
  var aspect: CGFloat
}

extension Photo {
  static let samples = (0..<24).map { index in
    Photo(
      id: index, title: "Photo \(index + 1)", hue: Double(index) / 24,
      aspect: [1, 1.4, 0.8][index % 3])
  }
}

struct PhotoImage: View {
  let photo: Photo

  var body: some View {
    Canvas { context, size in
      let rect = CGRect(origin: .zero, size: size)
      context.fill(
        Path(rect),
        with: .linearGradient(
          Gradient(colors: [
            Color(hue: photo.hue, saturation: 0.5, brightness: 0.95),
            Color(hue: (photo.hue + 0.15).truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 0.6),
          ]),
          startPoint: .zero, endPoint: CGPoint(x: size.width, y: size.height)))
      context.opacity = 0.5
      var hills = Path()
      hills.move(to: CGPoint(x: 0, y: size.height))
      hills.addCurve(
        to: CGPoint(x: size.width, y: size.height * 0.6),
        control1: CGPoint(x: size.width * 0.3, y: size.height * 0.3),
        control2: CGPoint(x: size.width * 0.6, y: size.height))
      hills.addLine(to: CGPoint(x: size.width, y: size.height))
      hills.closeSubpath()
      context.fill(hills, with: .color(.black))
      context.fill(
        Path(ellipseIn: CGRect(x: size.width * 0.65, y: size.height * 0.15, width: 20, height: 20)),
        with: .color(.white))
    }
    .accessibilityElement()
    .accessibilityLabel(photo.title)
    .accessibilityAddTraits(.isImage)
  }
}

/// A layout of columns of equal widths, in which each view goes below the shortest column.
struct MasonryLayout: Layout {
  var columns = 3
  var spacing: CGFloat = 8

  private func frames(in width: CGFloat, of subviews: Subviews) -> [CGRect] {
    let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var heights = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let size = subview.sizeThatFits(ProposedViewSize(width: column, height: nil))
      let frame = CGRect(
        x: CGFloat(shortest) * (column + spacing), y: heights[shortest], width: column, height: size.height)
      heights[shortest] += size.height + spacing
      return frame
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: frames(in: width, of: subviews).map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, of: subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }
}

struct PhotoWallView: View {
  enum Arrangement: String, CaseIterable, Identifiable {
    case grid = "Grid"
    case masonry = "Masonry"
    var id: Self { self }
  }

  @State private var photos = Photo.samples
  @State private var arrangement = Arrangement.grid
  @State private var shown: Photo?
  @State private var favorites: Set<Photo.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        Group {
          switch arrangement {
          case .grid:
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 110, maximum: 180), spacing: 8)], spacing: 8) {
              ForEach(photos) { photo in
                cell(photo)
                  .aspectRatio(1, contentMode: .fill)
              }
            }
          case .masonry:
            MasonryLayout(columns: 3) {
              ForEach(photos) { photo in
                cell(photo)
                  .aspectRatio(photo.aspect, contentMode: .fit)
              }
            }
          }
        }
        .padding(8)
      }
      .navigationTitle("Photos")
      .toolbar {
        ToolbarItemGroup(placement: .topBarTrailing) {
          Picker("Arrangement", selection: $arrangement.animation(.default)) {
            ForEach(Arrangement.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.menu)
          Button("Shuffle", systemImage: "shuffle") {
            withAnimation(.spring()) { photos.shuffle() }
          }
        }
      }
      .sheet(item: $shown) { photo in
        PhotoDetail(
          photo: photo,
          isFavorite: Binding(
            get: { favorites.contains(photo.id) },
            set: { isFavorite in
              if isFavorite {
                favorites.insert(photo.id)
              } else {
                favorites.remove(photo.id)
              }
            })
        )
        .presentationDetents([.medium, .large])
      }
    }
  }

  private func cell(_ photo: Photo) -> some View {
    Button {
      shown = photo
    } label: {
      PhotoImage(photo: photo)
        .overlay(alignment: .bottomTrailing) {
          if favorites.contains(photo.id) {
            Image(systemName: "heart.fill")
              .foregroundStyle(.white)
              .padding(6)
              .accessibilityLabel("Favorite")
          }
        }
        .clipShape(.rect(cornerRadius: 10))
    }
    .buttonStyle(.plain)
  }
}

struct PhotoDetail: View {
  let photo: Photo
  @Binding var isFavorite: Bool
  @Environment(\.dismiss) private var dismiss
  @State private var scale: CGFloat = 1
  @GestureState private var pinch: CGFloat = 1

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(photo.title)
          .font(.title2.bold())
        Spacer()
        Button {
          dismiss()
        } label: {
          Image(systemName: "xmark.circle.fill")
            .symbolRenderingMode(.hierarchical)
            .font(.title2)
            .foregroundStyle(.secondary)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Close")
      }
      PhotoImage(photo: photo)
        .aspectRatio(photo.aspect, contentMode: .fit)
        .cornerRadius(16)
        .scaleEffect(scale * pinch)
        .gesture(
          MagnificationGesture()
            .updating($pinch) { value, state, _ in state = value }
            .onEnded { scale = max(1, min(3, scale * $0)) }
        )
        .onTapGesture(count: 2) {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
            scale = scale > 1 ? 1 : 2
          }
        }
      Toggle(isOn: $isFavorite) {
        Label("Favorite", systemImage: isFavorite ? "heart.fill" : "heart")
      }
      .toggleStyle(.button)
      .tint(.pink)
    }
    .padding()
  }
}

#Preview {
  PhotoWallView()
}
