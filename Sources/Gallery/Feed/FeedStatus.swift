import ScrollUI

/// The loading state at an end of a feed (`LoadStatusView`); below the last post also the reason for a missing next
/// page.
struct FeedStatus: View {
  let status: LoadStatus
  /// The reason for the end of the feed if a next page was announced; otherwise nil.
  let ending: String?

  var body: some View {
    if let ending, status.edge == .bottom, status.state == .ended {
      Text(verbatim: "There is no next page: \(ending)")
        .font(GalleryStyle.hint)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity)
        .padding(16)
    } else {
      LoadStatusView(status)
    }
  }
}
