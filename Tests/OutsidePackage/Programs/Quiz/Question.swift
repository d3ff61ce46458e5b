import Foundation

struct Question {
  let text: String
  let answers: [String]
  let correct: Int
}

enum QuizBank {
  static let questions = [
    Question(text: "Which planet is closest to the sun?", answers: ["Venus", "Mercury", "Mars"], correct: 1),
    Question(text: "How many legs has a spider?", answers: ["Six", "Eight", "Ten"], correct: 1),
    Question(text: "Which metal is liquid in a room?", answers: ["Mercurous ore", "Iron", "Quicksilver"], correct: 2),
  ]
}
