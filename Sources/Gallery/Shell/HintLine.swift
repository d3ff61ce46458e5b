import ScrollUI

/// A layout with a sentence at the leading edge and a caption at the trailing edge, or below the sentence if there is no room for both.
struct HintLine: Layout {
  var spacing: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let sizes = sizes(of: subviews, in: width)
    let height =
      isSingleLine(sizes, in: width)
      ? sizes.map(\.height).max() ?? 0 : sizes.map(\.height).reduce(4 * CGFloat(sizes.count - 1), +)
    return CGSize(width: width.isFinite ? width : sizes.map(\.width).reduce(0, +), height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = sizes(of: subviews, in: bounds.width)
    let isSingleLine = isSingleLine(sizes, in: bounds.width)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let size = sizes[index]
      let x = isSingleLine && index > 0 ? bounds.maxX - size.width : bounds.minX
      let middle = isSingleLine ? (bounds.height - size.height) / 2 : 0
      subview.place(at: CGPoint(x: x, y: y + middle), proposal: ProposedViewSize(size))
      if !isSingleLine { y += size.height + 4 }
    }
  }

  private func isSingleLine(_ sizes: [CGSize], in width: CGFloat) -> Bool {
    sizes.map(\.width).reduce(spacing * CGFloat(sizes.count - 1), +) <= width
  }

  /// The sentence in the measure of running text, and the caption in the rest of the line, or in a line of its own.
  private func sizes(of subviews: Subviews, in width: CGFloat) -> [CGSize] {
    let measure = min(width, GalleryStyle.textMeasure)
    guard let sentence = subviews.first?.sizeThatFits(ProposedViewSize(width: measure, height: nil)) else { return [] }
    let remainder = width - sentence.width - spacing
    return [sentence]
      + subviews.dropFirst().map { caption in
        let size = caption.sizeThatFits(ProposedViewSize(width: max(0, remainder), height: nil))
        return size.width <= remainder ? size : caption.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
  }
}

/// The names of the API that a page shows. A click on a name opens `SourceView` at `GalleryPage.sourcePlace(of:)`.
///
/// The names are a single element with a single gesture, since each page shows them in its first frame.
struct APICaption: View {
  let names: [String]
  let action: @MainActor (String) -> Void
  @State private var ends = NameEnds()

  var body: some View {
    FittingItemsLayout(ends: ends) {
      ForEach(names, id: \.self) { Text(verbatim: $0) }
    }
    .clipped()
    .foregroundStyle(.accentText)
    .font(.system(size: 12, design: .monospaced))
    .onTapGesture { action(names[min(ends.index(at: $0.x), names.count - 1)]) }
    .pointerStyle(.link)
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(.isButton)
    .accessibilityHint("Source code")
  }
}

/// The horizontal places of the names of an `APICaption` after its last layout.
private final class NameEnds {
  /// The end of each name in points from the left edge, with half of the space behind it.
  var values: [CGFloat] = []

  /// The index of the name at `x`, ≥ 0.
  func index(at x: CGFloat) -> Int { values.firstIndex { x < $0 } ?? max(0, values.count - 1) }
}

/// A line with as many views as fit, and at least the first. The views after them are placed outside of the bounds.
private struct FittingItemsLayout: Layout {
  let ends: NameEnds
  private let spacing: CGFloat = 14

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let count = count(of: sizes, in: proposal.width ?? .infinity)
    let width = sizes.prefix(count).map(\.width).reduce(spacing * CGFloat(count - 1), +)
    return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let count = count(of: sizes, in: bounds.width)
    var x = bounds.minX
    ends.values = []
    for (index, subview) in subviews.enumerated() {
      let place = index < count ? x : bounds.maxX + spacing
      subview.place(at: CGPoint(x: place, y: bounds.minY), proposal: ProposedViewSize(sizes[index]))
      x += sizes[index].width + spacing
      if index < count { ends.values.append(x - bounds.minX - spacing / 2) }
    }
  }

  private func count(of sizes: [CGSize], in width: CGFloat) -> Int {
    var end = -spacing
    let fitting = sizes.prefix { size in
      end += size.width + spacing
      return end <= width + 0.01
    }
    return max(1, fitting.count)
  }
}
