import Features
import ScrollUI

/// The content offset of a scroll view, observed with a `GeometryReader` and a preference as in document 000.
struct ObservePage: View {
  static let description = GalleryPage(
    name: "observe", title: "Content offset", hint: "Scroll: the figure is the offset in this very frame.",
    symbol: "eye", api: ["onScrollGeometryChange(for:of:action:)", "PreferenceKey", "GeometryReader"],
    options: [showsIndicators, fewRows, ruler]
  ) { ObservePage() }

  private static let showsIndicators = PageOption.toggle("indicator", "Scroll bar", key: "i", isOn: true)
  private static let fewRows = PageOption.toggle("short", "Short list", key: "s")
  private static let ruler = PageOption.toggle("ruler", "Ruler", key: "r")

  @State private var offset = CGPoint.zero
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 0) {
      OffsetReadout(offset: offset)
        .padding(EdgeInsets(top: 14, leading: margin, bottom: 14, trailing: margin))
      Divider()
      OffsetObservingScrollView(showsIndicators: options.isOn(Self.showsIndicators), offset: $offset) {
        VStack(spacing: 0) {
          ForEach(0..<(options.isOn(Self.fewRows) ? 4 : 60)) { index in
            ObserveRow(index: index, margin: margin, showsRuler: options.isOn(Self.ruler))
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The offset in points, as numbers.
private struct OffsetReadout: View {
  let offset: CGPoint

  var body: some View {
    HStack(spacing: 12) {
      figure("x", offset.x)
      figure("y", offset.y)
    }
  }

  private func figure(_ name: String, _ value: CGFloat) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 6) {
      Text("\(name), pt").font(GalleryStyle.label).foregroundStyle(.secondary).lineLimit(1).layoutPriority(1)
      // Rounds to 0 instead of −0.
      Text("\(abs(value) < 0.05 ? 0 : Double(value), specifier: "%.1f")")
        .font(GalleryStyle.figure)
        .lineLimit(1)
        // A constant frame: changing digits do not move other views and invalidate the layout of this frame only.
        .frame(width: 100, height: 32, alignment: .leading)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 10)
    .padding(.vertical, 9)
    .background(.card, in: RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius))
  }
}

/// A row of constant height, so that an offset can be verified by counting rows.
struct ObserveRow: View {
  static let height: CGFloat = 64

  let index: Int
  let margin: CGFloat
  var showsRuler = false

  var body: some View {
    HStack(spacing: 14) {
      Picture(SampleTexts.illustrations[index % SampleTexts.illustrations.count])
        .frame(width: 40, height: 40)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 3) {
        Text(SampleTexts.titles[index % SampleTexts.titles.count]).font(.system(size: 16, weight: .medium))
        Text(SampleTexts.details[index % SampleTexts.details.count])
          .font(GalleryStyle.hint)
          .foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      if showsRuler {
        Text("\(Int(Self.height) * index)").font(GalleryStyle.keyCap).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, margin)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 54) }
  }
}
