import CAllocationCounter
import Foundation
import SDLHost
import ScrollUI

/// The program: reads the command line, runs one scenario, and prints what it cost as one line of JSON.
@MainActor enum Benchmark {
  /// How a run ended, as the shell sees it.
  enum ExitStatus {
    static let done: Int32 = 0
    static let badUsage: Int32 = 2
    static let environmentFailed: Int32 = 3
  }

  /// Runs the program and returns its exit status.
  static func run(_ arguments: [String]) -> Int32 {
    do throws(BenchmarkOptions.Failure) {
      let options = try BenchmarkOptions(arguments: arguments, scenarios: Scenarios.all.map(\.name))
      if options.showsHelp { return say(BenchmarkOptions.help) }
      if options.listsScenarios {
        return say(Scenarios.all.map { "\($0.name)\t\($0.summary)" }.joined(separator: "\n"))
      }
      guard let scenario = Scenarios.all.first(where: { $0.name == options.scenario }) else {
        return ExitStatus.badUsage
      }
      return try say(measure(scenario, options))
    } catch {
      FileHandle.standardError.write(Data("scrollbench: \(error.description)\n".utf8))
      return error.isEnvironment ? ExitStatus.environmentFailed : ExitStatus.badUsage
    }
  }

  private static func say(_ text: String) -> Int32 {
    print(text)
    return ExitStatus.done
  }

  private static func measure<Measured: Scenario>(
    _ type: Measured.Type, _ options: BenchmarkOptions
  ) throws(BenchmarkOptions.Failure) -> String {
    let scenario = Measured(rows: options.rows ?? type.defaultRows, font: RowFont(isStandard: options.fontFile != nil))
    let journal = FrameJournal()
    do throws(HostError) {
      let loop = try loop(scenario.content, sessionOptions(options, journal))
      return try Measurement(scenario, options, loop, journal).json
    } catch {
      throw .environment("\(error)")
    }
  }

  private static func loop(
    _ content: some View, _ options: (session: SessionOptions, isHeadless: Bool)
  ) throws(HostError) -> any SteppedLoop {
    if options.isHeadless { return try HeadlessLoop(content, options: options.session) }
    return try WindowLoop(content, options: options.session)
  }

  private static func sessionOptions(
    _ options: BenchmarkOptions, _ journal: FrameJournal
  ) -> (SessionOptions, Bool) {
    var session = SessionOptions()
    session.title = "scrollbench"
    session.size = Scenarios.windowSize
    session.fontFile = options.fontFile
    session.position = (0, 0)
    session.takesInput = false
    session.allocationCount = { allocation_count() }
    session.frameDidEnd = { journal.append($0) }
    session.screenshotPath = nil
    return (session, options.isHeadless)
  }
}
