import ScrollUI

/// A scroll view with pull to refresh and loading at the end, implemented with the public API only, as
/// BxRefreshableScrollView in document 002.
///
/// Three views report their bounds through a preference. `MovingView` has no height and scrolls with the content;
/// `FixedView` has the size of the scroll view and does not scroll. The distance between their top edges is the pull
/// distance. `ContentView` reports the content's length, from which the visibility of its end is computed.
///
/// The caller owns both flags. The view sets `refreshing` when a drag passes the threshold and `loading` when the end
/// becomes visible; the caller resets them, preferably with an animation. While `refreshing` is true the content is
/// held below the header.
///
/// The space that holds the content grows while the pull that displays it shrinks, so the rows return to the threshold
/// without a jump, independent of the moment of release.
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

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - refreshing: Set to true when a drag passes the threshold.
  ///   - loading: Set to true when the end of the content becomes visible.
  ///   - canLoadMore: True if the end of the content requests more. Set it to false at the end of the data and after an
  ///     error.
  ///   - threshold: The pull distance that starts a refresh, and the height of the header while refreshing, in points.
  ///   - onRefresh: Called when a refresh starts.
  ///   - onLoadMore: Called when loading starts.
  ///   - header: The view above the content during a pull and a refresh.
  ///   - footer: The view below the content.
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

  /// The scroll view with header, content and footer, and the views that report their bounds.
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

  /// Updates the pull from the reported bounds.
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

  /// Starts a refresh if a drag has passed the threshold, at most once for each pull. A bounce without contact starts
  /// no refresh.
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

  /// New rows may have made the content longer. The preference reports their bounds after this update, so the check is
  /// postponed.
  private func loadAfterLayout() {
    Task { @MainActor in loadIfNeeded() }
  }

  /// Starts loading if the end of the content is visible, by scrolling or because the content is short.
  private func loadIfNeeded() {
    guard pull.endIsInSight, mayLoad else { return }
    loading = true
    onLoadMore()
  }
}

/// The progress of a pull, for the header.
package struct PullState: Equatable {
  /// The pull distance as a fraction of the threshold, 0…1.
  package let progress: Double
  /// True while the caller's flag `refreshing` is set.
  package let isRefreshing: Bool

  /// The rotation of the arrow: from 0° at 60 % of the pull to 180° at 100 %.
  package var arrowAngle: Angle { .degrees(180 * max(0, min(1, (progress - 0.6) / 0.4))) }
}

/// The geometry of the last preference update. Only `part` is published, so plain scrolling invalidates no view.
@MainActor private final class Pull: ObservableObject {
  var distance: CGFloat = 0
  /// True while the user drags the content.
  var isHeld = false
  /// True if the current pull has started a refresh.
  var hasStarted = false
  var contentHeight: CGFloat = 0
  var viewportHeight: CGFloat = 0
  @Published private(set) var part = 0.0

  /// True if the end of the content is visible. False before the first layout.
  var endIsInSight: Bool { contentHeight > 0 && viewportHeight > 0 && distance <= viewportHeight - contentHeight }

  func showPart(_ new: CGFloat) {
    let new = min(Double(new), 1)
    if new != part { part = new }
  }
}

/// The space above the content during a refresh, in points, in addition to the pull: both together make the header
/// visible.
@MainActor private func heldLength(_ pull: Pull, _ refreshing: Bool, _ threshold: CGFloat) -> CGFloat {
  refreshing ? threshold * (1 - pull.part) : 0
}

/// Reserves the space for the header above the content during a refresh.
private struct HeldBelowHeader: ViewModifier {
  @ObservedObject var pull: Pull
  let refreshing: Bool
  let threshold: CGFloat

  func body(content: Content) -> some View {
    let held = heldLength(pull, refreshing, threshold)
    content.alignmentGuide(.top) { _ in -held }
  }
}

/// The header in the space above the content. Only this view is evaluated while a pull changes.
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
