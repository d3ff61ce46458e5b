import ScrollUI

/// The `FeedModel.result` of a refresh over the top of the list: `newPosts`, or “Up to date”. A list that is scrolled away from its start
/// also shows `FeedModel.isRefreshing` here, and a button that calls `scrollToStart`.
struct FeedPill: View {
  let model: FeedModel
  /// True during contact of a pointer. A contact ends a `shownResult` unless `isLasting`, so that the list at its start is not covered during a
  /// pull.
  let isTouched: Bool
  let scrollToStart: @MainActor () -> Void

  @Environment(\.frameClock) private var clock

  /// The time for which a `FeedModel.Result` is shown at the start of the list, in seconds.
  private static let time = 3.0

  var body: some View {
    Group { content }
      .padding(.top, 10)
      .animation(.snappy(duration: 0.25), value: shownResult)
      .onChange(of: model.isAtStart) { if model.isAtStart { model.clearResult() } }
      .onChange(of: isTouched) { if isTouched, !isLasting { model.clearResult() } }
      .task(id: isLasting ? nil : shownResult) {
        guard shownResult != nil, !isLasting else { return }
        try? await clock?.sleep(seconds: Self.time)
        if !Task.isCancelled { model.clearResult() }
      }
  }

  /// The `FeedModel.result`; nil while `isTouched`, unless `isLasting`.
  private var shownResult: FeedModel.Result? { isTouched && !isLasting ? nil : model.result }

  /// True if the pill stays until `FeedModel.isAtStart`: the `newPosts` have not been visible (`FeedModel.Result.isAbove`).
  private var isLasting: Bool { model.result.map { $0.isAbove && $0.newPosts > 0 } ?? false }

  @ViewBuilder private var content: some View {
    if model.isRefreshing {
      if !model.isAtStart {
        notice {
          ActivityIndicator()
          Text("Looking for new posts")
        }
      }
    } else if let count = shownResult?.newPosts {
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
