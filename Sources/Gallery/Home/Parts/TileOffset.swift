import Observation
import ScrollUI

/// The offset of a `TileScroll`.
@MainActor @Observable final class TileOffset {
  /// The offset and its maximum along the axis of the scroll view, in points from the leading edge.
  struct Reading: Equatable {
    var offset: CGFloat = 0
    var maximum: CGFloat = 0

    init() {}

    init(_ geometry: ScrollGeometry, _ axis: Axis, _ layoutDirection: LayoutDirection) {
      let size = geometry.contentSize
      let container = geometry.containerSize
      if axis == .vertical {
        (offset, maximum) = (geometry.contentOffset.y, max(0, size.height - container.height))
      } else {
        maximum = max(0, size.width - container.width)
        offset = layoutDirection == .rightToLeft ? maximum - geometry.contentOffset.x : geometry.contentOffset.x
      }
    }

    /// The fraction of the maximum, 0…1.
    var fraction: CGFloat { maximum > 0 ? min(max(offset / maximum, 0), 1) : 0 }
  }

  var reading = Reading()

  nonisolated init() {}
}

/// `Content` that follows the `TileOffset.Reading` of the surrounding `TileScroll`.
struct WithTileOffset<Content: View>: View {
  @Environment(\.tileOffset) private var scroll
  private let content: (TileOffset.Reading) -> Content

  init(@ViewBuilder _ content: @escaping (TileOffset.Reading) -> Content) { self.content = content }

  var body: some View { content(scroll?.reading ?? TileOffset.Reading()) }
}

extension EnvironmentValues {
  /// True while the scroll views of a tile move through their scripts.
  @Entry var isTilePlaying = false
  /// The offset of the surrounding `TileScroll`; nil outside of a tile.
  @Entry var tileOffset: TileOffset?
}
