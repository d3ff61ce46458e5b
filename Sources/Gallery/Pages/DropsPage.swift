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
    .overlay { if board.cards(in: column).isEmpty { empty } }
    .background(.card, in: .rect(cornerRadius: GalleryStyle.cornerRadius))
    .overlay {
      RoundedRectangle(cornerRadius: GalleryStyle.cornerRadius)
        .strokeBorder(.accentText, lineWidth: isTargeted || following != nil ? 2 : 0)
    }
    .dropDestination(for: BoardCard.self) { cards, session in
      withAnimation { board.take(cards, copies: session.copies, to: column) }
    }
    .dropConfiguration(\.configuration)
    .onDropSessionUpdated { isTargeted = $0.isOver }
  }

  private var empty: some View {
    VStack(spacing: 8) {
      Image(systemName: "tray.and.arrow.down").font(.system(size: 24)).accessibilityHidden(true)
      Text("Drop a card here").font(GalleryStyle.hint)
    }
    .foregroundStyle(.secondaryText)
    .multilineTextAlignment(.center)
    .padding(12)
    .allowsHitTesting(false)
  }

  private func row(_ card: BoardCard) -> some View {
    BoardCardView(card: card)
      .draggable(card)
      .dragConfiguration(DragConfiguration(allowMove: true))
      .onDragSessionUpdated { session in
        if session.phase == .ended(.move) { withAnimation { board.dragMoved(card) } }
      }
      .overlay(alignment: .top) {
        if following == card.id { Capsule().fill(.accentText).frame(height: 3).offset(y: -6) }
      }
      .dropDestination(for: BoardCard.self) { cards, session in
        withAnimation { board.take(cards, copies: session.copies, before: card) }
      }
      .dropConfiguration(\.configuration)
      .onDropSessionUpdated { session in
        if session.isOver { following = card.id } else if following == card.id { following = nil }
      }
  }
}

extension DropSession {
  /// A card of the board moves unless Control is held.
  fileprivate var configuration: DropConfiguration {
    DropConfiguration(operation: suggestedOperations.contains(.move) ? .move : .copy)
  }

  fileprivate var copies: Bool { phase == .ended(.copy) }

  fileprivate var isOver: Bool { phase == .entering || phase == .active }
}

/// A symbol and a title on a sheet; the title alone in a narrow column.
private struct BoardCardView: View {
  let card: BoardCard

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 10) {
        Image(systemName: card.symbol).foregroundStyle(.accentText).frame(width: 20)
        label.lineLimit(2).frame(minWidth: 80, idealWidth: 80, maxWidth: .infinity, alignment: .leading)
      }
      .padding(.horizontal, 12)
      label.lineLimit(4).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 8)
    }
    .padding(.vertical, 12)
    .background(.window, in: .rect(cornerRadius: 8))
    .overlay { RoundedRectangle(cornerRadius: 8).strokeBorder(GalleryColor.separator, lineWidth: 1) }
  }

  private var label: some View { title.font(GalleryStyle.label) }

  private var title: Text { card.isReceived ? Text(verbatim: card.title) : Text(LocalizedStringKey(card.title)) }
}

/// A board: cards are dragged between columns, and texts and files of other programs become cards. Files are dropped, or chosen in a dialog.
struct DropsPage: View {
  @State private var board = Board()
  @State private var choosesFiles = false
  @Environment(\.pageMargin) private var margin

  var body: some View {
    HStack(spacing: 12) {
      ForEach(Board.Column.allCases, id: \.self) { column in
        BoardColumn(column: column, board: $board)
      }
    }
    .padding(margin)
    .fileImporter(isPresented: $choosesFiles, allowedContentTypes: [.data], allowsMultipleSelection: true) { result in
      guard case .success(let files) = result else { return }
      withAnimation { board.add(files.map { BoardCard($0) }) }
    }
    .onCommand(Self.choose) { choosesFiles = true }
    .onCommand(Self.restore, isEnabled: board.isChanged) { withAnimation { board.restore() } }
  }
}
