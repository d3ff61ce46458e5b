/// The messages of `ChatPage`. Deterministic, so that they are the same on every machine.
package struct ChatLog {
  /// A message. `id` counts from 1 for initial and new messages, and downwards from 0 for messages that are loaded
  /// later.
  package struct Message: Identifiable, Equatable {
    package let id: Int
    package let sender: Sender
    package let text: String
    /// True if the preceding message has a different sender.
    package var opens: Bool

    /// The time of day as `HH:MM`: messages are three minutes apart, and the first is of 9:00.
    var time: String {
      let minutes = ((9 * 60 + (id - 1) * 3) % 1440 + 1440) % 1440
      return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
    }
  }

  package enum Sender: Hashable {
    case me
    case friend(Int)

    static let names = ["Inês", "小林", "Tomasz"]

    var name: String {
      switch self {
      case .me: "You"
      case .friend(let number): Self.names[number % Self.names.count]
      }
    }
  }

  /// The number of older messages that are not loaded yet.
  package private(set) var olderCount = 400
  package private(set) var messages: [Message] = []

  package init(count: Int = 40) {
    for number in 1...max(1, count) { append(Self.sender(of: number), Self.text(of: number)) }
  }

  /// Appends the next message of a friend.
  mutating func receive() {
    let number = (messages.last?.id ?? 0) + 1
    append(.friend(number / 3), Self.text(of: number))
  }

  mutating func send(_ text: String) { append(.me, text) }

  /// Prepends up to `count` older messages.
  package mutating func loadOlder(_ count: Int) {
    let count = min(count, olderCount)
    guard count > 0, let first = messages.first else { return }
    olderCount -= count
    var older = (1...count).reversed().map { step in
      let number = first.id - step
      return Message(id: number, sender: Self.sender(of: number), text: Self.text(of: number), opens: true)
    }
    for index in older.indices.dropFirst() { older[index].opens = older[index].sender != older[index - 1].sender }
    messages[0].opens = first.sender != older[count - 1].sender
    messages.insert(contentsOf: older, at: 0)
  }

  private mutating func append(_ sender: Sender, _ text: String) {
    let opens = messages.last?.sender != sender
    messages.append(Message(id: (messages.last?.id ?? 0) + 1, sender: sender, text: text, opens: opens))
  }

  /// The sender of a generated message (`receive()`, `loadOlder(_:)`).
  private static func sender(of number: Int) -> Sender {
    let turn = ((number % 11) + 11) % 11
    return turn < 4 ? .friend(0) : turn < 6 ? .me : turn < 8 ? .friend(1) : turn < 10 ? .me : .friend(2)
  }

  private static func text(of number: Int) -> String {
    let count = SampleTexts.details.count
    let index = ((number * 5 % count) + count) % count
    guard number % 4 == 0 else { return number % 7 == 3 ? SampleTexts.titles[index] : SampleTexts.details[index] }
    return SampleTexts.details[index] + " " + SampleTexts.details[(index + 2) % count]
  }
}
