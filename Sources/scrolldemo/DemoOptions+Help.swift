extension DemoOptions {
  /// The output of `--version`.
  package static let version = "scrolldemo 0.1.0 (input script format 1)"

  /// The output of `--help`: at most 80 columns, without a line break at the end.
  package static var help: String {
    var lines = [
      "Usage: scrolldemo [options]",
      "",
      "A gallery of scrolling: one behavior a page, in a window or without one.",
    ]
    for (title, options) in sections {
      lines += ["", "\(title):"]
      for option in options { lines += entry(option) }
    }
    lines += ["", "Options are written --name value or --name=value.", "", "Exit status:"]
    for (status, meaning) in statuses { lines.append("  \(status)  \(meaning)") }
    return lines.joined(separator: "\n")
  }

  private static let sections: KeyValuePairs<String, [DemoOption]> = [
    "Pages": [.page, .listPages, .feed, .feedLimit, .rows, .set, .tour],
    "Window": [
      .size, .scale, .theme, .language, .safeArea, .reduceMotion, .accessibility, .renderer, .text, .textRendering,
      .fresh, .autoquit,
    ],
    "Without a display": [.headless, .frames, .fps, .screenshot],
    "Recording": [.record, .replay, .trace],
    "Measuring": [.checkBudget, .budgetMilliseconds, .strict, .report],
    "Other": [.help, .version],
  ]

  private static let statuses: KeyValuePairs<Int, String> = [
    0: "done",
    1: "the work of frames exceeded the budget (--check-budget)",
    2: "the command line makes no sense",
    3: "something is missing: a display, a font, a file",
  ]

  /// The column of the summaries.
  private static let column = 25

  /// The lines of an option: its flag and its summary, on two lines if the flag is too long.
  private static func entry(_ option: DemoOption) -> [String] {
    let head = "  " + option.flag + (option.placeholder.map { " " + $0 } ?? "")
    if head.count > column - 2 { return [head, String(repeating: " ", count: column) + option.summary] }
    return [head + String(repeating: " ", count: column - head.count) + option.summary]
  }
}
