import ScrollUI

/// A drawn map of a `JournalMonth`: a `Route` through `Entry.place` of all `entries`, the earliest at the left.
struct RouteStrip: View {
  let entries: [Entry]

  private static let height: CGFloat = 104

  var body: some View {
    GeometryReader { room in
      let route = Route(entries.reversed(), in: room.size)
      ZStack(alignment: .topLeading) {
        RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius).fill(.card)
        ForEach(0..<3) { ring in
          route.contour(ring).stroke(.text.opacity(0.06), lineWidth: 1)
        }
        route.line.stroke(.accentText, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.1, 5]))
        ForEach(route.stops) { stop in
          Circle().fill(.window).frame(width: 10, height: 10)
            .overlay { Circle().strokeBorder(.accentText, lineWidth: 2.5) }
            .position(stop.point)
          Text(verbatim: stop.name).font(.system(size: 11, weight: .medium)).foregroundStyle(.text)
            .lineLimit(1)
            .frame(width: route.labelWidth)
            .position(x: stop.labelX(in: room.size.width, width: route.labelWidth), y: stop.point.y + stop.labelOffset)
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
    }
    .frame(height: Self.height)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: entries.reversed().map(\.place).joined(separator: " → ")))
  }
}

/// The geometry of a `RouteStrip`: a stop for each entry, at a height that its place determines.
private struct Route {
  struct Stop: Identifiable {
    let id: Int
    let name: String
    let point: CGPoint
    /// The distance from the stop to the middle of its label, in points: above high stops, below low stops.
    let labelOffset: CGFloat

    /// The middle of the label. The label stays inside of the strip.
    func labelX(in width: CGFloat, width label: CGFloat) -> CGFloat {
      min(max(point.x, label / 2 + 4), width - label / 2 - 4)
    }
  }

  let stops: [Stop]
  let size: CGSize
  /// The width of a label in points: the distance of two stops.
  let labelWidth: CGFloat

  init(_ entries: [Entry], in size: CGSize) {
    self.size = size
    let distance = size.width / CGFloat(max(1, entries.count))
    labelWidth = min(110, max(40, distance - 4))
    stops = entries.enumerated().map { index, entry in
      let hash = entry.place.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
      let y = index.isMultiple(of: 2) ? 62 + CGFloat(hash % 14) : 26 + CGFloat(hash % 14)
      return Stop(
        id: entry.id, name: entry.place, point: CGPoint(x: distance * (CGFloat(index) + 0.5), y: y),
        labelOffset: index.isMultiple(of: 2) ? 17 : -15)
    }
  }

  /// A smooth line through all stops.
  var line: Path {
    Path { path in
      guard let first = stops.first else { return }
      path.move(to: first.point)
      for (start, end) in zip(stops, stops.dropFirst()) {
        let middle = (start.point.x + end.point.x) / 2
        path.addCurve(
          to: end.point, control1: CGPoint(x: middle, y: start.point.y), control2: CGPoint(x: middle, y: end.point.y))
      }
    }
  }

  /// A line of equal height on the map, around its middle.
  func contour(_ ring: Int) -> Path {
    let inset = CGFloat(ring) * 16
    return Path(
      ellipseIn: CGRect(
        x: size.width * 0.3 + inset, y: -30 + inset, width: size.width * 0.5 - 2 * inset,
        height: size.height + 60 - 2 * inset))
  }
}
