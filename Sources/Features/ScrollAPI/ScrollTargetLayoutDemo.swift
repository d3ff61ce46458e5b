import ScrollUI

/// `onScrollTargetVisibilityChange(idType:threshold:_:)`: rows that light up while enough of them is visible.
struct ScrollTargetLayoutDemo: View {
  /// True if the rows are targets. Without targets no visibility is reported.
  var hasTargets = true
  /// The share of a row that has to be visible, in 0…1.
  var threshold = 0.5
  @Binding var visible: [Int]

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10) {
        ForEach(Item.list(60)) { item in
          SceneCard(index: item.id, isMarked: visible.contains(item.id)).frame(height: 100)
        }
      }
      .scrollTargetLayout(isEnabled: hasTargets)
      .padding(12)
    }
    // The identities of the visible rows, each time a row crosses the threshold.
    .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { visible = $0 }
  }
}
