import Features
import ScrollUI

/// The header of `HeaderPage` in its `Style`, a function of its `HeaderMetrics`.
struct CollapsingHeader: View {
  enum Style: String {
    /// A mountain with layers that move at various speeds.
    case parallax
    /// A colored area with figures that shrinks to a bar.
    case bar
    /// A plain surface with photographs that fade out.
    case fade
    /// A large title below a bar. The bar shows a small title as soon as the large title is covered.
    case largeTitle = "large-title"
  }

  let metrics: HeaderMetrics
  let style: Style
  let margin: CGFloat

  var body: some View {
    Group {
      switch style {
      case .parallax: ParallaxHeader(metrics: metrics, margin: margin)
      case .bar: BarHeader(metrics: metrics, margin: margin)
      case .fade: FadeHeader(metrics: metrics, margin: margin)
      case .largeTitle: LargeTitleHeader(metrics: metrics, margin: margin)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: metrics.height, alignment: .bottom)
    .clipped()
  }
}

/// A title that shrinks by `HeaderMetrics.titleScale`, over a line that fades out by `HeaderMetrics.detailOpacity`.
struct ShrinkingTitle: View {
  let metrics: HeaderMetrics

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Text("Journeys")
        .font(.system(size: 30, weight: .bold))
        .scaleEffect(metrics.titleScale, anchor: .bottomLeading)
        .offset(y: -Self.lineHeight * (1 - metrics.progress))
      Text("Forty letters from forty places").font(GalleryStyle.label).opacity(metrics.detailOpacity)
    }
    .lineLimit(1)
    .padding(.bottom, 14)
  }

  /// The height of the line below the title, in points.
  private static let lineHeight: CGFloat = 20
}

/// The `CollapsingHeader.Style.parallax`: a `MountainScene` behind a `ShrinkingTitle`. The title is in front of the dark forest, for its contrast.
private struct ParallaxHeader: View {
  let metrics: HeaderMetrics
  let margin: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      MountainScene(
        height: metrics.stretchedHeight, collapse: metrics.collapse,
        sunrise: 1 - 0.4 * metrics.progress + (metrics.stretchedHeight - metrics.expandedHeight) / 400)
      ShrinkingTitle(metrics: metrics).padding(.horizontal, margin).foregroundStyle(Color.white)
    }
  }
}

/// The `CollapsingHeader.Style.fade`: photographs like a fan in the hand, over a plain surface.
private struct FadeHeader: View {
  let metrics: HeaderMetrics
  let margin: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Rectangle().fill(.window)
      Rectangle().fill(.card).opacity(1 - metrics.progress)
      photographs
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
        .padding(.horizontal, margin)
        .opacity(metrics.detailOpacity)
      ShrinkingTitle(metrics: metrics).padding(.horizontal, margin).foregroundStyle(.text)
    }
    .overlay(alignment: .bottom) { Divider().opacity(metrics.progress) }
  }

  /// Three photographs of the height that the open header leaves, further apart the higher it is.
  private var photographs: some View {
    let height = min(max(72, metrics.height - 64), 170)
    let spread = (metrics.height / metrics.expandedHeight - 0.4) * 15
    return HStack(spacing: -height * 0.34) {
      photograph(.harbor, height).rotationEffect(.degrees(-spread), anchor: .bottom)
      photograph(.teaField, height).offset(y: -8)
      photograph(.aurora, height).rotationEffect(.degrees(spread), anchor: .bottom)
    }
    .padding(.trailing, 12)
  }

  private func photograph(_ illustration: Illustration, _ height: CGFloat) -> some View {
    Picture(illustration)
      .clipShape(RoundedRectangle(cornerRadius: 3))
      .padding(6)
      .frame(width: (height * 0.86).rounded(), height: height.rounded())
      .background {
        RoundedRectangle(cornerRadius: 6).fill(Color.white).shadow(color: .black.opacity(0.22), radius: 6, y: 3)
      }
  }
}
