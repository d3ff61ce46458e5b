import SDLHost

/// The parsed command line.
package struct BenchmarkOptions {
  package var scenario = ""
  /// The number of rows; nil means `Scenario.rows`.
  package var rows: Int?
  /// The number of measured frames; nil means `Scenario.frames`.
  package var frames: Int?
  /// The number of frames before the measurement, which fill caches; nil means `Scenario.warmUp`.
  package var warmUp: Int?
  /// The duration of the idle part in seconds; nil means `Scenario.idle`.
  package var idleSeconds: Double?
  /// The pause before the idle part, in seconds.
  package var settlingSeconds = 1.0
  /// The font file for all texts; nil means the installed DejaVu Sans.
  package var fontFile: String?
  /// The library that shapes and draws text; see `SessionOptions.textEngine`.
  var textEngine = TextEngineChoice.harfbuzz
  package var isHeadless = false
  /// True if frames follow each other without waiting.
  package var isUnthrottled = false
  /// The megabytes that `ColdCaches` reads before each frame; 0 leaves the processor's caches as they are.
  package var coldMegabytes = 0
  package var listsScenarios = false
  package var showsHelp = false

  /// An error in the command line.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// Parses the arguments after the program's name: the name of a scenario, and options as `--name=value` or `--name
  /// value`.
  package init(arguments: [String], scenarios: [String]) throws(Failure) {
    var remainder = arguments[...]
    while let argument = remainder.popFirst() {
      if argument.hasPrefix("--") {
        try readOption(argument.dropFirst(2), remainder: &remainder)
        if showsHelp || listsScenarios { return }
      } else {
        guard scenario.isEmpty else { throw Failure(description: "one scenario at a time, and not also '\(argument)'") }
        guard scenarios.contains(argument) else {
          throw Failure(
            description: "there is no scenario '\(argument)'; there are \(scenarios.joined(separator: ", "))")
        }
        scenario = argument
      }
    }
    if scenario.isEmpty { throw Failure(description: "say which scenario: \(scenarios.joined(separator: ", "))") }
  }

  private mutating func readOption(_ argument: Substring, remainder: inout ArraySlice<String>) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    func value() throws(Failure) -> String {
      if parts.count > 1, !parts[1].isEmpty { return String(parts[1]) }
      guard parts.count == 1, let next = remainder.popFirst(), !next.hasPrefix("--") else {
        throw Failure(description: "--\(name) needs a value: --\(name)=\(Self.placeholders[name] ?? "N")")
      }
      return next
    }
    func whole(from minimum: Int) throws(Failure) -> Int {
      let text = try value()
      guard let number = Int(text), minimum...100_000_000 ~= number else {
        throw Failure(description: "--\(name) is '\(text)', but should be a whole number from \(minimum) to 100000000")
      }
      return number
    }
    func seconds() throws(Failure) -> Double {
      let text = try value()
      guard let number = Double(text), 0...86_400 ~= number else {
        throw Failure(description: "--\(name) is '\(text)', but should be a number of seconds from 0 to 86400")
      }
      return number
    }
    switch name {
    case "rows": rows = try whole(from: 1)
    case "frames": frames = try whole(from: 0)
    case "warmup": warmUp = try whole(from: 0)
    case "idle": idleSeconds = try seconds()
    case "settle": settlingSeconds = try seconds()
    case "font": fontFile = try value()
    case "text":
      let text = try value()
      guard let choice = TextEngineChoice(rawValue: text) else {
        throw Failure(description: "--text is '\(text)', but should be harfbuzz or sdl2_ttf")
      }
      textEngine = choice
    case "cold": coldMegabytes = try whole(from: 1)
    case "headless": isHeadless = true
    case "unthrottled": isUnthrottled = true
    case "list": listsScenarios = true
    case "help": showsHelp = true
    default: throw Failure(description: "unknown option '--\(name)'; --help lists the options")
    }
    if parts.count > 1, ["headless", "unthrottled", "list", "help"].contains(name) {
      throw Failure(description: "--\(name) takes no value, but got '\(parts[1])'")
    }
  }

  private static let placeholders = ["idle": "S", "settle": "S", "font": "FILE", "text": "ENGINE"]

  /// The output of `--help`.
  static let help = """
    Usage: scrollbench SCENARIO [options]

    Runs a fixed script in a window of 900x640 and prints what it cost as a line of
    JSON. CPU times are those of the whole process, in user and system mode.

      --list            print the names of all scenarios and exit
      --rows=N          rows of the list
      --frames=N        frames that are measured
      --warmup=N        frames before them (default 60)
      --idle=S          seconds without input that are measured at the end
      --settle=S        seconds of quiet before those (default 1)
      --font=FILE       the font of all texts (default: DejaVu Sans as installed)
      --text=ENGINE     harfbuzz or sdl2_ttf (default harfbuzz)
      --headless        no display: draw into memory, on a virtual clock
      --unthrottled     frames follow each other without a wait
      --cold=MB         read that much memory before each frame, so that it finds the
                        caches as after a long wait; its time is in cpu_ms_per_frame
      --help            print this text and exit

    With PEER_T0_NS in the environment (CLOCK_MONOTONIC nanoseconds just before
    exec) the time of the first frame counts from then on.

    Exit status: 0 done, 2 the command line makes no sense, 3 a display, a font or
    a file is missing.
    """
}
