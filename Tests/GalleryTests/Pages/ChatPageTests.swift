import Engine
import Gallery
import ScrollUI
import ScrollUITesting
import Testing

@MainActor @Suite struct ChatPageTests {
  private let window = TestWindow(width: 900, height: 640) { GalleryView(page: "chat") }

  private var lazy: LazyNode { window.lazyList }
  private var offset: Double { Double(window.scroll?.model.offset.y ?? .nan) }
  private var maximum: Double { window.scroll?.model.metrics.maximum(.vertical) ?? .nan }
  /// The number of messages, without the line that shows the number of older messages.
  private var messageCount: Int { lazy.itemCount - 1 }
  /// The number of messages at the start.
  private static let count = ChatLog().messages.count

  /// The visible texts of the conversation and their positions.
  private func visibleTexts() -> [(node: TextNode, y: CGFloat)] {
    window.nodes(of: TextNode.self).filter { [lazy] text in text.nearestAncestor { $0 === lazy } != nil }
      .map { ($0, $0.convert($0.bounds, to: nil).minY) }
      .filter { $0.y > 100 && $0.y < 450 }
  }

  private func expectNoMovement(_ change: () -> Void) {
    let before = visibleTexts()
    change()
    let moved = before.filter { $0.node.host != nil }.map {
      abs($0.node.convert($0.node.bounds, to: nil).minY - $0.y)
    }
    #expect(moved.count > 4)
    #expect(moved.allSatisfy { $0 <= 0.5 }, "\(moved)")
  }

  private func scrollUp() {
    for _ in 0..<3 { window.wheel(4, at: CGPoint(x: 500, y: 300)) }
    window.settle()
  }

  @Test func theConversationOpensAtItsEnd() {
    window.settle()
    #expect(messageCount == Self.count)
    #expect(abs(offset - maximum) < 0.5)
    #expect(maximum > 500)
  }

  @Test func olderMessagesAreInsertedAboveWithoutMovingVisibleRows() {
    window.settle()
    scrollUp()
    expectNoMovement { window.key("H") }
    #expect(messageCount == Self.count + 30)
  }

  @Test func olderMessagesLoadAutomaticallyNearTheTop() {
    window.settle()
    for _ in 0..<12 {
      window.wheel(6, at: CGPoint(x: 500, y: 300))
      window.settle()
    }
    #expect(messageCount > Self.count)
    #expect(offset > 0)
  }

  @Test func aNewMessageScrollsOnlyAConversationAtItsEnd() {
    window.settle()
    window.key("N")
    window.settle()
    #expect(messageCount == Self.count + 1)
    #expect(abs(offset - maximum) < 0.5, "the end is shown")
    scrollUp()
    expectNoMovement { window.key("N") }
    #expect(maximum - offset > 100)
    #expect(window.texts.contains("1 new message"))
    let button = window.frame(ofText: "1 new message")
    window.click(CGPoint(x: button?.midX ?? 0, y: button?.midY ?? 0))
    window.settle()
    #expect(abs(offset - maximum) < 20)
    #expect(!window.texts.contains("1 new message"))
  }

  @Test(arguments: [false, true]) func thePillHasAnotherColorThanTheBubbles(isDark: Bool) throws {
    var state = GalleryState()
    state.settings.theme = isDark ? .dark : .light
    let window = TestWindow(width: 900, height: 640) { GalleryView(page: "chat", state: state) }
    window.settle()
    for _ in 0..<3 { window.wheel(4, at: CGPoint(x: 500, y: 300)) }
    window.settle()
    window.key("N")
    window.settle()
    let title = try #require(window.frame(ofText: "1 new message"))
    var shapes = window.nodes(of: ShapeNode.self)
    let rows = window.lazyList
    let others = shapes.partition { shape in shape.nearestAncestor { $0 === rows } == nil }
    let pill = shapes[others...].filter { shape in
      let frame = shape.convert(shape.bounds, to: nil)
      return frame.contains(title) && frame.height <= 36
    }
    let bubbles = Set(shapes[..<others].map(\.color))
    #expect(bubbles.count >= 2 && pill.count >= 2)
    #expect(pill.allSatisfy { !bubbles.contains($0.color) })
  }

  @Test func messagesArriveAutomatically() {
    window.settle()
    window.key("A")
    window.advance(seconds: 4)
    #expect((2...3).contains(messageCount - Self.count))
    #expect(abs(offset - maximum) < 0.5)
    window.key("A")
    let count = messageCount
    window.advance(seconds: 4)
    #expect(messageCount == count)
  }

  @Test func aNewMessageComesInWithMotion() {
    window.settle()
    window.key("N")
    window.advance()
    #expect(window.pipeline.wantsFrame, "a movement has begun")
    var places: Set<Double> = []
    for _ in 0..<12 {
      window.advance()
      places.insert(offset)
    }
    #expect(places.count > 4, "\(places)")
    window.settle()
    #expect(abs(offset - maximum) < 0.5)
  }

  @Test func loadingHistoryByCommandIsShown() async {
    window.settle()
    window.key("H")
    window.settle()
    #expect(window.texts.contains("30 older messages loaded"))
    await window.run(seconds: 3)
    #expect(!window.texts.contains("30 older messages loaded"))
  }

  @Test func aSentMessageAppearsAtTheEnd() {
    window.settle()
    scrollUp()
    // The first field is that of the search.
    window.clickText(1, at: CGPoint(x: 20, y: 5))
    window.type("Hello there")
    window.key("Return")
    window.settle()
    #expect(messageCount == Self.count + 1)
    #expect(window.texts.contains("Hello there"))
    #expect(abs(offset - maximum) < 20)
  }

