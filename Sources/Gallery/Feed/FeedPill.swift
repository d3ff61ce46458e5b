import ScrollUI

/// The `FeedModel.result` of a refresh over the top of the list: `newPosts`, or “Up to date”. A list that is scrolled away from its start
/// also shows `FeedModel.isRefreshing` here, and a button that calls `scrollToStart`.
struct FeedPill: View {
  let model: FeedModel
  /// True if the newest post is visible.
  let isAtStart: Bool
  /// True during contact of a pointer, which hides the pill.
  let isTouched: Bool
  let scrollToStart: @MainActor () -> Void

  @Environment(\.frameClock) private var clock

  /// The time for which a `FeedModel.Result` is shown at the start of the list, in seconds.
  private static let time = 3.0

  var body: some View {
    Group {
      if !isTouched { content }
    }
    .padding(.top, 10)
    .animation(.snappy(duration: 0.25), value: model.result)
    .onChange(of: isAtStart) { if isAtStart { model.clearResult() } }
    .task(id: Showing(result: model.result, isLasting: isLasting || isTouched)) {
      guard model.result != nil, !isLasting, !isTouched else { return }
      try? await clock?.sleep(seconds: Self.time)
      if !Task.isCancelled { model.clearResult() }
    }
  }

  private struct Showing: Equatable {
    let result: FeedModel.Result?
    let isLasting: Bool
  }

  /// True if the pill stays until the list is scrolled to its start.
  private var isLasting: Bool { !isAtStart && (model.result?.newPosts ?? 0) > 0 }

  @ViewBuilder private var content: some View {
    if model.isRefreshing {
      if !isAtStart {
        notice {
          ActivityIndicator()
          Text("Looking for new posts")
        }
      }
    } else if let count = model.result?.newPosts {
      let title: LocalizedStringKey = count == 0 ? "Up to date" : count == 1 ? "1 new post" : "\(count) new posts"
      if isLasting {
        Button(action: scrollToStart) { Label(title, systemImage: "arrow.up") }
          .buttonStyle(.pill)
          .transition(.opacity)
      } else {
        notice { Label(title, systemImage: "checkmark") }
      }
    }
  }

  private func notice<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    HStack(spacing: 8) { content() }
      .foregroundStyle(.text)
      .pill(.control)
      .transition(.opacity)
      .allowsHitTesting(false)
  }
}
