import ScrollUI

/// A column of a board. A card is dropped in front of another card, or at the end of the column.
private struct BoardColumn: View {
  let column: Board.Column
  @Binding var board: Board
  @State private var isTargeted = false
  /// The card in front of which the dragged card would be dropped.
  @State private var following: BoardCard.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(column.title).font(GalleryStyle.headline).padding([.horizontal, .top], 12)
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(board.cards(in: column)) { card in row(card) }
        }
        .padding(12)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.card, in: .rect(cornerRadius: GalleryStyle.cornerRadius))
    .overlay {
      RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius)
        .strokeBorder(.accentText, lineWidth: isTargeted || following != nil ? 2 : 0)
    }
    .dropDestination(for: BoardCard.self) { cards, _ in
      withAnimation { board.move(cards, to: column) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
  }

  private func row(_ card: BoardCard) -> some View {
    BoardCardView(card: card)
      .draggable(card)
      .overlay(alignment: .top) {
        if following == card.id { Capsule().fill(.accentText).frame(height: 3).offset(y: -6) }
      }
      .dropDestination(for: BoardCard.self) { cards, _ in
        withAnimation { board.move(cards, before: card) }
        return true
      } isTargeted: { isTargeted in
        if isTargeted { following = card.id } else if following == card.id { following = nil }
      }
  }
}

/// A symbol and a title on a sheet.
private struct BoardCardView: View {
  let card: BoardCard

  var body: some View {
    HStack(spacing: 10) {
      Image(systemName: card.symbol).foregroundStyle(.accentText).frame(width: 20)
      title.font(GalleryStyle.label).lineLimit(2)
      Spacer(minLength: 0)
    }
    .padding(12)
    .background(.window, in: .rect(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(GalleryColor.separator, lineWidth: 1) }
  }

  private var title: Text { card.isReceived ? Text(verbatim: card.title) : Text(LocalizedStringKey(card.title)) }
}

/// A board: cards are dragged between columns, and texts and files of other programs become cards.
struct DropsPage: View {
  @State private var board = Board()
  @Environment(\.pageMargin) private var margin

  var body: some View {
    HStack(spacing: 12) {
      ForEach(Board.Column.allCases, id: \.self) { column in
        BoardColumn(column: column, board: $board)
      }
    }
    .padding(margin)
    .onCommand(Self.restore, isEnabled: board.isChanged) { withAnimation { board.restore() } }
  }
}
