import ScrollUI

/// A card of a `Board`. The titles of the samples are translated.
struct BoardCard: Identifiable, Hashable, Codable, Transferable {
  var id: Int
  var title: String
  var symbol: String
  /// True for a card that was made of a text or a file.
  var isReceived = false
  /// The file of which the card was made, or the address.
  var address: URL?

  init(id: Int, title: String, symbol: String) {
    (self.id, self.title, self.symbol) = (id, title, symbol)
  }

  private init(received title: String, symbol: String, address: URL? = nil) {
    self.init(id: 0, title: title, symbol: symbol)
    isReceived = true
    self.address = address
  }

  /// Creates a card with the name of a file, or with another address.
  init(_ url: URL) {
    self.init(
      received: url.isFileURL ? url.lastPathComponent : url.absoluteString, symbol: "doc", address: url)
  }

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .boardCard)
    // A card of a file is dragged to other programs as that file.
    DataRepresentation(exportedContentType: .url) { Data(($0.address?.absoluteString ?? "").utf8) }
      .exportingCondition { $0.address != nil }
    ProxyRepresentation(exporting: \.title)
    ProxyRepresentation { (url: URL) in BoardCard(url) }
    ProxyRepresentation { (text: String) in BoardCard(received: text, symbol: "text.justify") }
  }
}

extension UTType {
  static let boardCard = UTType(exportedAs: "org.scrollui.gallery.card", conformingTo: .json)
}

/// The cards of `DropsPage` in three columns.
struct Board: Equatable {
  enum Column: Int, CaseIterable {
    case planned, begun, done

    var title: LocalizedStringKey {
      switch self {
      case .planned: "To do"
      case .begun: "Under way"
      case .done: "Done"
      }
    }
  }

  private var columns = Self.samples
  /// The number of the next card that is made of a text or a file, or copied.
  private var next = 100
  /// The cards that drags have moved on the board, until `dragMoved(_:)`.
  private var movedOnBoard: Set<BoardCard.ID> = []

  /// True if a card was moved or added.
  var isChanged: Bool { columns != Self.samples }

  mutating func restore() { self = Board() }

  func cards(in column: Column) -> [BoardCard] { columns[column.rawValue] }

  /// Adds new cards in front of those that are planned.
  mutating func add(_ new: [BoardCard]) {
    insert(new, copies: true, before: cards(in: .planned).first, in: .planned)
  }

  /// Moves or copies cards to the end of a column. Cards that are not on the board are added.
  mutating func take(_ cards: [BoardCard], copies: Bool, to column: Column) {
    if !copies { movedOnBoard.formUnion(cards.map(\.id)) }
    insert(cards, copies: copies, before: nil, in: column)
  }

  /// Moves or copies cards in front of another card.
  mutating func take(_ cards: [BoardCard], copies: Bool, before card: BoardCard) {
    if !copies { movedOnBoard.formUnion(cards.map(\.id)) }
    guard let column = Column.allCases.first(where: { self.cards(in: $0).contains(card) }) else { return }
    insert(copies ? cards : cards.filter { $0.id != card.id }, copies: copies, before: card, in: column)
  }

  /// Called after a drag has moved a card: removes it if another program has it now.
  mutating func dragMoved(_ card: BoardCard) {
    if movedOnBoard.remove(card.id) == nil { columns = columns.map { $0.filter { $0.id != card.id } } }
    movedOnBoard = []
  }

  private mutating func insert(_ cards: [BoardCard], copies: Bool, before card: BoardCard?, in column: Column) {
    for received in cards {
      var card = received
      if copies || card.isReceived && card.id == 0 {
        card.id = next
        next += 1
      }
      for index in columns.indices { columns[index].removeAll { $0.id == card.id } }
      columns[column.rawValue].append(card)
    }
    guard let card, let target = columns[column.rawValue].firstIndex(of: card) else { return }
    let moved = columns[column.rawValue].suffix(cards.count)
    columns[column.rawValue].removeLast(cards.count)
    columns[column.rawValue].insert(contentsOf: moved, at: target)
  }

  private static let samples: [[BoardCard]] = [
    [
      card(1, "Water the bonsai", "leaf"), card(2, "Mend the kite", "wind"),
      card(3, "Book the night train", "calendar"),
      card(4, "Sharpen the skates", "sparkles"), card(5, "Call the lighthouse", "message.fill"),
      card(6, "Pick the last pears", "cart.fill"), card(7, "Oil the door", "house"),
    ],
    [
      card(13, "Paint the boat", "flag"), card(14, "Learn the fugue", "music.note"),
      card(8, "Pack the tent", "mappin"), card(9, "Return the atlas", "book.fill"),
    ],
    [
      card(15, "Hang the lantern", "moon.fill"), card(10, "Tune the cello", "music.note"),
      card(11, "Print the photos", "printer"), card(12, "Feed the koi", "cup.and.saucer"),
    ],
  ]

  private static func card(_ id: Int, _ title: String, _ symbol: String) -> BoardCard {
    BoardCard(id: id, title: title, symbol: symbol)
  }
}
