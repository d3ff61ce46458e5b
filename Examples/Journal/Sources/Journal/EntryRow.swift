import SwiftUI

struct EntryRow: View {
  let entry: Entry
  let isFavorite: Bool

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Text("\(entry.day)").font(.title2.bold()).monospacedDigit().foregroundStyle(.tint)
        .frame(width: 34, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(entry.title).font(.headline)
          if isFavorite {
            Image(systemName: "heart.fill").font(.caption).foregroundStyle(.pink).accessibilityLabel("Favorite")
          }
        }
        Text(entry.text).fixedSize(horizontal: false, vertical: true)
        Text(entry.place).font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 4)
  }
}

/// A drawn map of a month: a route through its places, the earliest at the left.
struct RouteStrip: View {
  let entries: [Entry]

  var body: some View {
    GeometryReader { room in
      let stops = Array(entries.reversed().enumerated())
      let step = room.size.width / CGFloat(max(1, stops.count))
      let points = stops.map { CGPoint(x: step * (CGFloat($0.offset) + 0.5), y: $0.offset.isMultiple(of: 2) ? 64 : 38) }
      ZStack {
        RoundedRectangle(cornerRadius: 10).fill(.gray.opacity(0.12))
        route(points).stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.1, 5]))
        ForEach(stops, id: \.element.id) { index, entry in
          Circle().fill(.tint).frame(width: 9, height: 9).position(points[index])
          Text(entry.place).font(.caption).lineLimit(1).frame(width: step - 4)
            .position(x: points[index].x, y: points[index].y + (index.isMultiple(of: 2) ? 17 : -16))
        }
      }
    }
    .frame(height: 104)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(entries.reversed().map(\.place).joined(separator: " → "))
  }

  private func route(_ points: [CGPoint]) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      for (start, end) in zip(points, points.dropFirst()) {
        let middle = (start.x + end.x) / 2
        path.addCurve(to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
      }
    }
  }
}
