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

  /// The loop does not wait for an event between a request and its effect, and the events of the closed note do not reach the first window.
  @Test func aTaskOpensAndClosesAWindowBeforeTheLoopRestsAndTheFirstWindowGoesOn() async throws {
    #expect(try await probe("note") == "opened after 0 rests\nclosed after 0 rests\ncount 1 shown\n")
  }

  @Test func theDatesOfATimelineFollowTheWallClockAheadAndBack() async throws {
    #expect(try await probe("clock") == "hours 0\nhours 1\nhours -2\nhours 0\n")
  }
}
