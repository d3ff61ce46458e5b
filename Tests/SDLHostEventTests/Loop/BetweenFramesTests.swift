import SDLHost
import Testing

@MainActor @Suite struct BetweenFramesTests {
  /// A service that has read its messages from its descriptor, as libdbus does, and handles 32 in a turn.
  private final class Burst: DescriptorService {
    var (messages, turns) = (0, 0)
    var wantsToWrite = false
    let descriptors: [WatchedDescriptor] = []

    func turn() -> Bool {
      turns += 1
      messages = max(0, messages - 32)
      wantsToWrite = false
      return messages > 0
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 65, 200])
  func allMessagesOfABurstAreHandledWithoutAnotherReportOfTheDescriptor(count: Int) {
    let (burst, between) = (Burst(), BetweenFrames())
    burst.messages = count
    between.service = burst
    while between.hasMoreService { between.run() }
    #expect(burst.messages == 0 && burst.turns == max(1, (count + 31) / 32))
    for _ in 0..<3 { between.run() }
    #expect(burst.turns == max(1, (count + 31) / 32))
  }

  @Test func messagesThatWaitForAFullDescriptorHaveATurn() {
    let (burst, between) = (Burst(), BetweenFrames())
    between.service = burst
    between.run()
    burst.wantsToWrite = true
    between.run()
    #expect(burst.turns == 2)
  }
}
