import ScrollUI

/// A chart of a quantity over time: the `measured` curve as a thin line, the `expected` closed form as a broad one.
struct MotionChart: View {
  /// Points with the time in seconds as `x` and the quantity as `y`.
  typealias Points = [CGPoint]

  let title: String
  let unit: String
  let measured: Points
  let expected: Points
  /// The time range of the chart, in seconds.
  let seconds: Double
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Text(LocalizedStringKey(title)).font(GalleryStyle.label).fontWeight(.medium)
        Text(unit).font(GalleryStyle.small).foregroundStyle(.secondary)
        Spacer(minLength: 4)
        Text(latest).font(GalleryStyle.label).fontWeight(.semibold).lineLimit(1)
      }
      plot
      HStack(spacing: 0) {
        Text("0 s").foregroundStyle(.secondary)
        Spacer()
        Text("\(seconds, specifier: "%.1f") s").foregroundStyle(.secondary)
      }
      .font(.system(size: 10))
    }
    .padding(EdgeInsets(top: 10, leading: 14, bottom: 8, trailing: 14))
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }

  private var plot: some View {
    let bounds = bounds
    return ZStack {
      ChartGrid(bounds: bounds).stroke(Color.gray.opacity(0.28), lineWidth: 1)
      ChartCurve(points: expected, bounds: bounds)
        .stroke(color.opacity(0.34), style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round))
      ChartCurve(points: measured, bounds: bounds)
        .stroke(color, style: StrokeStyle(lineWidth: 1.75, lineCap: .round, lineJoin: .round))
    }
    .frame(maxWidth: .infinity, minHeight: 44, maxHeight: .infinity)
    .clipped()
  }

  private var latest: String {
    guard let last = measured.last else { return "–" }
    return String(format: "%.0f", abs(last.y) < 0.5 ? 0 : Double(last.y))
  }

  /// The range of both curves, including zero and a margin of 8 % at the top and bottom.
  private var bounds: CGRect {
    let values = (measured + expected).map(\.y) + [0]
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let height = max(high - low, 1)
    return CGRect(x: 0, y: low - height * 0.08, width: seconds, height: height * 1.16)
  }
}

/// The zero line, and a vertical line for each second of `bounds`.
private struct ChartGrid: Shape {
  let bounds: CGRect

  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    let zero = rect.maxY + bounds.minY / bounds.height * rect.height
    path.move(to: CGPoint(x: rect.minX, y: zero))
    path.addLine(to: CGPoint(x: rect.maxX, y: zero))
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
