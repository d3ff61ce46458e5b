import ScrollUI

/// A header that collapses with the observed offset, in three styles.
///
/// The header overlays the list and depends on the offset only; the size of the content is constant. A header that
/// resized the content would change the offset that it depends on.
struct HeaderPage: View {
  static let description = GalleryPage(
    name: "header", title: "Header",
    hint: "Scroll, or pull down at the top: the header follows.",
    options: [parallax, fading]
  ) { HeaderPage() }

  private static let parallax = PageOption(key: "p", title: "Parallax")
  private static let fading = PageOption(key: "d", title: "Fade titles")

  @State private var offset = CGPoint.zero
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    OffsetObservingScrollView(offset: $offset) {
      VStack(spacing: 0) {
        Color.clear.frame(height: HeaderMetrics.expandedHeight)
        ForEach(0..<40) { ObserveRow(index: $0, margin: margin) }
      }
      .frame(maxWidth: .infinity)
    }
    .overlay(alignment: .top) {
      CollapsingHeader(metrics: HeaderMetrics(offset: offset.y), style: style, margin: margin)
    }
    .clipped()
  }

  private var style: CollapsingHeader.Style {
    if options.contains(Self.parallax.key) { return .parallax }
    return options.contains(Self.fading.key) ? .fade : .bar
  }
}

/// The geometry of the header as a pure function of `offset`.
package struct HeaderMetrics: Equatable {
  /// The height of the header at offset 0, in points.
  package static let expandedHeight: CGFloat = 180
  /// The height of the collapsed header, in points.
  package static let collapsedHeight: CGFloat = 52

  /// The observed offset in points; negative while the content is pulled down.
  package let offset: CGFloat

  /// Creates the metrics for an observed offset in points.
  package init(offset: CGFloat) { self.offset = offset }

  /// The height in points: shrinks with the offset to `collapsedHeight`, and grows while the content is pulled down.
  package var height: CGFloat { max(Self.collapsedHeight, Self.expandedHeight - offset) }

  /// The fraction of the collapse: 0 for the expanded header, 1 for the bar.
  package var progress: CGFloat {
    max(0, min(1, offset / (Self.expandedHeight - Self.collapsedHeight)))
  }

  /// The opacity of the large title, which fades out during the first two thirds of the collapse.
  package var largeTitleOpacity: Double { Double(max(0, 1 - progress * 1.5)) }

  /// The opacity of the small title, which fades in during the last third of the collapse.
  package var smallTitleOpacity: Double { Double(max(0, progress * 3 - 2)) }

  /// The scale of the picture, ≥ 1; above 1 while the content is pulled down.
  package var stretch: CGFloat { max(1, height / Self.expandedHeight) }
}

/// The header in the selected `Style`.
private struct CollapsingHeader: View {
  enum Style {
    /// The header and its title shrink to a bar.
    case bar
    /// A picture that moves at half the speed of the content and is enlarged by a pull.
    case parallax
    /// The large title fades out and the small title fades in.
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
    case .bar: Rectangle().fill(Color.accentColor.gradient)
    case .fade: Rectangle().fill(.card)
    case .parallax:
      HillsPicture()
        .frame(height: HeaderMetrics.expandedHeight)
        .scaleEffect(metrics.stretch, anchor: .bottom)
        .offset(y: max(0, metrics.offset) / 2 * (1 - metrics.progress / 2))
    }
  }

  @ViewBuilder private var title: some View {
    switch style {
    case .bar:
      Text("Journeys 旅程")
        .font(.system(size: 30, weight: .bold))
        .foregroundStyle(Color.white)
        .scaleEffect(1 - 0.4 * metrics.progress, anchor: .bottomLeading)
    case .parallax:
      Text("Journeys 旅程").font(.system(size: 30, weight: .bold)).foregroundStyle(Color.white)
        .opacity(metrics.largeTitleOpacity)
        .overlay(alignment: .bottomLeading) { smallTitle.foregroundStyle(Color.white) }
    case .fade:
      Text("Journeys 旅程").font(.system(size: 30, weight: .bold))
        .opacity(metrics.largeTitleOpacity)
        .overlay(alignment: .bottomLeading) { smallTitle }
    }
  }

  private var smallTitle: some View {
    Text("Journeys 旅程").font(.system(size: 16, weight: .semibold)).fixedSize().opacity(metrics.smallTitleOpacity)
  }
}

/// Hills below an evening sky.
private struct HillsPicture: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      LinearGradient(
        colors: [Color(red: 0.16, green: 0.22, blue: 0.48), Color(red: 0.93, green: 0.55, blue: 0.42)],
        startPoint: .top,
        endPoint: .bottom)
      Circle().fill(Color(red: 1, green: 0.86, blue: 0.62)).frame(width: 56, height: 56).offset(x: 110, y: -62)
      Hills(height: 0.62, phase: 0).fill(Color(red: 0.36, green: 0.28, blue: 0.5))
      Hills(height: 0.42, phase: 0.5).fill(Color(red: 0.22, green: 0.19, blue: 0.38))
    }
  }
}

/// A range of hills along the bottom of a rectangle.
private struct Hills: Shape {
  /// The height of the hilltops as a fraction of the rectangle.
  let height: CGFloat
  /// The horizontal displacement as a fraction of a hill's width.
  let phase: CGFloat

  nonisolated func path(in rect: CGRect) -> Path {
    let width: CGFloat = 220
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    var x = rect.minX - phase * width
    path.addLine(to: CGPoint(x: x, y: rect.maxY - rect.height * height / 2))
    while x < rect.maxX {
      path.addQuadCurve(
        to: CGPoint(x: x + width / 2, y: rect.maxY - rect.height * height / 2),
        control: CGPoint(x: x + width / 4, y: rect.maxY - rect.height * height * 1.3))
      path.addQuadCurve(
        to: CGPoint(x: x + width, y: rect.maxY - rect.height * height / 2),
        control: CGPoint(x: x + width * 0.75, y: rect.maxY))
      x += width
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
