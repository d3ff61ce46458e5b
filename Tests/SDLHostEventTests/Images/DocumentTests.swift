import Foundation
import ProcessSupport
import Testing

/// PDF documents in a program of their own, see Tests/SDLHostProbe: a library that was loaded stays loaded.
@Suite struct DocumentTests {
  private func messages(environment: [String: String] = [:]) async throws -> [Substring] {
    let path = ChildProcess.buildDirectory.appendingPathComponent("hostprobe").path
    let exit = try await ChildProcess.run(path, ["documents"], environment: environment)
    #expect(exit.status == 0 && !exit.wasSignalled && exit.errorOutput.isEmpty, "\(exit.errorOutput)")
    return exit.output.split(separator: "\n")
  }

  @Test func brokenDocumentsHaveAMessageEachAndPopplerSaysNothing() async throws {
    let messages = try await messages()
    #expect(messages.count == 3 && messages.prefix(2).allSatisfy { $0.contains("broken PDF") }, "\(messages)")
  }

  /// An empty file of the library's name comes first in the search.
  @Test func withoutPopplerOneMessageNamesItsPackage() async throws {
    let folder = try TemporaryFolder.make()
    try Data().write(to: folder.appending(path: "libpoppler-glib.so.8"))
    let messages = try await messages(environment: ["LD_LIBRARY_PATH": folder.path])
    #expect(messages.count == 2 && messages[0].contains("sudo apt install libpoppler-glib8"), "\(messages)")
  }
}
