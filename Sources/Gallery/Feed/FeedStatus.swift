import ScrollUI

/// The loading state at an end of a feed (`LoadStatusView`); below the last post also the reason for a failure or for a missing next
/// page.
struct FeedStatus: View {
  let status: LoadStatus
  let model: FeedModel

  var body: some View {
    switch status.state {
    case .failed(let reason): failure(reason)
    case .ended where model.ending != nil && status.edge == .bottom: ending(model.ending ?? "")
    case .ended where status.edge == .bottom && !status.isEmpty:
      Text("No more posts").font(GalleryStyle.hint).foregroundStyle(.secondary).frame(maxWidth: .infinity).padding(16)
    default: LoadStatusView(status)
    }
  }

  /// The reason is left out while the bar of `FeedNotices` shows the same.
  private func failure(_ reason: String) -> some View {
    VStack(spacing: 8) {
      Text(status.isEmpty ? "The posts could not be loaded." : "Older posts could not be loaded.").fontWeight(.semibold)
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
