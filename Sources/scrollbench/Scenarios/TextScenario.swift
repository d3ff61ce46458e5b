import Engine
import ScrollUI

/// A window filled with small `Text`s in three columns.
struct TextScenario: Scenario {
  static let name = "textheavy"
  static let summary = "a window full of small text in three columns, 24 points a frame"
  static let defaultRows = 20_000

  let rows: Int
  let font: RowFont

  var content: some View {
    ScrollView {
      LazyVStack(spacing: 8) {
        ForEach(0..<rows, id: \.self) { index in
          HStack(alignment: .top, spacing: 12) {
            ForEach(0..<3) { column in
              Text(VariableRow.text(index * 3 + column))
                .font(font.size(11))
                .foregroundStyle(RowColors.title)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
          }
          .padding(.horizontal, 12)
        }
      }
    }
  }

  func input(beforeFrame frame: Int) -> [InputEvent] { [Scenarios.pull(y: Scenarios.step)] }
}
