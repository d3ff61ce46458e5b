import ScrollUI
import ScrollUIForms

/// The loading state at an end of a feed (`LoadStatusView`); below the last post also the reason for a failure or for a missing next
/// page.
struct FeedStatus: View {
  let status: LoadStatus
  let model: FeedModel

  var body: some View {
    switch status.state {
    case .failed(let reason) where status.isEmpty: emptyFailure(reason)
    case .failed(let reason): failure(reason)
    case .ended where model.ending != nil && status.edge == .bottom: ending(model.ending ?? "")
    case .ended where status.edge == .bottom && !status.isEmpty:
      Text("No more posts").font(GalleryStyle.hint).foregroundStyle(.secondary).frame(maxWidth: .infinity).padding(16)
    default: LoadStatusView(status)
    }
  }

  /// A feed without posts: the reason and the remedy in the middle of the page.
  private func emptyFailure(_ reason: String) -> some View {
    ContentUnavailableView {
      Label("The posts could not be loaded.", systemImage: "exclamationmark.triangle")
    } description: {
      Text(LocalizedStringKey(reason))
    } actions: {
      Button("Try again", action: status.retry).buttonStyle(.borderedProminent)
    }
    .containerRelativeFrame(.vertical) { height, _ in max(280, height) }
    .column()
  }

  /// The reason is left out while the bar of `FeedNotices` shows the same.
  private func failure(_ reason: String) -> some View {
    VStack(spacing: 8) {
      Text("Older posts could not be loaded.").fontWeight(.semibold)
      if reason != model.failure { Text(LocalizedStringKey(reason)).foregroundStyle(.secondary) }
      Button("Try again", action: status.retry)
    }
    .font(GalleryStyle.hint)
    .multilineTextAlignment(.center)
    .padding(16)
    .column()
  }

  private func ending(_ reason: String) -> some View {
    Text("There is no next page: \(reason)")
      .font(GalleryStyle.hint)
      .foregroundStyle(.secondary)
      .multilineTextAlignment(.center)
      .padding(16)
      .column()
  }
}
