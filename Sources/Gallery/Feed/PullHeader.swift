import Features
import ScrollUI

/// The header of a `RefreshableScrollView`: an arrow that turns with the pull, and an `ActivityIndicator` during a refresh.
struct PullHeader: View {
  let state: PullState

  var body: some View {
    HStack(spacing: 10) {
      if state.isRefreshing {
        ActivityIndicator()
      } else {
        Image(systemName: "arrow.down").font(.system(size: 15, weight: .medium)).rotationEffect(state.arrowAngle)
      }
      Text(title).font(GalleryStyle.hint)
    }
    .foregroundStyle(.secondary)
  }

  private var title: LocalizedStringKey {
    if state.isRefreshing { return "Looking for new posts" }
    return state.progress < 1 ? "Pull to refresh" : "Let go"
  }
}
