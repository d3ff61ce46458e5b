import Foundation

struct MemoryGame<CardContent: Equatable> {
  private(set) var cards: [Card]
  private(set) var moves = 0

  struct Card: Identifiable {
    let id: Int
    let content: CardContent
    var isFaceUp = false
    var isMatched = false
  }

  private var indexOfOnlyFaceUpCard: Int? {
    get {
      let faceUp = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
      return faceUp.count == 1 ? faceUp.first : nil
    }
    set { cards.indices.forEach { cards[$0].isFaceUp = $0 == newValue || cards[$0].isMatched } }
  }

  init(pairs: Int, makeContent: (Int) -> CardContent) {
    cards = (0..<pairs * 2).map { Card(id: $0, content: makeContent($0 % pairs)) }
  }

  mutating func choose(_ card: Card) {
    guard let chosen = cards.firstIndex(where: { $0.id == card.id }), !cards[chosen].isFaceUp else { return }
    moves += 1
    if let other = indexOfOnlyFaceUpCard {
      if cards[other].content == cards[chosen].content {
        cards[other].isMatched = true
        cards[chosen].isMatched = true
      }
      cards[chosen].isFaceUp = true
    } else {
      indexOfOnlyFaceUpCard = chosen
    }
  }

  mutating func shuffle() {
    cards.shuffle()
  }
}

final class EmojiGame: ObservableObject {
  static let emojis = ["🚂", "🚀", "🚜", "⛵️", "🚁", "🛵"]

  @Published private(set) var game = EmojiGame.makeGame()

  private static func makeGame() -> MemoryGame<String> {
    MemoryGame(pairs: emojis.count) { emojis[$0] }
  }

  var cards: [MemoryGame<String>.Card] { game.cards }
  var isWon: Bool { cards.allSatisfy { $0.isMatched } }

  func choose(_ card: MemoryGame<String>.Card) { game.choose(card) }

  func restart() {
    game = EmojiGame.makeGame()
    game.shuffle()
  }
}
