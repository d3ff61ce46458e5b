import Features
import ScrollUI

/// The header of a `RefreshableScrollView`: an arrow that turns with the pull, and an `ActivityIndicator` during a refresh. Without either it
/// is empty, so that it leaves with the words that it had.
struct PullHeader: View {
  let state: PullState

  var body: some View {
    HStack(spacing: 10) {
      if state.isRefreshing {
        ActivityIndicator()
        title("Looking for new posts")
      } else if state.progress > 0 {
        Image(systemName: "arrow.down").font(.system(size: 15, weight: .medium)).rotationEffect(state.arrowAngle)
        title(state.progress < 1 ? "Pull to refresh" : "Let go")
      }
    }
    .foregroundStyle(.secondary)
  }

  private func title(_ text: LocalizedStringKey) -> some View { Text(text).font(GalleryStyle.hint) }
}
