import SDLHost
import Testing

/// The text of the clipboard when the program that owns it is slow to answer.
@MainActor @Suite struct SelectionTextTests {
  /// Reads a text of which the first `lateReads` reads have a part alone, and counts the reads.
  private func read(lateReads: Int, attempts: Int = 64) -> (text: String, reads: Int) {
    var reads = 0
    let text = SDLTextInputHost.whole(attempts: attempts) { () -> (text: String, isWhole: Bool) in
      reads += 1
      let isWhole = reads > lateReads
      return (isWhole ? "harbor 42" : "har", isWhole)
    }
    return (text, reads)
  }

  @Test func anAnswerInTimeIsReadOnce() {
    #expect(read(lateReads: 0) == ("harbor 42", 1))
  }

  @Test func aLateAnswerIsReadAgainUntilItIsWhole() {
    #expect(read(lateReads: 5) == ("harbor 42", 6))
    #expect(read(lateReads: 63) == ("harbor 42", 64))
  }

  @Test func aProgramThatNeverAnswersIsAskedALimitedNumberOfTimes() {
    #expect(read(lateReads: .max) == ("har", 64))
    #expect(read(lateReads: .max, attempts: 0) == ("har", 1))
  }
}
