import Features
import ScrollUI

/// The miniature of the page "Find": lines with marked words, and their ticks beside them.
extension ListMiniatures {
  static var find: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(60, 1.2, after: 0.3), .to(0, 1.2, after: 0.6)])) {
      VStack(alignment: .leading, spacing: 9) {
        ForEach(0..<14, id: \.self) { index in
          HStack(spacing: 5) {
            bar(20 + CGFloat(index * 13 % 30), GalleryColor.separator)
            if index % 3 == 1 { bar(24, index == 4 ? Color.orange : Color.yellow) }
            bar(16 + CGFloat(index * 29 % 34), GalleryColor.separator)
          }
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(12)
    }
    .overlay(alignment: .trailing) {
      VStack(spacing: 14) { ForEach(0..<5, id: \.self) { _ in bar(6, Color.orange).frame(height: 2) } }
        .padding(.trailing, 5)
    }
  }

  private static func bar(_ width: CGFloat, _ style: some ShapeStyle) -> some View {
    RoundedRectangle(cornerRadius: 2).fill(style).frame(width: width, height: 8)
  }
}
