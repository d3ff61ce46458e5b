import Features
import Feed
import ScrollUI

/// The feed of `PostsPage` in the scroll view of document 002, for comparison: pull and end are detected with
/// preferences.
struct PullPage: View {
  static let description = GalleryPage(
    name: "refreshable", title: "Feed from preferences",
    hint: "Pull to refresh and load more, built only with preferences.",
    symbol: "arrow.triangle.2.circlepath", api: ["PreferenceKey", "anchorPreference(key:value:transform:)"],
    options: [FeedPages.slow, FeedPages.ending]
  ) { PullPage() }

  @Environment(\.feedSource) private var source

  var body: some View { PulledFeed(source: source) }
}

/// The page after its source (`feedSource`) is known.
private struct PulledFeed: View {
  @State private var model: FeedModel
  @State private var isRefreshing = false
  @Environment(\.pageOptions) private var options
  @Environment(\.frameClock) private var clock
  @Environment(\.pageMargin) private var margin

  init(source: any FeedSource) { _model = State(wrappedValue: FeedModel(source: source)) }

  var body: some View {
    let loader = model.loader
    VStack(spacing: 0) {
      FeedControls(model: model) {
        withAnimation { isRefreshing = true }
        refresh()
      }
      Divider()
      RefreshableScrollView(
        refreshing: $isRefreshing, loading: isLoading, canLoadMore: loader.bottom == .idle, onRefresh: refresh,
        onLoadMore: { loader.load(.bottom) }
      ) {
        PullHeader(state: $0)
      } footer: {
        PullFooter(model: model)
      } content: {
        LazyVStack(spacing: 0) {
          ForEach(loader.items) { PostRow(post: $0, margin: margin) }
        }
      }
    }
    .onChange(of: options, initial: true) { model.apply(options, clock: clock) }
  }

  /// The loading state as a read-only binding, since only the loader changes it.
  private var isLoading: Binding<Bool> {
    let loader = model.loader
    return Binding(get: { loader.bottom == .loading }, set: { _ in })
  }

  private func refresh() {
    Task {
      await model.loader.refresh()
      withAnimation { isRefreshing = false }
    }
  }
}

/// An arrow that turns with the pull, and an `ActivityIndicator` during a refresh.
private struct PullHeader: View {
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
    return state.progress < 1 ? "Pull to refresh" : "Up to date"
  }
}

/// The `FeedStatus` below the last post.
private struct PullFooter: View {
  let model: FeedModel

  var body: some View {
    let loader = model.loader
    FeedStatus(
      status: LoadStatus(
        edge: .bottom, state: loader.bottom, isEmpty: loader.items.isEmpty, retry: { loader.retry(.bottom) }),
      ending: model.ending)
  }
}
