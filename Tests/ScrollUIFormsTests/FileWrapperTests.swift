import Foundation
import ScrollUIForms
import Testing

/// Files and folders of any kind that a document is read from and written over.
@MainActor @Suite struct FileWrapperTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "wrapper-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func url(_ name: String) -> URL { folder.appending(path: name) }

  private func link(_ name: String, to place: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(name).path, withDestinationPath: place)
  }

  /// A folder with a file of each kind.
  private func makeHostileFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name + "/inner"), withIntermediateDirectories: true)
    try Data("text".utf8).write(to: url(name + "/inner/file"))
    #expect(mkfifo(url(name + "/pipe").path, 0o600) == 0)
    let sparse = open(url(name + "/sparse").path, O_CREAT | O_WRONLY, 0o600)
    #expect(ftruncate(sparse, 1 << 42) == 0)
    close(sparse)
    for (link, place) in ["here": ".", "again": ".", "inner/above": "..", "device": "/dev/zero", "nowhere": "x"] {
      try self.link(name + "/" + link, to: place)
    }
    try link(name + "/linked", to: "inner/file")
  }

  /// The paths of all files in a wrapper; an endless wrapper is not read to its end.
  private func paths(_ wrapper: FileWrapper, _ path: String = "", depth: Int = 0) -> [String] {
    guard depth < 5, let children = wrapper.fileWrappers else { return [path] }
    return children.sorted { $0.key < $1.key }.flatMap { paths($1, path + "/" + $0, depth: depth + 1) }
  }

  @Test func aFolderIsReadWithoutItsLoopsPipesAndDevices() throws {
    try makeHostileFolder("hostile")
    let wrapper = try FileWrapper(url: url("hostile"))
    #expect(paths(wrapper) == ["/inner/file", "/linked", "/sparse"])
    #expect(wrapper.fileWrappers?["linked"]?.regularFileContents == Data("text".utf8))
    #expect(wrapper.fileWrappers?["sparse"]?.isRegularFile == true)
    #expect(wrapper.fileWrappers?["sparse"]?.regularFileContents == nil, "longer than memory")
  }

  @Test(arguments: ["pipe", "device", "nowhere", "missing"]) func aPathWithoutAFileIsAnError(name: String) throws {
    try makeHostileFolder("hostile")
    #expect(throws: CocoaError.self) { try FileWrapper(url: url("hostile/" + name)) }
  }

  @Test func aDocumentIsWrittenOverALongFileAndAFolder() throws {
    try makeHostileFolder("hostile")
    try FileWrapper(regularFileWithContents: Data("new".utf8)).write(to: url("hostile/sparse"))
    #expect(try Data(contentsOf: url("hostile/sparse")) == Data("new".utf8))
    let new = FileWrapper(directoryWithFileWrappers: ["one": FileWrapper(regularFileWithContents: Data())])
    try new.write(to: url("hostile"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["hostile", "hostile/one"])
    try FileWrapper(regularFileWithContents: Data("file".utf8)).write(to: url("hostile"))
    #expect(try Data(contentsOf: url("hostile")) == Data("file".utf8))
    try new.write(to: url("hostile"))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["hostile", "hostile/one"])
  }

  @Test func aFileThatIsGoneLeavesTheFormerContent() throws {
    try Data("kept".utf8).write(to: url("source"))
    let gone = try FileWrapper(url: url("source"))
    try makeHostileFolder("target")
    try FileManager.default.removeItem(at: url("source"))
    let wrapper = FileWrapper(directoryWithFileWrappers: [
      "a": FileWrapper(regularFileWithContents: Data("new".utf8)), "b": gone,
    ])
    let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    #expect(throws: CocoaError.self) { try wrapper.write(to: url("target")) }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func aDocumentThatKeepsPartsOfItsFormerFilesIsWrittenOverThem() throws {
    try FileManager.default.createDirectory(at: url("package"), withIntermediateDirectories: true)
    try Data("long".utf8).write(to: url("package/film"))
    let former = try FileWrapper(url: url("package"))
    var parts = former.fileWrappers ?? [:]
    parts["notes"] = FileWrapper(regularFileWithContents: Data("notes".utf8))
    try FileWrapper(directoryWithFileWrappers: parts).write(to: url("package"))
    #expect(try Data(contentsOf: url("package/film")) == Data("long".utf8))
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 3)
  }
}
