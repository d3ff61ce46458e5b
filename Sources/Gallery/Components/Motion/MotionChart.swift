import ScrollUI

/// A chart of a quantity over time, with a scale at its left: the `predicted` curve as a thick line, the `measured` curve as a thin line.
struct MotionChart: View {
  /// Points with the time in seconds as `x` and the quantity as `y`.
  typealias Points = [CGPoint]

  let title: String
  let unit: String
  let measured: Points
  let predicted: Points
  /// The time range of the chart, in seconds.
  let seconds: Double
  /// The minimum range of the scale, in `unit`.
  let minimumSpan: Double
  let color: AnyShapeStyle

  private static let scaleWidth: CGFloat = 46
  private static let timeHeight: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(LocalizedStringKey(title)).font(GalleryStyle.label).fontWeight(.semibold)
        Text(verbatim: unit).font(GalleryStyle.small).foregroundStyle(.secondary)
        Spacer(minLength: 4)
        Text(verbatim: latest)
          .font(.system(size: 17, weight: .semibold)).monospacedDigit()
          .foregroundStyle(color)
          .lineLimit(1)
      }
      // Time runs to the right in both layout directions.
      plot.environment(\.layoutDirection, .leftToRight).accessibilityHidden(true)
    }
    .padding(EdgeInsets(top: 10, leading: 12, bottom: 8, trailing: 14))
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    .accessibilityElement(children: .combine)
  }

  private var plot: some View {
    let scale = ChartScale((measured + predicted).lazy.map { Double($0.y) }, minimumSpan: minimumSpan)
    let bounds = CGRect(
      x: 0, y: scale.range.lowerBound, width: seconds, height: scale.range.upperBound - scale.range.lowerBound)
    return ZStack {
      ChartGrid(bounds: bounds, ticks: scale.ticks).stroke(GalleryColor.separator, lineWidth: 1)
      ChartCurve(points: predicted, bounds: bounds)
        .stroke(color, style: StrokeStyle(lineWidth: 7, lineCap: .round, lineJoin: .round))
        .opacity(0.3)
      ChartCurve(points: measured, bounds: bounds)
        .stroke(color, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    }
    .frame(maxWidth: .infinity, minHeight: 36, maxHeight: .infinity)
    .padding(EdgeInsets(top: 6, leading: Self.scaleWidth, bottom: Self.timeHeight, trailing: 0))
    .overlay { ChartLabels(scale: scale, seconds: seconds, left: Self.scaleWidth, bottom: Self.timeHeight) }
  }

  private var latest: String {
    guard let last = measured.last else { return "–" }
    return RowList.formatted(Int(last.y.rounded()))
  }
}

/// The numbers of both axes.
private struct ChartLabels: View {
  let scale: ChartScale
  let seconds: Double
  /// The width of the vertical and the height of the horizontal axis, in points.
  let left: CGFloat
  let bottom: CGFloat

  var body: some View {
    GeometryReader { area in
      let height = area.size.height - bottom - 6
      let width = area.size.width - left
      // In a low chart every second tick has a number.
      let stride = height / CGFloat(scale.ticks.count - 1) < 18 ? 2 : 1
      ForEach(Array(scale.ticks.enumerated()), id: \.offset) { index, tick in
        if index.isMultiple(of: stride) {
          let part = CGFloat((tick - scale.range.lowerBound) / (scale.range.upperBound - scale.range.lowerBound))
          label(ChartScale.text(tick))
            .frame(width: left - 8, alignment: .trailing)
            .position(x: (left - 8) / 2, y: 6 + height * (1 - part))
        }
      }
      ForEach(0..<(Int(seconds) + 1), id: \.self) { second in
        label(second == 0 ? "0 s" : "\(second)")
          .position(x: left + width * CGFloat(Double(second) / seconds), y: area.size.height - bottom / 2 + 2)
      }
    }
  }

  private func label(_ text: String) -> some View {
    Text(verbatim: text).font(.system(size: 11)).monospacedDigit().foregroundStyle(.secondary).lineLimit(1).fixedSize()
  }
}

/// The meaning of the two lines of a `MotionChart`.
struct ChartLegend: View {
  var body: some View {
    HStack(spacing: 16) {
      item("Predicted", width: 7, opacity: 0.3)
      item("Measured", width: 2, opacity: 1)
    }
    .font(GalleryStyle.small)
    .foregroundStyle(.secondary)
  }

  private func item(_ title: LocalizedStringKey, width: CGFloat, opacity: Double) -> some View {
    HStack(spacing: 7) {
      Capsule().fill(.text).opacity(opacity).frame(width: 24, height: width)
      Text(title)
    }
  }
}

/// A horizontal line for each tick and a vertical line for each second of `bounds`.
private struct ChartGrid: Shape {
  let bounds: CGRect
  let ticks: [Double]

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for tick in ticks {
      let y = rect.maxY - (CGFloat(tick) - bounds.minY) / bounds.height * rect.height
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    for second in 0...Int(bounds.width) {
      let x = rect.minX + CGFloat(second) / bounds.width * rect.width
      path.move(to: CGPoint(x: x, y: rect.minY))
      path.addLine(to: CGPoint(x: x, y: rect.maxY))
    }
    return path
  }
}

/// The `points` of a curve, connected by lines.
private struct ChartCurve: Shape {
  let points: [CGPoint]
  let bounds: CGRect

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let place = CGPoint(
        x: rect.minX + (point.x - bounds.minX) / bounds.width * rect.width,
        y: rect.maxY - (point.y - bounds.minY) / bounds.height * rect.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path
  }
}
