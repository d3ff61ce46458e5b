import ScrollUI

extension Scenario {
  /// Rows that fade and shrink at the edges, by `scrollTransition`.
  static let transitions = Scenario(
    name: "transitions", summary: "the feed's rows, which fade and shrink where they come and go",
    makeLoop: showing { rows, font in
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
    })
}
