import Features
import Feed
import ScrollUI

/// A feed: `PagedRows` loads older posts. The list is inside of `refreshable(action:)`, so that it can start the action too.
private struct BuiltInList: View {
  let model: FeedModel
  @Environment(\.refresh) private var refresh

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        PagedRows(model.loader) {
          PostRow(post: $0)
        } status: {
          FeedStatus(status: $0, model: model).textSelection(.disabled)
        }
        .selectable(text: PostRow.text)
      }
    }
    .textSelection(.enabled)
    .onCommand(PostsPage.refresh) { Task { [refresh] in await refresh?() } }
  }
}

/// `RefreshableScrollView` detects the pull and the end of the content; the page owns both flags.
private struct PreferencesFeed: View {
  let model: FeedModel
  @State private var isRefreshing = false
  @Environment(\.frameClock) private var clock

  var body: some View {
    RefreshableScrollView(
      refreshing: $isRefreshing, loading: isLoading, canLoadMore: model.loader.bottom == .idle,
      onRefresh: { Task { await refresh() } }, onLoadMore: { model.loader.load(.bottom) }
    ) {
      PullHeader(state: $0)
    } footer: {
      FeedStatus(status: model.bottomStatus, model: model)
    } content: {
      LazyVStack(spacing: 0) {
        ForEach(model.loader.items) { PostRow(post: $0) }
          .selectable(text: PostRow.text)
      }
      .textSelection(.enabled)
    }
    .onCommand(PostsPage.refresh) { Task { await refresh() } }
    // The keys of `refreshable(action:)` without its pull.
    .background { Color.clear.refreshable { await refresh() } }
  }

  /// The loading state as a read-only binding, since only the loader changes it.
  private var isLoading: Binding<Bool> {
    Binding(get: { model.loader.bottom == .loading }, set: { _ in })
  }

  /// The time in seconds in which the header leaves, before the result takes its place.
  private static let headerTime = 0.3

  /// Refreshes, and shows the header for `FeedModel.shortestRefresh` even if the source answers at once.
  private func refresh() async {
    guard !model.isRefreshing else { return }
    withAnimation { isRefreshing = true }
    let pause = Task { try? await clock?.sleep(seconds: FeedModel.shortestRefresh) }
    await model.refresh {
      _ = await pause.value
      withAnimation(.smooth(duration: Self.headerTime)) { isRefreshing = false }
      try? await clock?.sleep(seconds: Self.headerTime)
    }
  }
}

/// A pull starts the action of `refreshable(action:)`; `PagedRows` loads older posts.
private struct BuiltInFeed: View {
  let model: FeedModel

  var body: some View {
    BuiltInList(model: model).refreshable { [model] in await model.refresh() }
  }
}

/// The selected form. Both forms share the posts, the position and the notices.
private struct FeedForms: View {
  @State private var model: FeedModel
  @State private var position = ScrollPosition()
  @State private var isTouched = false
  @Environment(\.pageOptions) private var options
  @Environment(\.frameClock) private var clock

  init(source: any FeedSource) { _model = State(wrappedValue: FeedModel(source: source)) }

  var body: some View {
    Group {
      if options.choice(PostsPage.form) == "built-in" {
        BuiltInFeed(model: model)
      } else {
        PreferencesFeed(model: model)
      }
    }
    .scrollPosition($position)
    .scrollRestoration("feed")
    .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y < 8 }, action: { model.isAtStart = $1 })
    .onScrollPhaseChange { isTouched = $1 == .tracking || $1 == .interacting }
    .overlay(alignment: .top) {
      FeedPill(model: model, isTouched: isTouched) {
        withAnimation { position.scrollTo(edge: .top) }
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { FeedNotices(model: model) }
    .onCommand(PostsPage.fail, isActive: model.failsNext) { model.toggleFailure() }
    .onChange(of: options, initial: true) {
      model.apply(
        isSlow: options.isOn(PostsPage.slow), isExhausted: options.isOn(PostsPage.ending), clock: clock)
    }
  }
}

/// A feed in two forms: with `refreshable(action:)` and `PagedRows`, or with the scroll view of document 002.
/// That scroll view is built from preferences alone.
package struct PostsPage: View {
  @Environment(\.feedSource) private var source
  @Environment(\.galleryLanguage) private var language

  package var body: some View {
    if let embedded = source as? EmbeddedFeed {
      FeedForms(source: embedded.localized(to: language == .chinese ? .chinese : .english))
        .id(language)
        .environment(\.isSampleFeed, true)
    } else {
      FeedForms(source: source)
    }
  }
}
