import ScrollUI

/// `safeAreaBar(edge:content:)`: bars over a list with rows that fade under the bars or end at a line.
struct SafeAreaBarDemo: View {
  /// The effect where rows meet a bar; nil for no effect.
  var edge: ScrollEdgeEffectStyle? = .soft

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<200) { SceneRow(index: $0).frame(maxWidth: 720) }
      }
      .frame(maxWidth: .infinity)
      .padding(.horizontal, 16)
    }
    // A bar is part of the safe area: the first and the last row come to rest beside it, and rows scroll under it.
    .safeAreaBar(edge: .top) { ListBar(title: "Pictures", isOpaque: edge == nil) }
    .safeAreaBar(edge: .bottom) { ListBar(title: "200 pictures", isOpaque: edge == nil) }
    .scrollEdgeEffectStyle(edge, for: .all)
    // Without an effect a bar needs a background of its own.
    .scrollEdgeEffectHidden(edge == nil)
  }
}
