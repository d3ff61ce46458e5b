import Foundation
import SwiftUICompatibility
import Testing

/// Names of Apple's Foundation that Foundation on Linux lacks.
@Suite struct FoundationNameTests {
  @Test func valuesOfDefaultsAreSetByKeyValueCoding() throws {
    let suite = "FoundationNameTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue(3, forKey: "count")
    #expect(defaults.integer(forKey: "count") == 3)
    #expect(defaults.value(forKey: "count") as? Int == 3)
    defaults.setValue(nil, forKey: "count")
    #expect(defaults.value(forKey: "count") == nil)
  }

  @Test(arguments: [
    URL.documentsDirectory, .downloadsDirectory, .desktopDirectory, .moviesDirectory, .musicDirectory,
    .picturesDirectory, .sharedPublicDirectory,
  ])
  func foldersOfTheUserExist(_ folder: URL) {
    var isFolder = false
    #expect(FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) && isFolder)
  }

  @Test func dataOfProgramsIsInTheFoldersOfTheDesktop() {
    #expect(URL.applicationSupportDirectory == URL.libraryDirectory)
    #expect(URL.trashDirectory.path == URL.applicationSupportDirectory.path + "/Trash/files")
    #expect(URL.cachesDirectory.isFileURL && URL.cachesDirectory != URL.applicationSupportDirectory)
  }
}
