import ScrollInstruments
import ScrollUI

/// The offset of the list of `JournalPage`. The header alone reads it, so that scrolling evaluates no rows.
@MainActor @Observable final class JournalOffset {
  /// The distance in points by which the list is scrolled; negative while it is pulled down.
  private(set) var y: CGFloat = 0

  /// Takes a content offset over: `HeaderMetrics.collapsedHeight` points of the header are a margin of the content.
  func follow(_ contentOffset: CGFloat) { y = contentOffset + HeaderMetrics.collapsedHeight }
}

/// The header of `JournalPage`: a `MountainScene`. Its sun rises with a pull, and has rays while the journal loads.
struct JournalHeader: View {
  private static let height: CGFloat = 236
  /// The offset at which the header is collapsed, in points.
  static let distance = height - HeaderMetrics.collapsedHeight

  let scrolled: JournalOffset
  let isLoading: Bool
  let margin: CGFloat

  private var metrics: HeaderMetrics { HeaderMetrics(offset: scrolled.y, expandedHeight: Self.height) }

  var body: some View {
    let metrics = metrics
    return ZStack(alignment: .bottomLeading) {
      MountainScene(
        height: metrics.stretchedHeight, collapse: metrics.collapse, sunrise: sunrise, isGlowing: isLoading)
      HStack(alignment: .bottom, spacing: 12) {
        title
        Spacer(minLength: 0)
        FrameNeedle().frame(width: 118, height: 20).padding(.bottom, 16).accessibilityHidden(true)
      }
      .padding(.horizontal, margin)
    }
    .foregroundStyle(Color.white)
    .frame(maxWidth: .infinity)
    .frame(height: metrics.height, alignment: .bottom)
    .clipped()
  }

  private var title: some View {
    ZStack(alignment: .bottomLeading) {
      Text("Journal")
        .font(.system(size: 32, weight: .bold))
        .scaleEffect(metrics.titleScale, anchor: .bottomLeading)
        .offset(y: -20 * (1 - metrics.progress))
      Text(isLoading ? "Looking for new entries…" : "A year in 72 places").font(GalleryStyle.label)
        .opacity(metrics.detailOpacity)
    }
    .lineLimit(1)
    .padding(.bottom, 14)
  }

  /// At rest the sun is behind the mountain. A pull of the length that refreshes lifts it beside the peak.
  private var sunrise: CGFloat {
    isLoading ? 1 : 0.12 + min(1, max(0, -metrics.offset) / 80) * 0.88
  }
}
