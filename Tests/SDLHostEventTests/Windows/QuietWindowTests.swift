import ProcessSupport
import Testing

/// Windows of a program that gets no input, see Tests/SDLHostProbe.
@Suite struct QuietWindowTests {
  private func probe(_ scenario: String) async throws -> String {
    let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    let exit = try await ChildProcess.run(path, [scenario])
    #expect(exit.status == 0 && !exit.wasSignalled, "\(exit.errorOutput)")
    return exit.output
  }

  /// The loop has not rested before the note opens, and the events of the closed note do not reach the first window.
  @Test func aTaskOpensAWindowAtOnceAndTheFirstWindowGoesOnAfterItsEnd() async throws {
    #expect(try await probe("note") == "releases 0\ncount 1 shown\n")
  }

  @Test func theDatesOfATimelineFollowTheWallClockAheadAndBack() async throws {
    #expect(try await probe("clock") == "hours 0\nhours 1\nhours -2\nhours 0\n")
  }
}