  @Test func aSentMessageIsAnswered() async {
    window.settle()
    window.clickText(1, at: CGPoint(x: 20, y: 5))
    window.type("Is it cold?")
    window.key("Return")
    window.settle()
    #expect(messageCount == Self.count + 1)
    await window.run(seconds: 3)
    #expect(messageCount == Self.count + 2)
    #expect(window.texts.contains("Good question. Let us ask the conductor."))
    await window.run(seconds: 3)
    #expect(messageCount == Self.count + 2, "an answer is not answered")
  }

  // MARK: The conversation

  /// The texts of `log` in a language.
  private func texts(_ log: ChatLog, _ world: World) -> [String] { log.messages.map { $0.text(in: world) } }

  @Test func historyGoesOnBackwardsWithoutAGap() {
    var log = ChatLog()
    #expect(Self.count >= 60)
    #expect(log.messages.map(\.id) == Array(1...Self.count))
    log.loadOlder(30)
    #expect(log.messages.map(\.id) == Array(-29...Self.count))
    #expect(log.olderCount == 390)
    for (one, next) in zip(log.messages, log.messages.dropFirst()) {
      #expect(next.time > one.time && next.precedingTime == one.time)
      #expect(next.opens == (one.isMine != next.isMine || next.time - one.time > 3600))
    }
    log.loadOlder(1000)
    #expect(log.olderCount == 0)
    #expect(log.messages.count == 420 + Self.count)
    #expect(log.messages[0].time < -86_400 * 270, "most of a year")
  }

  @Test(arguments: [World.english, .chinese]) func noMessageReturnsWithinAScreen(world: World) {
    var log = ChatLog()
    log.loadOlder(1000)
    for _ in 0..<60 { log.receive(at: 0) }
    let all = texts(log, world)
    #expect(!all.contains { $0.contains("%") }, "each placeholder is filled")
    for start in all.indices.dropLast(23) { #expect(Set(all[start..<start + 24]).count == 24) }
  }

  @Test func bothLanguagesHaveTheSameConversation() {
    #expect(ChatTexts.english.shape == ChatTexts.chinese.shape)
    #expect(ChatTexts.english.shape.allSatisfy { !$0.isEmpty })
  }

  @Test func onlyTheUsersMessagesAreAnswered() {
    var log = ChatLog()
    log.receive(at: 1)
    #expect(!log.awaitsAnswer)
    log.send("Where are you?", at: 2)
    #expect(log.awaitsAnswer)
    log.receive(at: 3)
    #expect(!log.awaitsAnswer && !log.messages[log.messages.count - 1].isMine)
    let last = texts(log, .english).suffix(3)
    #expect(
      last == [
        "I am at the station. The clock is right for once.", "Where are you?",
        "Good question. Let us ask the conductor.",
      ])
  }

  @Test func eachDayHasAMark() {
    window.settle()
    for _ in 0..<8 { window.wheel(6, at: CGPoint(x: 500, y: 300)) }
    window.settle()
    let marks = window.texts.filter { ["Today", "Yesterday", "Sunday", "Saturday"].contains($0) }
    #expect(!marks.isEmpty && Set(marks).count == marks.count, "\(marks)")
  }

  // MARK: Selecting

  /// Selects all messages and copies them.
  private func copyAll() -> String {
    window.key("A", .control)
    window.key("C", .control)
    window.settle()
    return window.textInput.clipboardText
  }

  @Test func messagesAreSelectedAndCopiedWithoutNamesAndTimes() throws {
    window.settle()
    let message = try #require(visibleTexts().first { $0.node.selection != nil })
    let frame = message.node.convert(message.node.bounds, to: nil)
    window.drag(
      from: CGPoint(x: frame.minX + 2, y: frame.minY + 8), by: CGVector(dx: 20, dy: 150), steps: 5, with: .mouse)
    #expect(window.nodes(of: TextNode.self).contains { $0.selectedRange != nil })
    #expect(abs(offset - maximum) < 0.5, "the mouse selects and does not scroll")
    let copied = copyAll()
    #expect(copied == texts(ChatLog(), .english).joined(separator: "\n"))
  }

  @Test func olderMessagesThatLoadAboveKeepTheSelection() throws {
    window.settle()
    let message = try #require(visibleTexts().first { $0.node.selection != nil })
    let frame = message.node.convert(message.node.bounds, to: nil)
    window.drag(
      from: CGPoint(x: frame.minX + 2, y: frame.minY + 8), by: CGVector(dx: 20, dy: 150), steps: 5, with: .mouse)
    window.key("C", .control)
    let before = window.textInput.clipboardText
    #expect(before.contains("\n"))
    window.key("H")
    window.settle()
    #expect(messageCount == Self.count + 30)
    window.textInput.clipboardText = ""
    window.key("C", .control)
    #expect(window.textInput.clipboardText == before)
  }

  @Test func aPressOnAMessageEndsTyping() throws {
    window.settle()
    window.clickText(0, at: CGPoint(x: 20, y: 8))
    #expect(window.editedTexts.first?.isFocused == true)
    let message = try #require(visibleTexts().first { $0.node.selection != nil })
    let frame = message.node.convert(message.node.bounds, to: nil)
    window.tap(CGPoint(x: frame.minX + 2, y: frame.minY + 8))
    #expect(window.editedTexts.first?.isFocused == false)
    #expect(copyAll().hasSuffix(ChatLog().messages.last?.text(in: .english) ?? "?"))
  }
}
