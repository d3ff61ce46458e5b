import ScrollUI

extension Scenario {
  /// A header that shrinks while the list scrolls: every frame observes the offset and writes `@State`. The list scrolls
  /// down and up alternately, so that the header changes in every frame.
  static let collapsible = Scenario(
    name: "collapsible", summary: "a header that follows the observed offset, over the feed's rows", rows: 10_000,
    input: { [pull(y: $0 % 24 < 12 ? step / 2 : -step / 2)] },
    makeLoop: showing { CollapsibleList(count: $0, font: $1) })
}

struct CollapsibleList: View {
  let count: Int
  let font: RowFont
  @State private var offset: CGFloat = 0

  private static let tallest: CGFloat = 220
  private static let lowest: CGFloat = 64

  private var height: CGFloat { max(Self.lowest, Self.tallest - offset) }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { FeedRow(index: $0, font: font) }
      }
      .padding(.top, Self.tallest)
    }
    .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { offset = $1 })
    .overlay(alignment: .top) {
      VStack {
        Text("A header of \(Int(height)) points").font(font.size(16)).foregroundStyle(.white)
      }
      .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
      .background(RowColors.squares[1])
    }
  }
}
