import Features
import ScrollUI

/// The `Picture` of an `Illustration` at a `Scale`. The renderer draws a vector picture once for each size, so tiles share it.
struct TilePicture: View {
  /// The drawn size of a `TilePicture`. The frame shows the middle of the drawing.
  enum Scale: CGFloat {
    /// 45 × 30 points.
    case small = 30
    /// 132 × 88 points.
    case medium = 88
    /// 186 × 124 points.
    case large = 124
    /// 372 × 248 points: as wide as the widest tile.
    case wide = 248
  }

  private let illustration: Illustration
  private let scale: Scale

  init(_ illustration: Illustration, _ scale: Scale) {
    self.illustration = illustration
    self.scale = scale
  }

  var body: some View {
    Color.clear.overlay {
      Picture(illustration).frame(width: scale.rawValue * 1.5, height: scale.rawValue)
    }
    .clipped()
  }

  /// The pictures of all miniatures, in the order of the page.
  static let all: [TilePicture] =
    FeelMiniatures.pictures + TileThumbnail.pictures.flatMap { [TilePicture($0, .small), TilePicture($0, .medium)] }
    + EffectMiniatures.pictures.map { TilePicture($0, .large) }
}

/// The element of `TilePicture.all` at `index` on a single, nearly transparent point: it is in the `RasterCache` before a `HomeTile` with it
/// scrolls into view.
struct PictureWarmUp: View {
  let index: Int

  var body: some View {
    if TilePicture.all.indices.contains(index) {
      TilePicture.all[index].frame(width: 1, height: 1).opacity(0.01)
    }
  }
}

/// A square `TilePicture` at the beginning of a `TileRow`.
struct TileThumbnail: View {
  let index: Int
  var side: CGFloat = 26
  var cornerRadius: CGFloat = 6

  /// The pictures that rows use in turn.
  static let pictures: [Illustration] = [.harbor, .oldTown, .snow, .island, .orchard, .fox]

  var body: some View {
    TilePicture(Self.pictures[index % Self.pictures.count], side > 30 ? .medium : .small)
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
  }
}
