import Files
import Foundation
import ProcessSupport
import Testing

@Suite struct UserFoldersTests {
  @Test(arguments: [
    (["XDG_STATE_HOME": "/s", "HOME": "/h"], "/s"), (["XDG_STATE_HOME": "relative", "HOME": "/h"], "/h/.local/state"),
    (["HOME": "/h"], "/h/.local/state"), (["HOME": "h"], nil), ([:], nil),
  ])
  func theStateFolderIsThatOfTheSpecification(environment: [String: String], folder: String?) {
    #expect(UserFolders(environment).state == folder)
  }

  @Test func theDataFolderIsThatOfTheSpecification() {
    #expect(UserFolders(["XDG_DATA_HOME": "/d", "HOME": "/h"]).data == "/d")
    #expect(UserFolders(["HOME": "/h"]).data == "/h/.local/share")
    #expect(UserFolders([:]).data == nil)
  }

  @Test func aTildeIsTheHomeFolder() {
    let folders = UserFolders(["HOME": "/h"])
    #expect(folders.expand(" ~/a ") == "/h/a")
    #expect(folders.expand("~") == "/h")
    #expect(folders.expand("~b/a") == "~b/a")
    #expect(folders.shorten("/h/a") == "~/a")
    #expect(folders.shorten("/hh/a") == "/hh/a")
    #expect(UserFolders([:]).expand("~/a") == "~/a")
  }

  @Test func foldersAreCreatedForTheUserAlone() throws {
    let folder = try TemporaryFolder.make().path + "/a/b"
    try UserFolders.create(folder)
    try UserFolders.create(folder)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    #expect(throws: FileError.self) { try UserFolders.create("/proc/none/a") }
  }
}

@Suite struct BoundedFileTests {
  @Test func aPipeIsReadOnRequestOnly() throws {
    let path = try TemporaryFolder.make().path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: FileError.kind("a pipe")) { try BoundedFile.read(path, limit: 10) }
    let writer = Thread { try? "words".write(toFile: path, atomically: false, encoding: .utf8) }
    writer.start()
    #expect(try BoundedFile.read(path, limit: 10, allowsStreams: true).data == Data("words".utf8))
  }

  @Test func theLimitHoldsForStreamsToo() {
    #expect(throws: FileError.tooLarge(limit: 100)) {
      try BoundedFile.read("/dev/zero", limit: 100, allowsStreams: true)
    }
    #expect(throws: FileError.kind("a device")) { try BoundedFile.read("/dev/zero", limit: 100) }
  }

  @Test func errorsHaveTheWordsOfTheSystem() {
    #expect(throws: FileError.system(ENOENT)) { try BoundedFile.read("/no/such", limit: 1) }
    #expect(FileError.system(ENOSPC).reason == "No space left on device")
    #expect(FileError.tooLarge(limit: 64 << 20).reason == "it is larger than 64 MB")
  }
}
