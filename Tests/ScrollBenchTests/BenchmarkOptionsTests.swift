import Testing
import scrollbench

@Suite struct BenchmarkOptionsTests {
  private func options(_ arguments: String...) throws -> BenchmarkOptions {
    try BenchmarkOptions(arguments: arguments, scenarios: ["feed", "idle"])
  }

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try BenchmarkOptions(arguments: arguments, scenarios: ["feed", "idle"])
      return nil
    } catch {
      return error.description
    }
  }

  @Test func everyOptionIsRead() throws {
    let options = try options(
      "feed", "--rows=5000", "--frames=10", "--warmup=3", "--idle=1.5", "--settle=0", "--font=/x.ttf", "--headless",
      "--unthrottled", "--cold=16")
    #expect(options.scenario == "feed")
    #expect(options.rows == 5000)
    #expect(options.frames == 10)
    #expect(options.warmUp == 3)
    #expect(options.idleSeconds == 1.5)
    #expect(options.settlingSeconds == 0)
    #expect(options.fontFile == "/x.ttf")
    #expect(options.isHeadless)
    #expect(options.isUnthrottled)
    #expect(options.coldMegabytes == 16)
  }

  @Test func aValueMayBeASeparateArgument() throws {
    #expect(try options("--rows", "7", "idle").rows == 7)
  }

  @Test func omittedOptionsAreLeftToTheScenario() throws {
    let options = try options("idle")
    #expect(options.rows == nil && options.frames == nil && options.warmUp == nil && options.idleSeconds == nil)
    #expect(options.settlingSeconds == 1)
    #expect(!options.isHeadless && !options.isUnthrottled)
  }

  @Test func helpAndTheListNeedNoScenario() throws {
    #expect(try options("--help").showsHelp)
    #expect(try options("--list").listsScenarios)
  }

  @Test func invalidArgumentsAreReportedInOneLine() {
    #expect(message() == "say which scenario: feed, idle")
    #expect(message("fed") == "there is no scenario 'fed'; there are feed, idle")
    #expect(message("feed", "idle") == "one scenario at a time, and not also 'idle'")
    #expect(message("feed", "--rows=none") == "--rows is 'none', but should be a whole number from 1 to 100000000")
    #expect(message("feed", "--rows=0") == "--rows is '0', but should be a whole number from 1 to 100000000")
    #expect(message("feed", "--idle=-1") == "--idle is '-1', but should be a number of seconds from 0 to 86400")
    #expect(message("feed", "--idle=nan") == "--idle is 'nan', but should be a number of seconds from 0 to 86400")
    #expect(message("feed", "--frames") == "--frames needs a value: --frames=N")
    #expect(message("feed", "--headless=1") == "--headless takes no value, but got '1'")
    #expect(message("feed", "--heedless") == "unknown option '--heedless'; --help lists the options")
  }
}
