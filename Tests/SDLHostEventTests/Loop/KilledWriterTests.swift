import Files
import Foundation
import ProcessSupport
import SDLHost
import ScrollUI
import ScrollUITesting
import Testing

/// A program that is killed while it writes the files of `AppStorage`, `SceneStorage` and `scrollRestoration(_:)`; see `StorageScenario`.
/// `SCROLLUI_KILLS` is the number of killed programs, `SCROLLUI_FUZZ_SEED` repeats a seed.
@MainActor @Suite struct KilledWriterTests {
  /// The numbers of both files of a folder; 0 for a missing file.
  private struct Numbers: Equatable {
    var app = 0
    var scene = 0
  }

  private let folder: URL
  private let files: ProgramFiles

  init() throws {
    folder = try TemporaryFolder.make()
    files = try #require(Self.files(in: folder))
  }

  private static func files(in folder: URL) -> ProgramFiles? {
    ProgramFiles(name: "storageprobe", folders: .init(variables(folder)))
  }

  private static func variables(_ folder: URL) -> [String: String] {
    [
      "XDG_DATA_HOME": folder.appendingPathComponent("data").path,
      "XDG_STATE_HOME": folder.appendingPathComponent("state").path,
    ]
  }

  private static func setting(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  /// Runs the program, and returns the last numbers that it has reported as saved; `known` without a report.
  private func run(_ arguments: [Int], after known: Numbers, expectsSignal: Bool) async throws -> Numbers {
    let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    let exit = try await ChildProcess.run(
      path, ["storage"] + arguments.map(String.init), environment: Self.variables(folder))
    #expect(exit.wasSignalled == expectsSignal && exit.status == (expectsSignal ? SIGKILL : 0))
    // A damaged file would be reported by the next program.
    #expect(exit.errorOutput.isEmpty)
    guard let line = exit.output.split(separator: "\n").last else { return known }
    let numbers = line.dropFirst("saved=".count).split(separator: ",").compactMap { Int($0) }
    return try Numbers(app: #require(numbers.first), scene: #require(numbers.last))
  }

  /// Reads the files as the next run of the program does, and compares the values of each file.
  private func read() throws -> Numbers {
    let files = try #require(Self.files(in: folder))
    var numbers = Numbers()
    if FileManager.default.fileExists(atPath: files.app.path) {
      guard case .integer(let number)? = files.app.value(for: "number") else {
        Issue.record("no number in the file of AppStorage")
        return numbers
      }
      numbers.app = number
      #expect(
        files.app.value(for: "text") == .text(String(repeating: "\(number) ", count: number * 97 % 4000)),
        "all values of a file are of the same write")
    }
    if FileManager.default.fileExists(atPath: files.scene.path) {
      guard case .integer(let number)? = files.scene.value(for: "number"),
        case .object(let place)? = files.scene.value(for: "scroll:rows"), case .list(let rows)? = place["rows"]
      else {
        Issue.record("no number or no place in the file of SceneStorage")
        return numbers
      }
      numbers.scene = number
      #expect(!rows.isEmpty)
    }
    return numbers
  }

  /// The files beside `path` that are no complete files of values.
  private func drafts(beside path: String) -> [String] {
    let file = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)) ?? []
    return names.filter { $0 != file.lastPathComponent }
  }

  @Test func aProgramThatIsKilledWhileItWritesLeavesTheFilesOfACompleteWrite() async throws {
    let seed = Self.setting("SCROLLUI_FUZZ_SEED") ?? 20_261_126
    var random = SeededGenerator(seed: UInt64(seed))
    var saved = Numbers()
    for round in 0..<(Self.setting("SCROLLUI_KILLS") ?? 12) {
      // A write takes some hundred microseconds: most of the moments are within it.
      let moment = Int.random(in: 0...1 << Int.random(in: 6...11, using: &random), using: &random)
      let writes = Int.random(in: 1...6, using: &random)
      let reported = try await run([writes, moment], after: saved, expectsSignal: true)
      let present = try read()
      let context: Comment = "seed \(seed), round \(round): \(reported) reported, \(present) in the files"
      #expect((reported.app...reported.app + 1).contains(present.app), context)
      #expect((reported.scene...reported.scene + 1).contains(present.scene), context)
      for path in [files.app.path, files.scene.path] { #expect(drafts(beside: path).count <= 1, context) }
      saved = present
    }
    let last = try await run([1], after: saved, expectsSignal: false)
    #expect(try read() == last && last == Numbers(app: saved.app + 1, scene: saved.scene + 1), "seed \(seed)")
    #expect(drafts(beside: files.app.path) + drafts(beside: files.scene.path) == [], "seed \(seed)")
  }
}
