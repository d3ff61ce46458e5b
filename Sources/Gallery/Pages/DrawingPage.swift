import ScrollUI

/// Samples of drawing: `Shape`, strokes, gradients, shadows, group opacity, blending, masks, symbols and `Canvas`.
struct DrawingPage: View {
  @Environment(\.pageOptions) private var options
  @Environment(\.pageMargin) private var margin

  var body: some View {
    ScrollView {
      CardGrid(spacing: 14, narrowest: 280) {
        DrawingCard(title: "Shapes") { ShapeSamples() }
        DrawingCard(title: "Strokes") { StrokeSamples() }
        DrawingCard(title: "Gradients") { GradientSamples() }
        DrawingCard(title: "Shadows") { ShadowSamples() }
        DrawingCard(title: "Group opacity") { OpacitySamples(opacity: options.number(Self.opacity) / 100) }
        DrawingCard(title: "Blending") { BlendSamples(isStrong: options.choice(Self.blend) == "strong") }
        DrawingCard(title: "Masks and clips") { MaskSamples() }
        DrawingCard(title: "Canvas") { ClockSample(isSweeping: options.isOn(Self.sweep)) }
        DrawingCard(title: "Symbols") { SymbolSamples() }
        DrawingCard(title: "Labels") { LabelSamples() }
      }
      .padding(EdgeInsets(top: 18, leading: margin, bottom: 24, trailing: margin))
    }
  }
}

/// A sample with its title above.
private struct DrawingCard<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(title).font(GalleryStyle.small).fontWeight(.semibold).foregroundStyle(.secondary)
      content().frame(maxWidth: .infinity, minHeight: 92)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .background(.card, in: RoundedRectangle(cornerRadius: 14))
  }
}

/// Cards in columns of equal width, as many as fit. The cards of a row have equal heights.
private struct CardGrid: Layout {
  let spacing: CGFloat
  /// The minimum width of a column, in points.
  let narrowest: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? narrowest
    let heights = rowHeights(width, subviews)
    return CGSize(width: width, height: heights.reduce(0, +) + spacing * CGFloat(max(heights.count - 1, 0)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (columns, cell) = columns(bounds.width)
    var y = bounds.minY
    for (row, height) in rowHeights(bounds.width, subviews).enumerated() {
      for column in 0..<columns where row * columns + column < subviews.count {
        subviews[row * columns + column].place(
          at: CGPoint(x: bounds.minX + CGFloat(column) * (cell + spacing), y: y),
          proposal: ProposedViewSize(width: cell, height: height))
      }
      y += height + spacing
    }
  }

  private func columns(_ width: CGFloat) -> (count: Int, cell: CGFloat) {
    let count = max(1, Int((width + spacing) / (narrowest + spacing)))
    return (count, (width - spacing * CGFloat(count - 1)) / CGFloat(count))
  }

  private func rowHeights(_ width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
    let (count, cell) = columns(width)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      (start..<min(start + count, subviews.count)).map {
        subviews[$0].sizeThatFits(ProposedViewSize(width: cell, height: nil)).height
      }.max() ?? 0
    }
  }
}
