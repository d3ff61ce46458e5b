import ScrollUI

/// How loading stands at an end of a feed; at the last post also why there is no next page.
struct FeedStatus: View {
  let status: LoadStatus
  /// Why the feed ends here although it has spoken of a next page.
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
