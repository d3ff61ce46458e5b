import Engine
import Files
import Foundation
import ProcessSupport
import SDLHost
import ScrollUI
import Testing

/// The files of `AppStorage` and `SceneStorage`.
@MainActor @Suite(.serialized) struct ProgramFilesTests {
  private let folder: String
  private let files: ProgramFiles

  init() throws {
    folder = try TemporaryFolder.make().path
    files = try #require(Self.files(in: folder))
  }

  private static func files(in folder: String) -> ProgramFiles? {
    ProgramFiles(name: "program", folders: UserFolders(["HOME": folder]))
  }

  private var path: String { folder + "/.local/share/program/app-storage.json" }

  private func write(_ text: String, to path: String) throws {
    try UserFolders.create(FilePath(path).folder)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: FilePath(path).folder).sorted()
  }

  @Test func theFilesAreInTheFoldersOfTheSpecification() throws {
    let folders = UserFolders(["HOME": "/h", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s"])
    let files = try #require(ProgramFiles(name: "a", folders: folders))
    #expect(files.app.path == "/d/a/app-storage.json" && files.scene.path == "/s/a/scene-storage.json")
    #expect(self.files.app.path == path && self.files.scene.path == folder + "/.local/state/program/scene-storage.json")
    #expect(ProgramFiles(name: "a", folders: UserFolders([:])) == nil)
    #expect(ProgramFiles(name: "../a", folders: folders) == nil)
  }

  @Test func manyChangesAreOneWrite() throws {
    for number in 0..<1000 { files.app.set(.integer(number), for: "count") }
    #expect(files.hasChanges && text(path) == nil)
    files.save()
    files.save()
    #expect(files.app.writeCount == 1 && files.scene.writeCount == 0)
    #expect(text(path) == "{\n  \"count\" : 999\n}")
    #expect(Self.files(in: folder)?.app.value(for: "count") == .integer(999))
  }

  @Test func aProgramThatReadsOnlyWritesNoFile() throws {
    #expect(files.app.value(for: "count") == nil)
    files.save()
    #expect(files.app.writeCount == 0)
    #expect(!FileManager.default.fileExists(atPath: folder + "/.local"))
  }

  @Test(arguments: ["", "{\"a\":", "[1]", "\u{0}\u{1}", "{\"a\":1} x"])
  func aDamagedFileGivesNoValuesAndIsKeptBesideTheNewFile(damage: String) throws {
    try write(damage, to: path)
    #expect(files.app.value(for: "a") == nil)
    #expect(text(path) == damage)
    files.app.set(.integer(2), for: "a")
    files.save()
    #expect(text(path) == "{\n  \"a\" : 2\n}" && text(path + ".damaged") == damage)
    try write("again", to: path)
    let next = try #require(Self.files(in: folder))
    next.app.set(.integer(3), for: "a")
    next.save()
    #expect(text(path + ".damaged") == damage && text(path + ".damaged-2") == "again")
  }

  @Test func aFileThatIsTooLargeIsDamaged() throws {
    try write(String(repeating: " ", count: ValueFile.byteLimit + 1), to: path)
    #expect(files.app.value(for: "a") == nil)
    files.app.set(.bool(true), for: "a")
    files.save()
    #expect(try names() == ["app-storage.json", "app-storage.json.damaged"])
  }

  @Test func aFolderOrAPipeInPlaceOfTheFileIsLeftAlone() throws {
    try UserFolders.create(path)
    files.app.set(.integer(1), for: "a")
    files.save()
    #expect(files.app.value(for: "a") == .integer(1) && files.app.writeCount == 0)
    #expect(try names() == ["app-storage.json"])

    try UserFolders.create(FilePath(files.scene.path).folder)
    #expect(mkfifo(files.scene.path, 0o600) == 0)
    files.scene.set(.integer(1), for: "a")
    files.save()
    #expect(files.scene.writeCount == 0 && files.hasChanges)
  }

  @Test func valuesOfNewerProgramsAreKept() throws {
    try write(#"{"list":[1,{"a":null}],"a":1}"#, to: path)
    files.app.set(.integer(2), for: "a")
    files.save()
    let read = try #require(Self.files(in: folder)).app
    #expect(read.value(for: "list") == .list([.integer(1), .object(["a": .null])]))
  }

  @Test func twoProcessesKeepEachOthersKeys() throws {
    let other = try #require(Self.files(in: folder))
    files.app.set(.integer(1), for: "a")
    other.app.set(.integer(2), for: "b")
    files.save()
    other.save()
    files.app.set(.integer(3), for: "c")
    files.save()
    let read = try #require(Self.files(in: folder)).app
    #expect(["a", "b", "c"].map { read.value(for: $0) } == [.integer(1), .integer(2), .integer(3)])
    // The values of the other process are known since then, and remain in files that are written without another merge.
    files.app.set(.integer(4), for: "d")
    files.save()
    #expect(try #require(Self.files(in: folder)).app.value(for: "b") == .integer(2))
  }

  @Test func valuesThatCouldNotBeReadAgainAreNotWritten() throws {
    files.app.set(.integer(1), for: "a")
    files.save()
    files.app.set(.data(Data(count: ValueFile.byteLimit)), for: "b")
    files.save()
    let read = try #require(Self.files(in: folder)).app
    #expect(read.value(for: "a") == .integer(1))
    #expect(files.hasChanges)
  }

  @Test func aFailedWriteLeavesTheFormerFile() throws {
    files.app.set(.integer(1), for: "a")
    files.save()
    let former = text(path)
    chmod(FilePath(path).folder, 0o500)
    defer { chmod(FilePath(path).folder, 0o700) }
    guard access(FilePath(path).folder, W_OK) != 0 else { return }
    files.app.set(.integer(2), for: "a")
    files.save()
    #expect(text(path) == former && files.hasChanges)
  }

  @Test func changesAreSavedAtRestOrAfterLongMotion() {
    var saves = SaveSchedule()
    func isDue(hasChanges: Bool = true, isAtRest: Bool, at time: Double) -> Bool {
      saves.saves(hasChanges: hasChanges, isAtRest: isAtRest, at: time)
    }
    #expect(!isDue(hasChanges: false, isAtRest: true, at: 9))
    #expect(saves.deadline == .infinity)
    #expect(!isDue(isAtRest: true, at: 10))
    #expect(saves.deadline == 10 + SaveSchedule.restDelay)
    #expect(!isDue(isAtRest: false, at: 12))
    #expect(isDue(isAtRest: true, at: 13))
    #expect(!isDue(isAtRest: false, at: 20))
    #expect(isDue(isAtRest: false, at: 20 + SaveSchedule.longestDelay))
  }

  @Test func recordingsAndReplaysKeepNothing() {
    var options = SessionOptions()
    options.files = files
    #expect(options.keptFiles === files)
    options.recordPath = "/dev/null"
    #expect(options.keptFiles == nil)
  }
}
