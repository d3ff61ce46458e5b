import Features
import ScrollUI

/// A header that collapses with the observed offset, in three styles.
///
/// The header overlays the list and depends on the offset only; the size of the content is constant. A header that
/// resized the content would change the offset that it depends on.
struct HeaderPage: View {
  @State private var offset = CGPoint.zero
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    OffsetObservingScrollView(offset: $offset) {
      VStack(spacing: 0) {
        Color.clear.frame(height: height)
        ForEach(0..<40) { ObserveRow(index: $0, margin: margin) }
      }
      .frame(maxWidth: .infinity)
    }
    .scrollTargetBehavior(HeaderSnapping(distance: height - HeaderMetrics.collapsedHeight))
    .overlay(alignment: .top) {
      CollapsingHeader(
        metrics: HeaderMetrics(offset: offset.y, expandedHeight: height), style: style, margin: margin)
    }
    .clipped()
  }

  private var height: CGFloat { CGFloat(options.number(Self.height)) }

  private var style: CollapsingHeader.Style {
    CollapsingHeader.Style(rawValue: options.choice(Self.style)) ?? .parallax
  }
}

/// The geometry of the header as a pure function of `offset`.
package struct HeaderMetrics: Equatable {
  /// The `height` of the collapsed header, in points.
  package static let collapsedHeight: CGFloat = 52

  /// The observed offset in points; negative while the content is pulled down.
  package let offset: CGFloat
  /// The `height` at `offset` 0, in points.
  package let expandedHeight: CGFloat

  /// Creates the metrics for an observed offset, in points.
  package init(offset: CGFloat, expandedHeight: CGFloat = 180) {
    self.offset = offset
    self.expandedHeight = expandedHeight
  }

  /// The height in points: shrinks with the offset to `collapsedHeight`, and grows while the content is pulled down.
  package var height: CGFloat { max(Self.collapsedHeight, expandedHeight - offset) }

  /// The fraction of the collapse: 0 for `expandedHeight`, 1 for `collapsedHeight`.
  package var progress: CGFloat { max(0, min(1, offset / collapseDistance)) }

  /// The difference of the two heights in points: the offset at which the collapse ends.
  private var collapseDistance: CGFloat { expandedHeight - Self.collapsedHeight }

  /// The distance in points by which the picture moves down inside of the header: half of the content's at first, and constant after the
  /// collapse, so that the collapsed header stays covered.
  package var pictureOffset: CGFloat { progress * collapseDistance / 2 * (1 - progress / 2) }

  /// The scale of the title, which is opaque at every `offset`: 1 to 0.6.
  package var titleScale: CGFloat { 1 - 0.4 * progress }

  /// The opacity of the line below the title: 1 to 0 during the first third of `progress`.
  package var subtitleOpacity: Double { Double(max(0, 1 - progress * 3)) }
}

/// Continues a movement that would end between `HeaderMetrics.progress` 0 and 1 to 0 or 1: in the direction of the movement from
/// `originalTarget`, or to the nearer without a direction.
struct HeaderSnapping: ScrollTargetBehavior {
  /// The offset at which `HeaderMetrics.progress` is 1, in points.
  let distance: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let (end, start) = (target.rect.minY, context.originalTarget.rect.minY)
    guard end > 0, end < distance else { return }
    let isCollapsing = end == start ? end > distance / 2 : end > start
    target.rect.origin.y = isCollapsing ? distance : 0
  }
}

/// The header in the selected `Style`.
private struct CollapsingHeader: View {
  enum Style: String {
    /// The header and its title shrink to a bar.
    case bar
    /// A picture that moves at half the speed of the content and is enlarged by a pull.
    case parallax
    /// A plain surface; the line below the title fades out.
    case fade
  }

  let metrics: HeaderMetrics
  let style: Style
  let margin: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      background
      title.padding(.horizontal, margin).padding(.bottom, 14)
    }
    .frame(maxWidth: .infinity)
    .frame(height: metrics.height, alignment: .bottom)
    .clipped()
    .overlay(alignment: .bottom) { Divider().opacity(metrics.progress) }
  }

  @ViewBuilder private var background: some View {
    switch style {
    case .bar: Rectangle().fill(.accentFill)
    case .fade: Rectangle().fill(.card)
    case .parallax:
      Picture(.mountains)
        .frame(height: max(metrics.expandedHeight, metrics.height))
        .offset(y: metrics.pictureOffset)
        .overlay {
          // White text on it stays readable at every height.
          LinearGradient(
            colors: [.black.opacity(0.6 * metrics.progress), .black.opacity(0.72)], startPoint: .center,
            endPoint: .bottom)
        }
    }
  }

  private var title: some View {
    let metrics = metrics
    return ZStack(alignment: .bottomLeading) {
      Text("Journeys")
        .font(.system(size: 30, weight: .bold))
        .scaleEffect(metrics.titleScale, anchor: .bottomLeading)
        .offset(y: style == .bar ? 0 : -Self.subtitleHeight * (1 - metrics.progress))
      if style != .bar {
        Text("Forty letters from twelve places").font(GalleryStyle.label).opacity(metrics.subtitleOpacity)
      }
    }
    .foregroundStyle(style == .fade ? AnyShapeStyle(.text) : AnyShapeStyle(Color.white))
  }

  /// The height of the line below the title, in points.
  private static let subtitleHeight: CGFloat = 20
}
