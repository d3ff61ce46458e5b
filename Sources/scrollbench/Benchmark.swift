import CAllocationCounter
import Engine
import SDLHost
import ScrollUI

/// The program: parses the command line, runs a `Scenario`, and prints its costs as a line of JSON.
@MainActor enum Benchmark {
  /// The exit status of the process: 0, 2 or 3, as `--help` describes.
  enum ExitStatus {
    static let done: Int32 = 0
    static let badUsage: Int32 = 2
    static let environmentFailed: Int32 = 3
  }

  /// Runs the program with the arguments after its name, and returns the `ExitStatus`.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      let options = try BenchmarkOptions(arguments: arguments, scenarios: Scenario.all.map(\.name))
      if options.showsHelp { return say(BenchmarkOptions.help) }
      if options.listsScenarios {
        return say(Scenario.all.map { "\($0.name)\t\($0.summary)" }.joined(separator: "\n"))
      }
      guard let scenario = Scenario.all.first(where: { $0.name == options.scenario }) else {
        return ExitStatus.badUsage
      }
      return say(try measure(scenario, options))
    } catch let error as BenchmarkOptions.Failure {
      return fail(error.description, ExitStatus.badUsage)
    } catch {
      return fail("\(error)", ExitStatus.environmentFailed)
    }
  }

  private static func fail(_ message: String, _ status: Int32) -> Int32 {
    StandardError.print("scrollbench: \(message)")
    return status
  }

  private static func say(_ text: String) -> Int32 {
    print(text)
    return ExitStatus.done
  }

  /// Runs a scenario and returns its line of JSON.
  private static func measure(_ scenario: Scenario, _ options: BenchmarkOptions) throws -> String {
    let journal = FrameJournal()
    if options.isHeadless { HeadlessLoop.takeAllTasks() }
    let loop = try scenario.makeLoop(
      options.rows ?? scenario.rows, RowFont(isStandard: options.fontFile != nil), options.isHeadless,
      sessionOptions(options, journal))
    var measurement = Measurement(loop: loop, journal: journal)
    try measurement.run(scenario, options)
    return measurement.json
  }

  private static func sessionOptions(_ options: BenchmarkOptions, _ journal: FrameJournal) -> SessionOptions {
    var session = SessionOptions()
    session.title = "scrollbench"
    session.size = Scenario.windowSize
    session.fontFile = options.fontFile
    session.textEngine = options.textEngine
    session.position = (0, 0)
    session.takesInput = false
    session.allocationCount = { allocation_count() }
    session.frameDidEnd = { journal.append($0) }
    return session
  }
}
