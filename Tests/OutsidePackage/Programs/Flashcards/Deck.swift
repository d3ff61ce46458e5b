import Foundation

struct Card: Identifiable, Equatable {
  let id: Int
  let question: String
  let answer: String

  static let capitals = [
    Card(id: 1, question: "Capital of Kenya", answer: "Nairobi"),
    Card(id: 2, question: "Capital of Peru", answer: "Lima"),
    Card(id: 3, question: "Capital of Norway", answer: "Oslo"),
    Card(id: 4, question: "Capital of Vietnam", answer: "Hanoi"),
  ]
}

class Deck: ObservableObject {
  @Published private(set) var cards: [Card]
  @Published private(set) var known = 0
  @Published var isDone = false
  private let all: [Card]

  init(cards: [Card]) {
    all = cards
    self.cards = cards.reversed()
  }

  var count: Int { all.count }

  func removeTop(known isKnown: Bool) {
    guard !cards.isEmpty else { return }
    cards.removeLast()
    if isKnown { known += 1 }
    isDone = cards.isEmpty
  }

  func restart() {
    cards = all.reversed()
    known = 0
  }
}
