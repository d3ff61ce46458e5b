import Engine
import ScrollUI

/// Rows that fade and shrink at the edges, by `scrollTransition`.
struct TransitionsScenario: Scenario {
  static let name = "transitions"
  static let summary = "the feed's rows, which fade and shrink where they come and go"

  let rows: Int
  let font: RowFont

  var content: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { index in
          FeedRow(index: index, font: font)
            .scrollTransition { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
            }
        }
      }
    }
  }

  func input(beforeFrame frame: Int) -> [InputEvent] { [Scenarios.pull(y: Scenarios.step)] }
}
