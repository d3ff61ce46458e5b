import Engine
import ScrollUITesting
import Testing

@MainActor @Suite struct DiagnosticsTests {
  @Test func messagesWithoutEndAreLeftOutAfterALimit() {
    defer { Diagnostics.reset() }
    let messages = Diagnostics.collecting {
      for number in 0..<3 * Diagnostics.maximumMessages { Diagnostics.warn("message \(number)") }
    }
    #expect(messages.count == Diagnostics.maximumMessages + 1)
    #expect(messages.last?.hasPrefix("further messages are left out") == true)
  }

  @Test func aMessageIsReportedOnce() {
    #expect(Diagnostics.collecting { for _ in 0..<3 { Diagnostics.warn("the same") } } == ["the same"])
  }
}
