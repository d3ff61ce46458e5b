import ScrollUI

/// The miniature of the page "Streaming answer": a question, and lines of an answer under it.
extension ListMiniatures {
  static var stream: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(1, 2.6, after: 0.2), .to(0, 0.9, after: 0.5)])) {
      VStack(alignment: .leading, spacing: 8) {
        ForEach(0..<3, id: \.self) { turn in
          TileBubble(width: 92 + CGFloat(turn * 23), lines: 1, isOwn: true)
            .frame(maxWidth: .infinity, alignment: .trailing)
          TextBar(90 - CGFloat(turn * 12), height: 8, strength: 0.8)
          ForEach(0..<5, id: \.self) { line in
            TextBar(line == 4 ? 70 : 150 + CGFloat((line + turn) * 17 % 30), height: 5, strength: 0.5)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
  }
}
