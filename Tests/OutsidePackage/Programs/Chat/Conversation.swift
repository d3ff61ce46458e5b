import Foundation

struct Message: Identifiable, Equatable {
  enum Author: Equatable {
    case me
    case them
  }

  let id = UUID()
  let author: Author
  let text: String
  let date: Date
}

@MainActor
final class Conversation: ObservableObject {
  @Published private(set) var messages: [Message] = []
  @Published private(set) var isTyping = false

  private let answer: @Sendable (String) async -> String

  init(answer: @escaping @Sendable (String) async -> String) {
    self.answer = answer
  }

  func start() async {
    guard messages.isEmpty else { return }
    messages.append(Message(author: .them, text: "Hi! Ask me something.", date: .now))
  }

  func send(_ text: String) async {
    messages.append(Message(author: .me, text: text, date: .now))
    isTyping = true
    let reply = await answer(text)
    isTyping = false
    messages.append(Message(author: .them, text: reply, date: .now))
  }
}
