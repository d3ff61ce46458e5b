import Foundation
import ProcessSupport
import Testing

/// The built program without a display.
@Suite struct ScrollBenchTests {
  private func run(_ arguments: String...) async throws -> ChildProcess.Exit {
    try await ChildProcess.run(
      ChildProcess.buildDirectory.appendingPathComponent("scrollbench").path, arguments,
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""])
  }

  private func figures(_ arguments: String...) async throws -> [String: Double] {
    let exit = try await ChildProcess.run(
      ChildProcess.buildDirectory.appendingPathComponent("scrollbench").path, arguments,
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(exit.status == 0, "\(exit.errorOutput)")
    let object = try JSONSerialization.jsonObject(with: Data(exit.output.utf8)) as? [String: Any] ?? [:]
    return object.compactMapValues { ($0 as? NSNumber)?.doubleValue }
  }

  /// The fields of the result, in the order that all benchmarks share.
  private static let fields = [
    "toolkit", "scenario", "frames", "cpu_ms_per_frame", "fps", "rss_mb", "first_frame_ms", "idle_cpu_s",
    "bodies_per_frame", "measures_per_frame", "commands_per_frame", "allocations_per_frame",
  ]

  @Test func theResultIsOneLineWithTheFieldsInTheirOrder() async throws {
    let exit = try await run("feed", "--headless", "--frames=20", "--warmup=5", "--idle=0.2")
    #expect(exit.status == 0, "\(exit.errorOutput)")
    let lines = exit.output.split(separator: "\n")
    #expect(lines.count == 1)
    let line = String(lines.first ?? "")
    #expect(line.hasPrefix(#"{"toolkit":"ScrollUI","scenario":"feed","frames":20,"cpu_ms_per_frame":"#))
    let places = Self.fields.map { line.range(of: "\"\($0)\":")?.lowerBound }
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func theFeedScenarioBuildsOnlyEnteringRows() async throws {
    // 96 frames of 24 points are 36 rows of 64.
    let figures = try await figures("feed", "--headless", "--frames=96", "--idle=0")
    #expect(figures["frames"] == 96)
    // A new row evaluates its body and those of its parts; existing rows evaluate none.
    #expect((0.3...1.2).contains(figures["bodies_per_frame"] ?? 0), "\(figures)")
    #expect((35...60).contains(figures["commands_per_frame"] ?? 0), "\(figures)")
  }

  @Test func aMillionRowsTakeTheSameWork() async throws {
    let feed = try await figures("feed", "--headless", "--frames=96", "--idle=0")
    let million = try await figures("feed1m", "--headless", "--frames=96", "--idle=0")
    for count in ["bodies_per_frame", "measures_per_frame", "commands_per_frame"] {
      #expect(million[count] == feed[count], "\(count)")
    }
  }

  /// The release build of the program if `Scripts/test` has made it: optimized code is measured.
  private static let optimized = ProcessInfo.processInfo.environment["SCROLLBENCH_BIN"]

  @Test(
    .enabled(if: ScrollBenchTests.optimized != nil, "needs SCROLLBENCH_BIN, which Scripts/test sets"),
    arguments: [
      // A list slightly longer than the window, overscrolled: it moves in each frame without new rows.
      (rows: 11, frames: 300, atLeast: 300, maximum: 0),
      // A long warm-up: SDL itself allocates 16 bytes at the first use of each blend mode.
      (rows: 100_000, frames: 300, atLeast: 40, maximum: 1),
    ])
  func aScrolledFrameInWhichNoRowEntersAllocatesNothing(
    rows: Int, frames: Int, atLeast: Int, maximum: Int
  ) async throws {
    let exit = try await ChildProcess.run(
      Self.optimized ?? "", ["feed", "--headless", "--rows=\(rows)", "--frames=\(frames)", "--idle=0"],
      environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(exit.status == 0, "\(exit.errorOutput)")
    let object = try JSONSerialization.jsonObject(with: Data(exit.output.utf8)) as? [String: Any] ?? [:]
    #expect((object["plain_frames"] as? Int ?? 0) >= atLeast, "\(exit.output)")
    #expect((object["plain_allocations_max"] as? Int ?? .max) <= maximum, "\(exit.output)")
  }

  @Test(.enabled(if: ScrollBenchTests.optimized != nil, "needs SCROLLBENCH_BIN, which Scripts/test sets"))
  func aSearchInAMillionRowsAllocatesNothingForARow() async throws {
    let exit = try await ChildProcess.run(
      Self.optimized ?? "", ["find", "--headless", "--idle=0"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(exit.status == 0, "\(exit.errorOutput)")
    let object = try JSONSerialization.jsonObject(with: Data(exit.output.utf8)) as? [String: Any] ?? [:]
    // A frame reads 12,288 rows. It allocates for the list of their texts, for the count in the bar, and for the ticks.
    #expect((object["allocations_per_frame"] as? Double ?? .infinity) <= 1_000, "\(exit.output)")
  }

  @Test func atRestNoFrameRuns() async throws {
    let figures = try await figures("idle", "--headless", "--rows=1000")
    #expect(figures["frames"] == 0)
    #expect(figures["idle_frames"] == 0)
  }

  @Test(arguments: [
    "mixedfeed", "variable", "collapsible", "transitions", "margins+snap", "textheavy", "jump", "edits", "startup",
  ])
  func everyScenarioRuns(name: String) async throws {
    let figures = try await figures(name, "--headless", "--rows=2000", "--frames=40", "--idle=0", "--warmup=10")
    #expect((figures["commands_per_frame"] ?? 0) > 5, "\(figures)")
  }

  @Test func jumpsBuildTheRowsAtTheirTargets() async throws {
    let figures = try await figures("jump", "--headless", "--rows=2000", "--frames=40", "--idle=0")
    // Two jumps, to a window of a dozen rows or more each.
    #expect((figures["bodies_per_frame"] ?? 0) * 40 > 24, "\(figures)")
  }

  @Test func theMixedFeedTakesTheWorkOfTheFeed() async throws {
    let feed = try await figures("feed", "--headless", "--frames=96", "--idle=0")
    let mixed = try await figures("mixedfeed", "--headless", "--frames=96", "--idle=0")
    for count in ["bodies_per_frame", "measures_per_frame"] { #expect(mixed[count] == feed[count], "\(count)") }
    // A line with both directions has several runs.
    #expect((mixed["commands_per_frame"] ?? 0) <= (feed["commands_per_frame"] ?? 0) * 1.2)
  }

  @Test func theEditorScenarioScrollsAndTypes() async throws {
    let figures = try await figures("editor1m", "--headless", "--rows=200", "--frames=80", "--idle=0", "--warmup=20")
    // A character every 20 frames, of which one is in the warm-up.
    #expect(figures["edits"] == 5, "\(figures)")
    #expect((figures["typing_ms"] ?? 0) > 0, "\(figures)")
    // The visible lines are recorded again while the text scrolls.
    #expect((figures["commands_per_frame"] ?? 0) > 20, "\(figures)")
  }

  @Test func theEndToEndScenarioReportsItsMemory() async throws {
    let figures = try await figures("endtoend", "--headless", "--rows=5000", "--frames=100", "--idle=0")
    for name in ["data_mb", "first_pass_growth_mb", "second_pass_growth_mb", "growth_over_data_mb"] {
      #expect(figures[name] != nil, "\(name)")
    }
    // Four stops, each with the rows of a viewport.
    #expect((figures["measures_per_frame"] ?? 0) * 100 > 60, "\(figures)")
  }

  @Test func theScenariosAreListed() async throws {
    let exit = try await run("--list")
    #expect(exit.status == 0)
    for name in [
      "feed", "feed1m", "mixedfeed", "variable", "collapsible", "transitions", "margins+snap", "textheavy", "editor1m",
      "idle", "jump", "edits", "endtoend", "startup",
    ] {
      #expect(exit.output.contains("\(name)\t"))
    }
  }

  @Test func badUsageAndAMissingDisplayGiveOneLineAndAStatus() async throws {
    let usage = try await run("feet")
    #expect(usage.status == 2)
    #expect(usage.errorOutput.hasPrefix("scrollbench: there is no scenario 'feet'"))
    let display = try await run("feed")
    #expect(display.status == 3)
    #expect(display.errorOutput.contains("DISPLAY"))
    #expect(display.errorOutput.split(separator: "\n").count == 1)
    let font = try await run("feed", "--headless", "--font=/no/such.ttf")
    #expect(font.status == 3)
    #expect(font.errorOutput.contains("/no/such.ttf"))
  }
}
