import Files
import Foundation
import Gallery
import Testing

@Suite struct RecordingFolderTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/ann"], "/state/scrolldemo/recordings"),
    (["HOME": "/home/ann"], "/home/ann/.local/state/scrolldemo/recordings"),
    (["XDG_STATE_HOME": "relative", "HOME": "/home/ann"], "/home/ann/.local/state/scrolldemo/recordings"),
  ])
  func theFolderIsInTheStateDirectory(environment: [String: String], path: String) {
    #expect(RecordingFolder(UserFolders(environment)).path == path)
  }

  @Test func aNewFileIsNamedByDateTimeAndPage() throws {
    var parts = DateComponents()
    (parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second) = (2026, 3, 7, 9, 5, 4)
    let date = try #require(Calendar.current.date(from: parts))
    let path = RecordingFolder(path: "/folder").newPath(page: "chat", date: date)
    #expect(path == "/folder/2026-03-07-090504-chat.jsonl")
  }

  @Test func theFilesAreListedNewestFirst() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["2025-01-01-a.jsonl", "2026-01-01-b.jsonl", "notes.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    let files = RecordingFolder(path: folder.path).files
    #expect(files.map(\.name) == ["2026-01-01-b", "2025-01-01-a"])
    #expect(RecordingFolder(path: "/missing").files.isEmpty)
  }
}
