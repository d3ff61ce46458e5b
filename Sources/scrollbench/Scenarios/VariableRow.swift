import ScrollUI

extension Scenario {
  /// Rows (`VariableRow`) of different heights, so that the extents of rows that are not built are estimated.
  static let variable = Scenario(
    name: "variable", summary: "100,000 rows of one to five lines, 24 points a frame",
    makeLoop: showing { rows, font in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(0..<rows, id: \.self) { VariableRow(index: $0, font: font) }
        }
      }
    })
}

/// A text with a length computed from the row's number by `Shuffled`.
struct VariableRow: View {
  let index: Int
  let font: RowFont

  var body: some View {
    Text(Self.text(index))
      .font(font.size(13))
      .foregroundStyle(RowColors.title)
      .padding(EdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16))
      .frame(maxWidth: .infinity, alignment: .leading)
      .overlay(alignment: .bottom) { RowColors.separator.frame(height: 1) }
  }

  private static let sentence = "The content moves with the fingers and comes to rest where it would be read next. "

  static func text(_ index: Int) -> String {
    "\(index). " + String(repeating: sentence, count: 1 + Int(Shuffled.number(index) % 6))
  }
}

/// Pseudo-random numbers computed from an index (SplitMix64).
enum Shuffled {
  static func number(_ index: Int) -> UInt64 {
    var mixed = UInt64(truncatingIfNeeded: index) &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
