import ScrollUI

/// The `CollapsingHeader.Style.bar`: a colored area with a `RouteLine` and two figures. It shrinks to a bar.
struct BarHeader: View {
  let metrics: HeaderMetrics
  let margin: CGFloat

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: Self.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      RouteLine().stroke(.white.opacity(0.3), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.1, 6]))
        .frame(height: metrics.stretchedHeight)
        .opacity(metrics.detailOpacity)
      stops.frame(height: metrics.stretchedHeight).opacity(metrics.detailOpacity)
      HStack(alignment: .bottom, spacing: 24) {
        ShrinkingTitle(metrics: metrics)
        Spacer(minLength: 0)
        figures
      }
      .padding(.horizontal, margin)
    }
    .foregroundStyle(Color.white)
  }

  /// Three colors to which white text has a contrast of more than 5:1.
  private static let colors = [Color(hex: 0x1F4FB4), Color(hex: 0x4A4DC4), Color(hex: 0x7A3DB8)]

  private var stops: some View {
    GeometryReader { room in
      ForEach(Array(RouteLine.stops.enumerated()), id: \.offset) { _, stop in
        Circle().fill(.white).frame(width: 8, height: 8)
          .position(x: stop.x * room.size.width, y: stop.y * room.size.height)
      }
    }
  }

  /// The figures beside the open title; the last remains in the bar.
  private var figures: some View {
    HStack(spacing: 22) {
      figure("48", "days", isKept: false)
      figure("3,260", "km", isKept: true)
    }
    .padding(.bottom, 15)
    .fixedSize()
  }

  private func figure(_ value: String, _ unit: LocalizedStringKey, isKept: Bool) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      Text(verbatim: value).font(.system(size: 17, weight: .semibold)).monospacedDigit()
      Text(unit).font(GalleryStyle.hint)
    }
    .opacity(isKept ? 1 : metrics.detailOpacity)
  }
}

/// A line through the stops of a journey, over the whole width.
private struct RouteLine: Shape {
  /// The positions of the stops as fractions of the size.
  nonisolated static let stops = [
    CGPoint(x: 0.12, y: 0.34), CGPoint(x: 0.34, y: 0.2), CGPoint(x: 0.55, y: 0.42), CGPoint(x: 0.76, y: 0.22),
    CGPoint(x: 0.93, y: 0.46),
  ]

  nonisolated func path(in rect: CGRect) -> Path {
    let points = Self.stops.map { CGPoint(x: $0.x * rect.width, y: $0.y * rect.height) }
    return Path { path in
      path.move(to: points[0])
      for (start, end) in zip(points, points.dropFirst()) {
        let middle = (start.x + end.x) / 2
        path.addCurve(
          to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
      }
    }
  }
}
