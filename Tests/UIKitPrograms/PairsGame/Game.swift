import Combine
import CoreGraphics
import Foundation

struct Card: Identifiable {
  let id: Int
  let symbol: String
  var isOpen = false
  var isFound = false
}

class Game: ObservableObject {
  @Published private(set) var cards: [Card] = []
  @Published private(set) var moves = 0
  static let spacing: CGFloat = 12

  init() {
    restart()
  }

  var isOver: Bool { cards.allSatisfy { $0.isFound } }

  func restart() {
    let symbols = ["leaf.fill", "flame.fill", "bolt.fill", "drop.fill", "star.fill", "moon.fill"]
    cards = (symbols + symbols.reversed()).enumerated().map { Card(id: $0.offset, symbol: $0.element) }
    moves = 0
  }

  /// Opens a card. Returns true if it completes a pair.
  func open(_ card: Card) -> Bool {
    guard let index = cards.firstIndex(where: { $0.id == card.id }), !cards[index].isOpen else { return false }
    let open = cards.indices.filter { cards[$0].isOpen && !cards[$0].isFound }
    if open.count == 2 {
      open.forEach { cards[$0].isOpen = false }
    }
    cards[index].isOpen = true
    guard open.count == 1, let other = open.first else { return false }
    moves += 1
    guard cards[other].symbol == cards[index].symbol else { return false }
    cards[other].isFound = true
    cards[index].isFound = true
    return true
  }
}
