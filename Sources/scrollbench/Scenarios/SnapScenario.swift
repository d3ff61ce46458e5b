import Engine
import ScrollUI

/// Horizontal cards between `contentMargins`, repeatedly thrown and snapped to the nearest card (`.viewAligned`).
struct SnapScenario: Scenario {
  static let name = "margins+snap"
  static let summary = "cards between content margins, thrown again and again, each time to rest at a card"
  static let defaultRows = 10_000

  let rows: Int
  let font: RowFont

  var content: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 12) {
        ForEach(0..<rows, id: \.self) { SnapCard(index: $0, font: font) }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 40, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .frame(height: 320)
  }

  /// A throw of 0.2 seconds, followed by time to come to rest.
  func input(beforeFrame frame: Int) -> [InputEvent] {
    frame % 100 < 12 ? [Scenarios.pull(x: Scenarios.step)] : []
  }
}

struct SnapCard: View {
  let index: Int
  let font: RowFont

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(RowColors.squares[index % RowColors.squares.count])
      .frame(width: 260, height: 280)
      .overlay { Text("Card \(index)").font(font.size(16)).foregroundStyle(.white) }
  }
}
