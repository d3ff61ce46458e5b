import ScrollUI

/// Pictures in pages (`.paging`): a page is as long as the `ScrollView`.
struct ScrollTargetPagingDemo: View {
  /// False if the scroll view comes to rest anywhere.
  var isPaging = true
  /// The number of pictures on a page.
  var rows = 1
  @Binding var page: Int

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<9 * rows) { index in
          SceneCard(index: index)
            .padding(6)
            // An equal part of the height of the scroll view, so that no picture crosses the end of a page.
            .containerRelativeFrame(.vertical, count: rows, spacing: 0)
        }
      }
    }
    // A movement ends at a multiple of the page length, at most a page away from its start.
    .scrollTargetBehavior(isPaging ? AnyScrollTargetBehavior(.paging) : AnyScrollTargetBehavior(FreeScrolling()))
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.height > 0 else { return 0 }
      return Int((geometry.contentOffset.y / geometry.containerSize.height).rounded())
    } action: { _, new in
      page = min(max(new, 0), 8)
    }
  }
}

/// A `ScrollTargetBehavior` that leaves each movement as it is.
struct FreeScrolling: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}
