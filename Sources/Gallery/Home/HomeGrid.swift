import ScrollUI

/// The `HomeTile`s of all pages in their groups, a single stop of the Tab key. The arrow keys move the focus between them.
struct HomeGrid: View {
  /// The width of the grid in points.
  let width: CGFloat
  /// The name of a page with a `HomeTile` that plays without a pointer; nil without such a tile.
  var playing: String?

  /// The names of pages with a `HomeTile` less than half the height of the visible part away from it, or a little further after an approach.
  @State private var near: Set<String> = []
  /// The pages of `near` with a miniature. A frame adds a single name, since the first picture of a miniature takes up to 3 ms.
  @State private var shown: Set<String> = []
  /// The number of `TilePicture.all` in the `RasterCache`. A frame adds a single picture.
  @State private var warmPictures = 0

  private static let pages = GalleryPages.groups.flatMap(\.pages).map(\.name)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(GalleryPages.groups) { group in
        Text(LocalizedStringKey(group.title))
          .accessibilityAddTraits(.isHeader)
          .font(GalleryStyle.headline)
          .padding(.bottom, 10)
        TileGrid(columns: columns) {
          ForEach(group.pages) { page in
            HomeTile(page: page, showsMiniature: shown.contains(page.name), isShownPlaying: page.name == playing)
              .onGeometryChange(for: TileDistance.self) {
                TileDistance($0)
              } action: {
                note($0, of: page.name)
              }
          }
        }
        .padding(.bottom, 24)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .focusGroup()
    .overlay(alignment: .topLeading) { PictureWarmUp(index: warmPictures) }
    .background {
      TimelineView(.animation(paused: isComplete)) { context in
        Color.clear.onChange(of: context.date, initial: true) { addMiniature() }
      }
    }
  }

  // MARK: Miniatures

  private var isComplete: Bool { shown == near && warmPictures == TilePicture.all.count }

  /// Shows the next miniature and draws the next picture.
  private func addMiniature() {
    if let next = Self.pages.first(where: { near.contains($0) && !shown.contains($0) }) { shown.insert(next) }
    warmPictures = min(warmPictures + 1, TilePicture.all.count)
  }

  /// Adds `page` to `near`, or removes it together with its miniature. A miniature takes half a megabyte of memory.
  private func note(_ distance: TileDistance, of page: String) {
    switch distance {
    case .near: near.insert(page)
    case .between: break
    case .far:
      near.remove(page)
      shown.remove(page)
    }
  }

  private var columns: Int { max(1, Int((width + TileGrid.spacing) / (TileGrid.minimumWidth + TileGrid.spacing))) }
}

/// The distance of a `HomeTile` from the visible part of the page. A tile that moves to and fro keeps its miniature: `between` has no effect.
private enum TileDistance {
  /// Less than half the height of the visible part.
  case near
  case between
  /// More than the height of the visible part.
  case far

  init(_ tile: GeometryProxy) {
    let frame = tile.frame(in: .scrollView)
    let height = tile.bounds(of: .scrollView)?.height ?? 0
    let distance = max(frame.minY - height, -frame.maxY)
    self = distance < height / 2 ? .near : distance > height ? .far : .between
  }
}

/// Tiles in columns of equal width. The tiles of a row have equal heights.
private struct TileGrid: Layout {
  static let spacing: CGFloat = 18
  static let minimumWidth: CGFloat = 208
  private static let lineSpacing: CGFloat = 16

  let columns: Int

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? Self.minimumWidth
    let heights = rowHeights(width, subviews)
    return CGSize(
      width: width, height: heights.reduce(0, +) + Self.lineSpacing * CGFloat(max(heights.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let cell = cellWidth(bounds.width)
    var y = bounds.minY
    for (row, height) in rowHeights(bounds.width, subviews).enumerated() {
      for column in 0..<columns where row * columns + column < subviews.count {
        subviews[row * columns + column].place(
          at: CGPoint(x: bounds.minX + CGFloat(column) * (cell + Self.spacing), y: y),
          proposal: ProposedViewSize(width: cell, height: height))
      }
      y += height + Self.lineSpacing
    }
  }

  /// The width of a column, in whole points, so that pictures of equal size have equal sizes in pixels.
  private func cellWidth(_ width: CGFloat) -> CGFloat {
    ((width - Self.spacing * CGFloat(columns - 1)) / CGFloat(columns)).rounded(.down)
  }

  private func rowHeights(_ width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let proposal = ProposedViewSize(width: cellWidth(width), height: nil)
    return stride(from: 0, to: subviews.count, by: columns).map { start in
      (start..<min(start + columns, subviews.count)).map { subviews[$0].sizeThatFits(proposal).height }.max() ?? 0
    }
  }
}
