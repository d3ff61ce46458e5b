import ScrollUI

/// A scroll view that is pulled down to refresh and up to load more, as BxRefreshableScrollView of document 002 does it: on the
/// public API alone.
///
/// Three views say through one preference where they are. ``MovingView`` has no height and scrolls with the content; ``FixedView``
/// is as large as the scroll view and does not; the distance between their upper edges is how far content is pulled. The content
/// says how long it is, which tells when its end comes into sight.
///
/// The caller owns both flags: `refreshing` is set when a hand has pulled beyond the threshold, `loading` when the end comes into
/// sight, and the caller clears them; with an animation, for a soft end. While `refreshing`, the content is held below the header.
///
/// The room that holds it grows as the pull that shows it shrinks, so the rows go back to their place above the threshold without a
/// jump, whenever the hand lets go.
package struct RefreshableScrollView<Header: View, Footer: View, Content: View>: View {
  @Binding private var refreshing: Bool
  @Binding private var loading: Bool
  private let canLoadMore: Bool
  private let threshold: CGFloat
  private let onRefresh: () -> Void
  private let onLoadMore: () -> Void
  private let header: (PullState) -> Header
  private let footer: Footer
  private let content: Content

  @State private var pull = Pull()

  /// - Parameters:
  ///   - canLoadMore: whether the end of the content asks for more: false at the end of the data and after an error.
  ///   - threshold: how far content is pulled to refresh, and how far it is held down meanwhile, in points.
  ///   - header: what is shown above the content while it is pulled and refreshes.
  ///   - footer: what is shown below the content.
  package init(
    refreshing: Binding<Bool>, loading: Binding<Bool>, canLoadMore: Bool = true, threshold: CGFloat = 80,
    onRefresh: @escaping () -> Void, onLoadMore: @escaping () -> Void,
    @ViewBuilder header: @escaping (PullState) -> Header, @ViewBuilder footer: () -> Footer,
    @ViewBuilder content: () -> Content
  ) {
    _refreshing = refreshing
    _loading = loading
    self.canLoadMore = canLoadMore
    self.threshold = threshold
    self.onRefresh = onRefresh
    self.onLoadMore = onLoadMore
    self.header = header
    self.footer = footer()
    self.content = content()
  }

  package var body: some View {
    ScrollView {
      ZStack(alignment: .top) {
        MovingView()
        VStack(spacing: 0) {
          content
          footer
        }
        .background(ContentView())
        .modifier(HeldBelowHeader(pull: pull, refreshing: refreshing, threshold: threshold))
        PullHeader(pull: pull, refreshing: refreshing, threshold: threshold, content: header)
      }
    }
    .background(FixedView())
    .onScrollPhaseChange { _, phase in
      pull.isHeld = phase == .tracking || phase == .interacting
      startWherePulled()
    }
    .onPreferenceChange(RefreshableKey.PrefKey.self) { follow($0) }
    .onChange(of: mayLoad) { _, mayLoad in
      if mayLoad { loadAfterLayout() }
    }
  }

  /// The views have moved.
  private func follow(_ values: [RefreshableKey.PrefData]) {
    guard let moving = values.first(where: { $0.vType == .movingView })?.bounds,
      let fixed = values.first(where: { $0.vType == .fixedView })?.bounds
    else { return }
    pull.contentHeight = values.first { $0.vType == .contentView }?.bounds.height ?? 0
    pull.viewportHeight = fixed.height
    pull.distance = moving.minY - fixed.minY
    pull.showPart(max(0, pull.distance / threshold))
    startWherePulled()
    loadIfNeeded()
  }

  /// Starts a refresh where a hand has pulled far enough, once a pull; content that bounces there by itself starts none.
  private func startWherePulled() {
    guard pull.distance > threshold else {
      pull.hasStarted = false
      return
    }
    guard pull.isHeld, !pull.hasStarted, !refreshing else { return }
    pull.hasStarted = true
    refreshing = true
    onRefresh()
  }

  private var mayLoad: Bool { !loading && !refreshing && canLoadMore }

  /// What has come in may have made the content longer, which the preference tells after this change.
  private func loadAfterLayout() {
    Task { @MainActor in loadIfNeeded() }
  }

  /// Starts loading where the end of the content is in sight, be it scrolled there or too short.
  private func loadIfNeeded() {
    guard pull.endIsInSight, mayLoad else { return }
    loading = true
    onLoadMore()
  }
}

/// How far a pull has come, for the header.
package struct PullState: Equatable {
  /// 0 where nothing is pulled, 1 at the threshold and beyond.
  package let progress: Double
  package let isRefreshing: Bool

  /// How far the arrow has turned over: between 60 % and 100 % of the way.
  package var arrowAngle: Angle { .degrees(180 * max(0, min(1, (progress - 0.6) / 0.4))) }
}

/// What the preference has said last. A plain scroll changes nothing that a view reads.
@MainActor private final class Pull: ObservableObject {
  var distance: CGFloat = 0
  /// Whether a hand moves the content.
  var isHeld = false
  /// Whether the pull that goes on has started a refresh.
  var hasStarted = false
  var contentHeight: CGFloat = 0
  var viewportHeight: CGFloat = 0
  @Published private(set) var part = 0.0

  /// Before the content has a height, nothing is known.
  var endIsInSight: Bool { contentHeight > 0 && viewportHeight > 0 && distance <= viewportHeight - contentHeight }

  func showPart(_ new: CGFloat) {
    let new = min(Double(new), 1)
    if new != part { part = new }
  }
}

/// How far the content is moved down beside the pull, in points: together they show the header while it refreshes.
@MainActor private func heldLength(_ pull: Pull, _ refreshing: Bool, _ threshold: CGFloat) -> CGFloat {
  refreshing ? threshold * (1 - pull.part) : 0
}

/// Makes room for the header above the content while it refreshes.
private struct HeldBelowHeader: ViewModifier {
  @ObservedObject var pull: Pull
  let refreshing: Bool
  let threshold: CGFloat

  func body(content: Content) -> some View {
    let held = heldLength(pull, refreshing, threshold)
    content.alignmentGuide(.top) { _ in -held }
  }
}

/// The header in the room that the pull has made. It is evaluated while a pull changes, and nothing else is.
private struct PullHeader<Content: View>: View {
  @ObservedObject var pull: Pull
  let refreshing: Bool
  let threshold: CGFloat
  let content: (PullState) -> Content

  var body: some View {
    content(PullState(progress: pull.part, isRefreshing: refreshing))
      .frame(maxWidth: .infinity)
      .frame(height: threshold)
      .opacity(refreshing ? 1 : min(1, pull.part * 2))
      .offset(y: heldLength(pull, refreshing, threshold) - threshold)
  }
}
