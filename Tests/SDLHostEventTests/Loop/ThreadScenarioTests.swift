import ProcessSupport
import Testing

/// The declarations of docs/threads.md under eight threads, in a program with a main loop; see `ThreadScenario`.
@Suite struct ThreadScenarioTests {
  @Test func everyDeclarationForAnyThreadKeepsItsCountsUnderEightThreads() async throws {
    let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    let exit = try await ChildProcess.run(path, ["threads", "25"])
    #expect(exit.status == 0 && !exit.wasSignalled, "\(exit.errorOutput)")
    #expect(
      exit.output
        == "sent=200\ncompletions=200\nactivities=200\noverlaps=0\nlast=true\nstate=true\npublished=true\n")
  }
}
