import ScrollUI

extension Scenario {
  /// A window filled with small `Text`s in three columns.
  static let textHeavy = Scenario(
    name: "textheavy", summary: "a window full of small text in three columns, 24 points a frame", rows: 20_000,
    makeLoop: showing { rows, font in
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
    })
}
