import Engine
import ScrollUI

/// A header that shrinks while the list scrolls: every frame observes the offset and writes `@State`.
struct CollapsibleScenario: Scenario {
  static let name = "collapsible"
  static let summary = "a header that follows the observed offset, over the feed's rows"
  static let defaultRows = 10_000

  let rows: Int
  let font: RowFont

  var content: CollapsibleList { CollapsibleList(count: rows, font: font) }

  /// Scrolls down and up alternately, so that the header changes in every frame.
  func input(beforeFrame frame: Int) -> [InputEvent] {
    [Scenarios.pull(y: frame % 24 < 12 ? Scenarios.step / 2 : -Scenarios.step / 2)]
  }
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
