import Features
import ScrollUI

/// A header that collapses with the content offset: a `GeometryReader` behind the rows reads it, a preference passes it on.
struct HeaderPage: View {
  @State private var offset: CGFloat = 0
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin
  @Environment(\.world) private var world

  var body: some View {
    ScrollView {
      rows.background(
        GeometryReader { geometry in
          Color.clear.preference(key: OffsetKey.self, value: -geometry.frame(in: .named("header")).minY)
        })
    }
    .coordinateSpace(name: "header")
    .onPreferenceChange(OffsetKey.self) { offset = $0 }
    .scrollTargetBehavior(HeaderSnapping(distance: metrics.distance))
    .overlay(alignment: .top) {
      CollapsingHeader(metrics: metrics, style: style, margin: margin).allowsHitTesting(false)
    }
    .clipped()
  }

  /// The rows below the room of the open header. Few rows have the height that a collapse needs.
  private var rows: some View {
    ZStack(alignment: .top) {
      Color.clear.containerRelativeFrame(.vertical) { length, _ in length + metrics.distance }
      VStack(spacing: 0) {
        ForEach(0..<(options.isOn(Self.short) ? 3 : 40)) { HeaderRow(entry: world.entry(at: $0), margin: margin) }
      }
      .column()
      .padding(.top, metrics.expandedHeight)
    }
    .frame(maxWidth: .infinity)
  }

  private var metrics: HeaderMetrics {
    HeaderMetrics(offset: offset, expandedHeight: CGFloat(options.number(Self.height)))
  }

  private var style: CollapsingHeader.Style {
    CollapsingHeader.Style(rawValue: options.choice(Self.style)) ?? .parallax
  }
}

/// The distance in points by which the content has moved up. The header overlays the rows and leaves their size alone: a header that
/// resized the content would change the offset that it depends on.
private struct OffsetKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
