import Files
import Foundation
import ProcessSupport
import Testing

/// Files and folders that are replaced as a whole, among files and folders of any kind.
@Suite struct FileReplacementTests {
  private let folder: String
  private var target: String { folder + "/target" }

  init() throws {
    folder = try TemporaryFolder.make().path
  }

  /// The kind of file at the path that is written.
  enum Place: String, CaseIterable {
    case missing, file, sparseFile, folder, linkToFile, linkToFolder, danglingLink
    case linkLoop, pipe, device, linkToPipe, noFolder

    var isReplaceable: Bool { ![.linkLoop, .pipe, .device, .linkToPipe, .noFolder].contains(self) }
  }

  /// Makes a place, and returns the path to write.
  private func make(_ place: Place) throws -> String {
    let manager = FileManager.default
    func link(to name: String) throws { try manager.createSymbolicLink(atPath: target, withDestinationPath: name) }
    func makeFolder(_ path: String) throws {
      try manager.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: path + "/loop", withDestinationPath: ".")
      try "old".write(toFile: path + "/inner/old", atomically: false, encoding: .utf8)
      #expect(mkfifo(path + "/pipe", 0o600) == 0)
    }
    switch place {
    case .missing: break
    case .file: try "old".write(toFile: target, atomically: false, encoding: .utf8)
    case .sparseFile:
      let file = open(target, O_CREAT | O_WRONLY, 0o600)
      #expect(ftruncate(file, 1 << 40) == 0)
      close(file)
    case .folder: try makeFolder(target)
    case .linkToFile:
      try "old".write(toFile: folder + "/other", atomically: false, encoding: .utf8)
      try link(to: "other")
    case .linkToFolder:
      try makeFolder(folder + "/other")
      try link(to: "other")
    case .danglingLink: try link(to: "other")
    case .linkLoop: try link(to: "target")
    case .pipe: #expect(mkfifo(target, 0o600) == 0)
    case .device: return "/dev/null"
    case .linkToPipe:
      #expect(mkfifo(folder + "/other", 0o600) == 0)
      try link(to: "other")
    case .noFolder: return folder + "/missing/target"
    }
    return target
  }

  /// The paths below the folder, with the texts of small files.
  private var tree: [String: String] {
    var found: [String: String] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      var status = stat()
      lstat(folder + "/" + path, &status)
      let isSmallFile = status.st_mode & S_IFMT == S_IFREG && status.st_size < 100
      found[path] = isSmallFile ? (try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)) ?? "" : "-"
    }
    return found
  }

  private static let contents: [FileReplacement.Content] = [
    .file(Data("new".utf8)),
    .folder(["new": .file(Data("new".utf8)), "inner": .folder(["deep": .file(Data())]), "empty": .folder([:])]),
  ]

  @Test(arguments: Place.allCases, [0, 1]) func thePathHasTheNewContentOrTheFormer(place: Place, number: Int) throws {
    let path = try make(place)
    let before = tree
    guard place.isReplaceable else {
      #expect(throws: FileError.self) { try FileReplacement.write(Self.contents[number], to: path) }
      #expect(tree == before)
      return
    }
    try FileReplacement.write(Self.contents[number], to: path)
    let name = [.linkToFile, .linkToFolder, .danglingLink].contains(place) ? "other" : "target"
    let new = number == 0 ? ["": "new"] : ["": "-", "/new": "new", "/inner": "-", "/inner/deep": "", "/empty": "-"]
    let expected = new.reduce(into: name == "other" ? ["target": "-"] : [:]) { $0[name + $1.key] = $1.value }
    #expect(tree == expected)
  }

  @Test(arguments: Place.allCases.filter(\.isReplaceable)) func aFailureInTheMiddleChangesNothing(place: Place) throws {
    let path = try make(place)
    #expect(mkfifo(folder + "/source", 0o600) == 0)
    let before = tree
    let failures: [FileReplacement.Content] = [
      .copy(of: folder + "/missing"), .copy(of: folder + "/source"), .copy(of: "/dev/zero"), .copy(of: folder),
    ]
    for failure in failures {
      for content in [failure, .folder(["a": .file(Data("new".utf8)), "b": failure])] {
        #expect(throws: FileError.self) { try FileReplacement.write(content, to: path) }
        #expect(tree == before)
      }
    }
    for name in ["", ".", "..", "a/b", String(repeating: "n", count: 300)] {
      let content = FileReplacement.Content.folder(["a": .file(Data("new".utf8)), name: .file(Data())])
      #expect(throws: FileError.self) { try FileReplacement.write(content, to: path) }
      #expect(tree == before)
    }
  }

  @Test(arguments: [Place.file, .folder], [0, 1])
  func aFileSystemThatCannotExchangeKeepsTheFormerContentUntilTheRename(place: Place, number: Int) throws {
    let path = try make(place)
    try FileReplacement.write(Self.contents[number], to: path) { _, _ in
      errno = EINVAL
      return -1
    }
    #expect(tree["target"] == (number == 0 ? "new" : "-") && tree["target/inner/old"] == nil)
    #expect(tree.keys.allSatisfy { $0.hasPrefix("target") })
  }

  @Test func anExchangeThatFailsLeavesTheFormerContent() throws {
    let path = try make(.folder)
    let before = tree
    #expect(throws: FileError.system(EIO)) {
      try FileReplacement.write(Self.contents[1], to: path) { _, _ in
        errno = EIO
        return -1
      }
    }
    #expect(tree == before)
  }

  @Test func theModeIsThatOfAFormerFileOfTheSameKind() throws {
    let path = try make(.file)
    chmod(path, 0o640)
    try FileReplacement.write(Self.contents[0], to: path)
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o7777 == 0o640)
  }

  @Test func aFileOfManyBlocksIsCopiedWhole() throws {
    let bytes = Data((0..<700_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
    try bytes.write(to: URL(filePath: folder + "/source"))
    try FileReplacement.write(.copy(of: folder + "/source"), to: target)
    #expect(try Data(contentsOf: URL(filePath: target)) == bytes)
  }
}
