import Features
import ScrollUI

/// The miniatures of the pages "Search" and "Contacts".
extension ListMiniatures {
  /// A field with a token over rows with pictures.
  static var search: some View {
    TileScroll(.vertical, TileScript(rest: 0, moves: [.to(1, 1.6, after: 0.3), .to(0, 1.6, after: 0.5)])) {
      TileRows(count: 9).padding(.top, 34)
    } overlay: {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").font(.system(size: 10)).foregroundStyle(.tertiaryText)
        Capsule().fill(.accentFill).frame(width: 34, height: 12)
        TextBar(38, height: 5)
        Spacer(minLength: 0)
      }
      .padding(.horizontal, 8)
      .frame(height: 24)
      .background { TileSurface(cornerRadius: 7) }
      .padding(8)
      .background { Rectangle().fill(.card) }
      .frame(maxHeight: .infinity, alignment: .top)
    }
  }

  /// Names beside the letters of an index.
  static var contacts: some View {
    TileScroll(
      .vertical, TileScript(rest: 0, moves: [.thrown(0.5, 0.9, after: 0.3), .thrown(1, 0.9, after: 0.3), .to(0, 1)])
    ) {
      VStack(alignment: .leading, spacing: 5) {
        ForEach(0..<12, id: \.self) { index in
          if index % 4 == 0 {
            TextBar(14, height: 8, strength: 0.8, style: AnyShapeStyle(.accentText)).padding(.top, 4)
          }
          TileRow(index) { TileThumbnail(index: index, cornerRadius: 13) }.frame(height: 28)
        }
      }
      .padding(EdgeInsets(top: 8, leading: 12, bottom: 12, trailing: 24))
    } overlay: {
      VStack(spacing: 4) {
        ForEach(0..<13, id: \.self) { _ in
          Capsule().fill(.accentText).frame(width: 6, height: 5)
        }
      }
      .padding(.trailing, 8)
      .frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}
