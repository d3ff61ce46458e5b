import Feed
import ScrollUI

/// A feed with `refreshable` and `PagedRows`: a pull loads newer posts, scrolling down loads older posts.
struct PostsPage: View {
  static let description = GalleryPage(
    name: "feed", title: "Feed", hint: "Pull to refresh; older posts load before you reach them.",
    symbol: "newspaper", api: ["refreshable(action:)", "LazyVStack"],
    options: [FeedPages.slow, FeedPages.ending]
  ) { PostsPage() }

  @Environment(\.feedSource) private var source

  var body: some View { RefreshableFeed(source: source) }
}

/// The page after its source (`feedSource`) is known.
private struct RefreshableFeed: View {
  @State private var model: FeedModel
  @Environment(\.pageOptions) private var options
  @Environment(\.frameClock) private var clock

  init(source: any FeedSource) { _model = State(wrappedValue: FeedModel(source: source)) }

  var body: some View {
    FeedScreen(model: model)
      .refreshable { [model] in await model.refresh() }
      .onChange(of: options, initial: true) { model.apply(options, clock: clock) }
  }
}

/// The controls and the list. A separate view inside of `refreshable(action:)`, so that it can read the `refresh`
/// action.
private struct FeedScreen: View {
  let model: FeedModel
  @State private var position = ScrollPosition()
  @State private var isAtStart = true
  @State private var showsPill = false
  @Environment(\.refresh) private var refresh
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 0) {
      FeedControls(model: model) {
        let refresh = refresh
        Task { await refresh?() }
      }
      Divider()
      ScrollView {
        LazyVStack(spacing: 0) {
          PagedRows(model.loader) {
            PostRow(post: $0, margin: margin)
          } status: {
            FeedStatus(status: $0, ending: model.ending)
          }
        }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y < 8 }, action: { isAtStart = $1 })
      .overlay(alignment: .top) { pill }
      .onChange(of: model.loader.items.first?.id) { showsPill = (model.newPosts ?? 0) > 0 || !isAtStart }
      .onChange(of: isAtStart) { if isAtStart { showsPill = false } }
    }
  }

  /// A button with `FeedModel.newPosts`, the number of posts inserted above the visible posts; it scrolls to them.
  @ViewBuilder private var pill: some View {
    if showsPill, !isAtStart, let count = model.newPosts, count > 0 {
      Button {
        withAnimation { position.scrollTo(edge: .top) }
      } label: {
        Label(count == 1 ? "1 new post" : "\(count) new posts", systemImage: "arrow.up")
          .font(.system(size: 13, weight: .semibold))
          .padding(.horizontal, 4)
          .chip()
      }
      .buttonStyle(SurfaceButtonStyle(cornerRadius: 14, isSelected: true))
      .shadow(color: .black.opacity(0.25), radius: 6, y: 2)
      .padding(.top, 10)
    }
  }
}
