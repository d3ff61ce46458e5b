import Files
import Foundation
import ProcessSupport
import Testing

@MainActor @Suite struct OutputFileTests {
  private let folder: String

  init() throws {
    folder = try TemporaryFolder.make().path
  }

  private func text(_ name: String) -> String? { try? String(contentsOfFile: folder + "/" + name, encoding: .utf8) }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()) ?? [] }

  @Test func theOldFileStaysUntilTheNewOneIsFinished() throws {
    try "old".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
    let file = try OutputFile(path: folder + "/a")
    file.write("new")
    try file.flush()
    #expect(text("a") == "old")
    try file.finish()
    #expect(text("a") == "new\n")
    #expect(names == ["a"])
  }

  @Test func theDiskHasTheFileBeforeTheRenameAndTheFolderAfterIt() throws {
    try "old".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
    var calls: [String] = []
    var sync = OutputFile.Sync()
    sync.file = { [self] descriptor throws(FileError) in
      var status = stat()
      fstat(descriptor, &status)
      calls.append("file of \(status.st_size) bytes, \(text("a") ?? "")")
    }
    sync.folder = { [self] path in calls.append("folder \(path == folder), \(text("a") ?? "")") }
    let file = try OutputFile(path: folder + "/a", sync: sync)
    file.write(text: "header")
    try file.publish()
    #expect(calls == ["file of 6 bytes, old", "folder true, header"])
    file.write(text: "body")
    try file.finish()
    #expect(calls.dropFirst(2) == ["file of 10 bytes, headerbody"])
  }

  @Test func aFileThatDoesNotReachTheDiskReplacesNothing() throws {
    try "old".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
    var sync = OutputFile.Sync()
    sync.file = { _ throws(FileError) in throw .system(EIO) }
    do {
      let file = try OutputFile(path: folder + "/a", sync: sync)
      file.write("new")
      #expect(throws: FileError.system(EIO)) { try file.finish() }
    }
    #expect(text("a") == "old" && names == ["a"])
  }

  @Test func anUnfinishedFileLeavesNothingBehind() throws {
    do {
      let file = try OutputFile(path: folder + "/a")
      file.write("lost")
    }
    #expect(names.isEmpty)
  }

  @Test func aPublishedFileGrowsInItsPlace() throws {
    let file = try OutputFile(path: folder + "/a")
    file.write("header")
    try file.publish()
    #expect(text("a") == "header\n")
    file.write("line")
    try file.flush()
    #expect(text("a") == "header\nline\n")
    try file.finish()
    #expect(names == ["a"])
  }

  @Test func draftsOfEndedProgramsAreRemoved() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    let ended = process.processIdentifier
    let kept = [".scrollui-\(getpid())-1", ".scrollui-\(ended)", ".scrollui-\(ended)-x", "scrollui-\(ended)-1"]
    for name in kept + [".scrollui-\(ended)-7"] {
      try "".write(toFile: folder + "/" + name, atomically: false, encoding: .utf8)
    }
    try OutputFile.write(Data("new".utf8), to: folder + "/a")
    #expect(names == (kept + ["a"]).sorted())
  }

  @Test func draftsOfAnEndedProgramWithTheSameNumberDoNotPreventWriting() throws {
    for number in 1...500 {
      try "".write(toFile: folder + "/.scrollui-\(getpid())-\(number)", atomically: false, encoding: .utf8)
    }
    try OutputFile.write(Data("new".utf8), to: folder + "/a")
    #expect(text("a") == "new")
  }

  @Test(arguments: ["", "."]) func aNameOfNoFileIsAnError(name: String) throws {
    #expect(throws: FileError.self) { try OutputFile.write(Data(), to: name) }
  }

  @Test func aSlashAfterTheNameIsLeftOut() throws {
    try OutputFile.write(Data("text".utf8), to: folder + "/a/")
    #expect(names == ["a"])
  }

  @Test func aNameOfOneLetterIsWritten() throws {
    let name = "é"
    defer { unlink(name) }
    try UserFolders.create(FilePath(name).folder)
    try OutputFile.write(Data("text".utf8), to: name)
    #expect(try String(contentsOfFile: name, encoding: .utf8) == "text")
  }

  @Test func theModeOfTheOldFileIsKept() throws {
    try "old".write(toFile: folder + "/a", atomically: false, encoding: .utf8)
    chmod(folder + "/a", 0o640)
    try OutputFile.write(Data("new".utf8), to: folder + "/a")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/a")
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
  }

  @Test func spellingsOfOnePathAreEqual() throws {
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a")
    for other in ["/a", "/./a", "/link", "/../\((folder as NSString).lastPathComponent)/a"] {
      #expect(OutputPath(folder + "/a").isSameFile(as: OutputPath(folder + other)), "\(other)")
    }
    #expect(!OutputPath(folder + "/a").isSameFile(as: OutputPath(folder + "/b")))
    #expect(!OutputPath("/dev/null").isSameFile(as: OutputPath("/dev/null")))
  }
}
