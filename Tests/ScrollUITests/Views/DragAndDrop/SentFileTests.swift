import Foundation
import ScrollUI
import Testing

/// The data of files that leave the program.
@MainActor @Suite struct SentFileTests {
  private struct Track: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .png) { SentTransferredFile($0.file) }
    }
  }

  /// Calls `body` with a path at which a file can be made.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("sent-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file)
  }

  @Test func aFileIsReadUpToTheLimit() throws {
    try withFile { file in
      try Data("pixels".utf8).write(to: file)
      #expect(try SentFile.data(at: file, limit: 6) == Data("pixels".utf8))
      let failure = #expect(throws: SentFile.Failure.self) { _ = try SentFile.data(at: file, limit: 5) }
      #expect(failure?.localizedDescription == "\(file.lastPathComponent) cannot be read: it is larger than 5 bytes.")
    }
  }

  @Test func aPipeAndAnAddressOfAServerAreNotRead() throws {
    try withFile { file in
      #expect(mkfifo(file.path, 0o600) == 0)
      let provider = NSItemProvider()
      provider.register(Track(file: file))
      var failure: (any Error)?
      provider.loadDataRepresentation(for: .png) { _, error in failure = error }
      #expect((failure as? SentFile.Failure)?.reason == "it is a pipe")
    }
    let server = try #require(URL(string: "https://example.com/a.png"))
    #expect(throws: SentFile.Failure.self) { _ = try SentFile.data(at: server) }
  }
}
