import ProcessSupport
import SDLHost
import Testing

/// Each test runs a scenario in a program with its own main loop, see Tests/SDLHostProbe.
@Suite struct MainQueueWakerTests {
  private func probe(_ scenario: String) async throws -> String {
    let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    let exit = try await ChildProcess.run(path, [scenario])
    #expect(exit.status == 0 && !exit.wasSignalled, "\(exit.errorOutput)")
    return exit.output
  }

  @Test(arguments: ["tasks", "tasks-sdl"])
  func tasksThatYieldAndSleepFinishUnderABlockingLoop(scenario: String) async throws {
    #expect(try await probe(scenario) == "yielded=5\nslept=3\ndetached=42\n")
  }

  @Test func anEmptyMainQueueCausesNoWakeUps() async throws {
    #expect(try await probe("idle") == "hadWork=false\n")
  }

  /// Its pool would wake the process once a second.
  @Test func tasksOutsideOfTheMainActorUseNoThreadOfDispatch() async throws {
    #expect(try await probe("pool") == "sum=5050\nthreadsOfDispatch=0\n")
  }

  @Test func blocksFromManyThreadsAllRun() async throws {
    #expect(try await probe("blocks") == "ran=1000\nroundsAreBounded=true\n")
  }

  @Test func aTaskThatYieldsForEverRunsOncePerRound() async throws {
    #expect(try await probe("endless") == "turns=10\n")
  }

  @Test func drainingAloneServesAHeadlessLoop() async throws {
    #expect(try await probe("headless") == "hadWork=false\nrounds=3\nhadWork=false\n")
  }

  @Test func drainingFromWithinTheQueueDoesNothing() async throws {
    #expect(try await probe("nested") == "inner=false\nouter=true\nadded=ran\nagain=true\n")
  }

  @Test func stoppingEndsWakeUpsAndRestartingMissesNoWork() async throws {
    #expect(try await probe("stop") == "ran=1\n")
  }

  @Test func aSignalThatAnotherWakerReadsDoesNotEndWakeUps() async throws {
    #expect(try await probe("stolen") == "stolen=true\nlater=ran\n")
  }

  @Test func aPictureRunsNoTaskAndItsViewsOnce() async throws {
    #expect(try await probe("picture") == "pixels 7\nran false\nran true\nbodies 1 appearances 1 tasks 0\n")
  }

  @Test func signalsDoNotEndTheWaitForWork() async throws {
    #expect(try await probe("signals") == "hasWork=true\n")
  }

  @MainActor
  @Test func drainingDoesNothingUnderTheDispatchMainLoop() {
    #expect(!MainQueueWaker().drain())
  }
}
