import ScrollUI

extension Scenario {
  /// Horizontal cards between `contentMargins`, repeatedly thrown and snapped to the nearest card (`.viewAligned`). A
  /// throw takes 0.2 seconds and is followed by time to come to rest.
  static let snap = Scenario(
    name: "margins+snap", summary: "cards between content margins, thrown again and again, each time to rest at a card",
    rows: 10_000, input: { $0 % 100 < 12 ? [pull(x: step)] : [] },
    makeLoop: showing { rows, font in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(0..<rows, id: \.self) { SnapCard(index: $0, font: font) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 40, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 320)
    })
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
