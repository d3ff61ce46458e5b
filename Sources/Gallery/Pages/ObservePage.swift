import Features
import ScrollUI

/// The content offset of a scroll view, observed with a `GeometryReader` and a preference as in document 000.
struct ObservePage: View {
  @State private var offset = CGPoint.zero
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    VStack(spacing: 0) {
      OffsetReadout(offset: offset, showsHorizontal: options.isOn(Self.bothAxes))
        .padding(EdgeInsets(top: 12, leading: margin, bottom: 12, trailing: margin))
        .column()
      Divider()
      OffsetObservingScrollView(
        axes: options.isOn(Self.bothAxes) ? [.vertical, .horizontal] : .vertical,
        showsIndicators: options.isOn(Self.showsIndicators), offset: $offset
      ) {
        VStack(spacing: 0) {
          ForEach(0..<(options.isOn(Self.fewRows) ? 4 : 60)) { index in
            ObserveRow(index: index, margin: margin, showsRuler: options.isOn(Self.ruler))
          }
        }
        .frame(
          minWidth: options.isOn(Self.bothAxes) ? 1_600 : nil,
          maxWidth: options.isOn(Self.bothAxes) ? .infinity : GalleryColumn.width
        )
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The offset in points, and the row that it scrolls to the top.
private struct OffsetReadout: View {
  @Environment(\.textScale) private var textScale
  let offset: CGPoint
  let showsHorizontal: Bool

  var body: some View {
    HStack(spacing: 12) {
      figure(offset.y).figureCard("Vertical", textScale: textScale)
      if showsHorizontal {
        figure(offset.x).figureCard("Horizontal", textScale: textScale)
      } else {
        TopRow(index: max(0, Int(offset.y / ObserveRow.height)))
          .figureCard("Row at the top", textScale: textScale)
      }
    }
  }

  private func figure(_ value: CGFloat) -> some View {
    // Rounds to 0 instead of −0.
    Text("\(abs(value) < 0.05 ? 0 : Double(value), specifier: "%.1f")")
      // A constant frame: changing digits do not move other views and invalidate the layout of this frame only.
      .frame(width: 90 * textScale, height: 24 * textScale, alignment: .leading)
  }
}

/// The number and the title of the row at the top of the scroll view.
private struct TopRow: View {
  let index: Int

  var body: some View { Text("\(index + 1) · \(Text(Illustration.at(index).title))").font(GalleryStyle.headline) }
}

/// A row of constant height, so that an offset can be verified by counting rows.
struct ObserveRow: View {
  static let height: CGFloat = 64

  let index: Int
  let margin: CGFloat
  var showsRuler = false

  var body: some View {
    HStack(spacing: 14) {
      Picture(.at(index))
        .frame(width: 40, height: 40)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 3) {
        Text(Illustration.at(index).title).font(.system(size: 16, weight: .medium))
        Text(Illustration.at(index).sentence).font(GalleryStyle.hint).foregroundStyle(.secondary)
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      if showsRuler {
        Text("\(Int(Self.height) * index) pt").font(GalleryStyle.keyCap).foregroundStyle(.secondary)
      }
    }
    .padding(.horizontal, margin)
    .frame(height: Self.height)
    .overlay(alignment: .bottom) { Divider().padding(.leading, margin + 54) }
  }
}
