import ScrollUI
import Testing
import scrolldemo

@Suite struct DemoOptionsTests {
  private func parse(_ line: String) throws -> DemoOptions {
    try DemoOptions(arguments: line.split(separator: " ").map(String.init))
  }

  @Test func withoutArgumentsTheDefaultsApply() throws {
    let options = try DemoOptions(arguments: [])
    #expect(options == DemoOptions())
    #expect(options.page == nil && options.size == nil && options.frames == nil && options.safeArea == nil)
    #expect(
      options.theme == nil && options.renderer == .auto && options.textEngine == .harfbuzz
        && options.budgetMilliseconds == 16.667)
    #expect(!options.isHeadless && !options.checksBudget && !options.isStrict && !options.listsPages)
  }

  @Test(arguments: [" ", "="]) func everyOptionIsRead(separator: String) throws {
    let line =
      "--page lazy --size 700x500 --scale 1.5 --theme dark --safe-area 47,0,34.5,0 --renderer software --text sdl2_ttf --frames 600 "
      + "--screenshot a.png --fps 120 --record r --replay p --trace t --feed http://x/?a=b --rows 0 "
      + "--budget-ms 8.3 --report r.json --feed-limit 1GB --accessibility off --text-rendering desktop"
    let pairs = line.split(separator: " ").map(String.init)
    let arguments = stride(from: 0, to: pairs.count, by: 2).flatMap { index in
      separator == "=" ? ["\(pairs[index])=\(pairs[index + 1])"] : [pairs[index], pairs[index + 1]]
    }
    let flags = ["--headless", "--check-budget", "--strict", "--list-pages", "--reduce-motion"]
    let options = try DemoOptions(arguments: arguments + flags)
    var expected = DemoOptions()
    expected.page = "lazy"
    expected.listsPages = true
    expected.feed = "http://x/?a=b"
    expected.feedLimit = 1 << 30
    expected.rows = 0
    expected.size = CGSize(width: 700, height: 500)
    expected.scale = 1.5
    expected.theme = .dark
    expected.safeArea = EdgeInsets(top: 47, leading: 0, bottom: 34.5, trailing: 0)
    expected.renderer = .software
    expected.textEngine = .sdlTTF
    expected.textRendering = .desktop
    expected.accessibility = .off
    expected.isHeadless = true
    expected.reducesMotion = true
    expected.frames = 600
    expected.framesPerSecond = 120
    expected.screenshot = "a.png"
    expected.record = "r"
    expected.replay = "p"
    expected.trace = "t"
    expected.checksBudget = true
    expected.isStrict = true
    expected.budgetMilliseconds = 8.3
    expected.report = "r.json"
    #expect(options == expected)
  }

  @Test(arguments: [("1", 1), ("500kB", 500 << 10), ("64MB", 64 << 20), ("64m", 64 << 20), ("4GB", 4 << 30)])
  func aLimitIsANumberOfBytesWithOrWithoutAUnit(text: String, count: Int) throws {
    #expect(try parse("--feed-limit \(text)").feedLimit == count)
  }

  @Test(arguments: ["0", "-1", "1.5MB", "MB", "5GB", "64TB", "99999999999999999999", "nan", "1e9", "64 MB B"])
  func anInvalidLimitIsBadUsage(text: String) {
    #expect(
      throws: DemoOptions.Failure.invalidValue(
        "--feed-limit", value: text, expected: "a number of bytes up to 4GB, such as 64MB")
    ) { try DemoOptions(arguments: ["--feed-limit=\(text)"]) }
  }

  @Test func theLastOfTwoValuesApplies() throws {
    #expect(try parse("--page a --page=b").page == "b")
  }

  @Test func helpAndVersionEndTheParsing() throws {
    #expect(try parse("--headless --help --nonsense").showsHelp)
    #expect(try parse("--version --size 0x0").showsVersion)
  }

  @Test func aValueMayBeginWithOneHyphenOrHoldSpaces() throws {
    #expect(try DemoOptions(arguments: ["--report", "-"]).report == "-")
    #expect(try DemoOptions(arguments: ["--page", "Pull to refresh"]).page == "Pull to refresh")
    #expect(try DemoOptions(arguments: ["--page=--odd"]).page == "--odd")
  }

  @Test(arguments: [
    ("--size 1x1", 1.0, 1.0), ("--size 16384x16384", 16_384, 16_384), ("--size 900X640", 900, 640),
  ])
  func sizesAtTheBoundsAreAccepted(line: String, width: Double, height: Double) throws {
    #expect(try parse(line).size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    "--size 0x10", "--size 16385x10", "--size 900", "--size 900x", "--size x640", "--size 900x640x2", "--size 9.5x9",
    "--size -900x640", "--size big", "--scale 0.2", "--scale 8.1", "--scale nan", "--scale inf", "--scale 0x1",
    "--safe-area 1,2,3", "--safe-area 1,2,3,4,5", "--safe-area 1,,3,4", "--safe-area a,b,c,d", "--safe-area -1,0,0,0",
    "--safe-area nan,0,0,0", "--fps 0", "--fps 1001", "--fps fast", "--frames 0", "--frames 1.5", "--frames -3",
    "--frames 99999999999999999999", "--rows -1", "--rows many", "--budget-ms 0", "--budget-ms x",
    "--theme blue", "--theme Light", "--renderer gpu", "--text freetype",
  ])
  func anInvalidValueIsReportedWithTheExpectedForm(line: String) {
    let (option, value) = (String(line.split(separator: " ")[0]), String(line.split(separator: " ")[1]))
    do throws(DemoOptions.Failure) {
      _ = try DemoOptions(arguments: [option, value])
      Issue.record("accepted \(line)")
    } catch {
      #expect(error.description.hasPrefix("\(option) is '\(value)', but should be "))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test(arguments: [
    ("--theme blue", "--theme is 'blue', but should be light, dark or system"),
    ("--size 10", "--size is '10', but should be width and height from 1 to 16384, such as 900x640"),
    ("--scale 9", "--scale is '9', but should be a number from 0.25 to 8"),
    ("--frames 0", "--frames is '0', but should be a whole number from 1 on"),
    ("--pgae x", "unknown option '--pgae', did you mean --page?"),
    ("--safearea=1", "unknown option '--safearea', did you mean --safe-area?"),
    ("--budget 1", "unknown option '--budget', did you mean --budget-ms?"),
    ("--Headless", "unknown option '--Headless', did you mean --headless?"),
    ("--frobnicate", "unknown option '--frobnicate'; --help lists the options"),
    ("--", "unexpected argument '--'; options begin with --, and --help lists them"),
    ("lazy", "unexpected argument 'lazy'; options begin with --, and --help lists them"),
    ("--page", "--page needs a value: --page NAME"),
    ("--page --headless", "--page needs a value: --page NAME"),
    ("--size=", "--size needs a value: --size WxH"),
    ("--headless=yes", "--headless takes no value, but got 'yes'"),
  ])
  func everyFailureIsOneClearLine(line: String, message: String) {
    do throws(DemoOptions.Failure) {
      _ = try DemoOptions(arguments: line.split(separator: " ").map(String.init))
      Issue.record("accepted \(line)")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test func theHelpListsEveryOptionOnceAndFitsATerminal() {
    let help = DemoOptions.help
    for option in DemoOption.allCases {
      let heads = help.split(separator: "\n").filter { line in
        line == "  \(option.flag)" || line.hasPrefix("  \(option.flag) ")
      }
      #expect(heads.count == 1, "\(option.flag)")
      #expect(help.contains(option.summary))
    }
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    for status in 0...3 { #expect(help.contains("\n  \(status)  ")) }
  }

  @Test func theVersionNamesTheProgram() {
    #expect(DemoOptions.version.hasPrefix("scrolldemo "))
  }
}
