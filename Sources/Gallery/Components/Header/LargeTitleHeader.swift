import Features
import ScrollUI

/// The `CollapsingHeader.Style.largeTitle`: a title that moves up under a bar. The title of the bar fades in with `barTitleOpacity(letters:)`.
struct LargeTitleHeader: View {
  let metrics: HeaderMetrics
  let margin: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(.window)
      large.padding(.horizontal, margin)
    }
    .frame(height: metrics.height, alignment: .bottom)
    .overlay(alignment: .top) { bar }
  }

  /// The line, the title and the picture of the traveler, of a fixed height above the lower edge.
  private var large: some View {
    HStack(alignment: .bottom, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text("Journeys").font(.system(size: 34, weight: .bold)).frame(height: 40)
          .scaleEffect(1 + max(0, -metrics.offset) / 800, anchor: .bottomLeading)
        Text("Forty letters from forty places").font(GalleryStyle.label).foregroundStyle(.secondaryText)
          .frame(height: 18)
          .opacity(metrics.detailOpacity)
      }
      Spacer(minLength: 0)
      Picture(.fox).frame(width: 40, height: 40).clipShape(Circle()).padding(.bottom, 8)
    }
    .lineLimit(1)
    .foregroundStyle(.text)
    .padding(.bottom, Self.padding)
  }

  private var bar: some View {
    Text("Journeys").font(.system(size: 17, weight: .semibold)).foregroundStyle(.text)
      .opacity(barOpacity)
      .accessibilityHidden(true)
      .frame(maxWidth: .infinity)
      .frame(height: HeaderMetrics.collapsedHeight)
      .background(.window)
      .overlay(alignment: .bottom) { Divider().opacity(barOpacity) }
  }

  private var barOpacity: Double {
    metrics.barTitleOpacity(letters: metrics.expandedHeight - Self.padding - 18 - 40 + Self.lettersTop)
  }

  private static let padding: CGFloat = 8
  /// The distance from the top of the large line to its capital letters, in points.
  private static let lettersTop: CGFloat = 8
}
