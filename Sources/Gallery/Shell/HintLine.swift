import ScrollUI

/// A layout with the `GalleryPage.hint` at the leading edge and the `APICaption` at the trailing edge. A layout below `narrowWidth` has the height of
/// two lines: the caption is below the sentence. Without room there is no caption, so that the height depends on the width alone.
struct HintLine: Layout {
  let textScale: CGFloat
  var spacing: CGFloat = 16

  /// The height of a line in points, at the standard size of text.
  private static let lineHeight: CGFloat = 18
  /// The width below which there are two lines, in points, at the standard size of text.
  private static let narrowWidth: CGFloat = 520
  /// The maximum width of the sentence in points, at the standard size of text: that of a line in a window of the default size.
  private static let measure: CGFloat = 604

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let height = max(lines(in: width) * lineHeight, sentence(subviews, in: width).height)
    return CGSize(width: width.isFinite ? width : sentence(subviews, in: width).width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let first = subviews.first else { return }
    let sentence = sentence(subviews, in: bounds.width)
    let caption = subviews.dropFirst().first
    let isBelow = lines(in: bounds.width) > 1
    let room = isBelow ? bounds.width : bounds.width - sentence.width - spacing
    let size = caption?.sizeThatFits(ProposedViewSize(width: max(0, room), height: nil)) ?? .zero
    let hasRoom = size.width <= room && (!isBelow || sentence.height < 1.5 * lineHeight)
    let height = isBelow && caption != nil && hasRoom ? 2 * lineHeight : sentence.height
    let top = bounds.midY - height / 2
    first.place(at: CGPoint(x: bounds.minX, y: top), proposal: ProposedViewSize(sentence))
    caption?.place(
      at: CGPoint(
        x: isBelow ? bounds.minX : bounds.maxX - size.width,
        y: !hasRoom ? bounds.maxY : isBelow ? top + height - size.height : bounds.midY - size.height / 2),
      proposal: ProposedViewSize(size))
  }

  private var lineHeight: CGFloat { Self.lineHeight * textScale }

  private func lines(in width: CGFloat) -> CGFloat { width < Self.narrowWidth * textScale ? 2 : 1 }

  /// The size of the sentence, at most `measure` wide.
  private func sentence(_ subviews: Subviews, in width: CGFloat) -> CGSize {
    let measure = min(width, Self.measure * textScale)
    return subviews.first?.sizeThatFits(ProposedViewSize(width: measure, height: nil)) ?? .zero
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
