/// The messages of `ChatPage`: the `ChatTexts.conversation`, memories of former journeys before it, and later messages. Deterministic, so
/// that they are the same on every machine.
@MainActor package struct ChatLog {
  /// A message. `id` counts from 1 for the conversation and new messages, and downwards from 0 for `loadOlder(_:)`.
  package struct Message: Identifiable, Equatable {
    package let id: Int
    package let isMine: Bool
    let content: Content
    /// The time on the frame clock, in seconds: negative for messages from before the start of the program.
    package let time: Double
    /// The time of the preceding message; nil for the first message.
    package fileprivate(set) var precedingTime: Double?
    /// True if the preceding message has a different sender, or is older by more than an hour.
    package fileprivate(set) var opens: Bool
  }

  /// The origin of a text.
  enum Content: Equatable {
    /// An index in `ChatTexts.conversation`.
    case line(Int)
    /// A line of the memory of an entry. The first value is the index of the entry in the `World`.
    case memory(Int, line: Int)
    /// An index in `ChatTexts.news`, or beyond.
    case news(Int)
    /// An index in `ChatTexts.answers`.
    case answer(Int, toQuestion: Bool)
    /// A text of the composer.
    case own(String)
  }

  /// The number of older messages that are not loaded yet.
  package private(set) var olderCount = 70 * ChatTexts.linesPerMemory
  package private(set) var messages: [Message] = []
  private var newsCount = 0
  private var answerCount = 0

  /// The time between two memories, in seconds: four days. The hours of the day vary by `memoryVariation`.
  private static let memoryInterval = 345_600.0
  private static let memoryVariation = 18_000.0
  /// The time between the last line and the start of the program, in seconds.
  private static let latest = -240.0

  package init() {
    let lines = ChatTexts.english.conversation
    var time = Self.latest - lines.dropFirst().reduce(0) { $0 + $1.gap }
    for (index, line) in lines.enumerated() {
      if index > 0 { time += line.gap }
      append(.line(index), isMine: line.isMine, at: time)
    }
  }

  /// Appends the next message of the friend: an answer if the last message is the user's, otherwise news. `time` is on the frame clock.
  package mutating func receive(at time: Double) {
    if case .own(let text) = messages.last?.content {
      append(.answer(answerCount, toQuestion: text.contains { "?？".contains($0) }), isMine: false, at: time)
      answerCount += 1
    } else {
      append(.news(newsCount), isMine: false, at: time)
      newsCount += 1
    }
  }

  package mutating func send(_ text: String, at time: Double) { append(.own(text), isMine: true, at: time) }

  /// True if the last message waits for an answer.
  package var awaitsAnswer: Bool { if case .own = messages.last?.content { true } else { false } }

  /// Prepends up to `count` older messages.
  package mutating func loadOlder(_ count: Int) {
    let count = min(count, olderCount)
    guard count > 0, let first = messages.first else { return }
    olderCount -= count
    var older = (1...count).reversed().map { Self.memory(first.id - $0) }
    for index in older.indices.dropFirst() { older[index].follow(older[index - 1]) }
    messages[0].follow(older[count - 1])
    messages.insert(contentsOf: older, at: 0)
  }

  /// The older message with an `id` of at most 0. The lines of a memory are in the order of their ids.
  private static func memory(_ id: Int) -> Message {
    let (memory, step) = (-id).quotientAndRemainder(dividingBy: ChatTexts.linesPerMemory)
    let line = ChatTexts.linesPerMemory - 1 - step
    let memories = ChatTexts.english.memories
    let variation = (Double(memory) * 4_980).truncatingRemainder(dividingBy: memoryVariation)
    let start = latest - Double(memory + 2) * memoryInterval - variation
    return Message(
      id: id, isMine: memories[memory % memories.count][line].isMine, content: .memory(memory, line: line),
      time: start + Double(line) * ChatTexts.usualGap, precedingTime: nil, opens: true)
  }

  private mutating func append(_ content: Content, isMine: Bool, at time: Double) {
    var message = Message(
      id: (messages.last?.id ?? 0) + 1, isMine: isMine, content: content, time: time, precedingTime: nil, opens: true)
    if let last = messages.last { message.follow(last) }
    messages.append(message)
  }
}

extension ChatLog.Message {
  fileprivate mutating func follow(_ preceding: ChatLog.Message) {
    precedingTime = preceding.time
    opens = isMine != preceding.isMine || time - preceding.time > 3600
  }

  /// The text in the language of `world`.
  @MainActor package func text(in world: World) -> String {
    let texts = ChatTexts.of(world.language)
    switch content {
    case .line(let index): return texts.conversation[index].text
    case .memory(let index, let line):
      let text = texts.memories[index % texts.memories.count][line].text
      return ChatTexts.filled(text, with: world.entry(at: index), world.remark(at: index))
    case .news(let index):
      if texts.news.indices.contains(index) { return texts.news[index] }
      let entry = world.entry(at: index)
      return entry.place + (world.language == .chinese ? "。" : ". ") + entry.sentence
    case .answer(let index, let isToQuestion):
      let answers = isToQuestion ? texts.answers.questions : texts.answers.remarks
      return answers[index % answers.count]
    case .own(let text): return text
    }
  }
}
