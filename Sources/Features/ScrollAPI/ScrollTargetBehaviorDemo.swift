import ScrollUI

/// A list that always comes to rest with the top of a row at its own top: `scrollTargetBehavior(_:)`.
struct ScrollTargetBehaviorDemo: View {
  /// True if the rows are targets. Without targets the `ScrollView` stops at any offset.
  var hasTargets = true
  var behavior = AnyScrollTargetBehavior(.viewAligned)

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(Item.list(100)) { item in
          SceneRow(index: item.id)
        }
      }
      .scrollTargetLayout(isEnabled: hasTargets)
      .padding(.horizontal, 12)
    }
    .scrollTargetBehavior(behavior)
    // Rows come to rest below this margin.
    .contentMargins(.vertical, 12, for: .scrollContent)
  }
}

/// A `ScrollTargetBehavior` of our own: the scroll view comes to rest at every third row, counted from the top.
struct EveryThirdRow: ScrollTargetBehavior {
  /// The distance of two rows in points.
  let rowLength: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let length = rowLength * 3
    target.rect.origin.y = (target.rect.minY / length).rounded() * length
  }
}
