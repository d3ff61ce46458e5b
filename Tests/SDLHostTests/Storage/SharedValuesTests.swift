import Files
import Foundation
import ProcessSupport
import SDLHost
import ScrollUI
import Testing

/// The file of `AppStorage` and the defaults of the program, which share their values.
@MainActor @Suite(.serialized) struct SharedValuesTests {
  private static let suite = "scrollui-tests-shared"
  private static let keys = ["sv-bool", "sv-count", "sv-name", "sv-ratio", "sv-bytes", "sv-list", "sv-registered"]
  private let folder: String
  private let defaults: UserDefaults

  init() throws {
    folder = try TemporaryFolder.make().path
    defaults = try #require(UserDefaults(suiteName: Self.suite))
    forget()
  }

  /// The end of a run: the defaults of a program are not kept without `synchronize()`.
  private func forget() { for key in Self.keys { defaults.removeObject(forKey: key) } }

  private func start() throws -> ProgramFiles {
    try #require(ProgramFiles(name: "program", folders: UserFolders(["HOME": folder]), sharedWith: defaults))
  }

  private func next() throws -> ProgramFiles {
    forget()
    return try start()
  }

  nonisolated private static let values: [(String, StorageValue)] = [
    ("sv-bool", .bool(true)), ("sv-count", .integer(-3)), ("sv-name", .text("a")), ("sv-ratio", .number(0.25)),
    ("sv-bytes", .data(Data([1, 2]))),
  ]

  private func object(_ value: StorageValue) -> Any? {
    switch value {
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .text(let value): value
    case .data(let value): value
    default: nil
    }
  }

  @Test(arguments: SharedValuesTests.values) func aValueOfAViewIsThatOfTheDefaultsInThisRunAndTheNext(
    key: String, value: StorageValue
  ) throws {
    let files = try start()
    files.storage.app.entry(for: key).write(value)
    #expect(defaults.object(forKey: key) != nil)
    files.save()
    #expect(files.app.value(for: key) == value)
    let next = try next()
    #expect(next.storage.app.values.value(for: key)?.isSame(as: value) == true)
    #expect(defaults.object(forKey: key) != nil, "before a view has read it")
    #expect(!next.hasChanges && next.app.writeCount == 0)
  }

  @Test(arguments: SharedValuesTests.values) func aValueOfTheDefaultsIsThatOfTheViewInThisRunAndTheNext(
    key: String, value: StorageValue
  ) throws {
    for isKnown in [false, true] {
      var files = try next()
      if isKnown {
        files.storage.app.entry(for: key).write(.integer(99))
        files.save()
        files = try next()
      }
      let entry = files.storage.app.entry(for: key)
      defaults.set(object(value), forKey: key)
      #expect(entry.value?.isSame(as: value) == true)
      ValueStore.takeOutsideChanges()
      #expect(files.hasChanges)
      files.save()
      #expect(try next().storage.app.values.value(for: key)?.isSame(as: value) == true)
      try FileManager.default.removeItem(atPath: folder + "/.local")
    }
  }

  @Test func aKeyThatNoViewHasUsedInThisRunIsKeptToo() throws {
    let files = try start()
    files.storage.app.entry(for: "sv-count").write(.integer(1))
    files.save()
    let second = try next()
    defaults.set(2, forKey: "sv-count")
    second.save()
    #expect(try next().storage.app.values.value(for: "sv-count") == .integer(2))
    defaults.removeObject(forKey: "sv-count")
    let third = try start()
    defaults.removeObject(forKey: "sv-count")
    third.save()
    #expect(try next().storage.app.values.value(for: "sv-count") == nil)
  }

  @Test func aRegisteredValueIsReadAndNotKept() throws {
    // Registered values last until the end of the process, so the key is of this test alone.
    let key = "sv-registered"
    let files = try start()
    let entry = files.storage.app.entry(for: key)
    #expect(entry.value == nil)
    defaults.register(defaults: [key: "registered"])
    #expect(entry.value == .text("registered"))
    ValueStore.takeOutsideChanges()
    files.save()
    #expect(files.app.writeCount == 0)
    entry.write(.text("own"))
    #expect(defaults.string(forKey: key) == "own")
    files.save()
    let next = try next()
    #expect(
      next.storage.app.values.value(for: key) == .text("own"), "a value of the user counts before a registered one")
  }

  @Test func valuesThatDefaultsCannotHaveStayInTheFile() throws {
    let files = try start()
    let list = StorageValue.list([.integer(1)])
    files.storage.app.entry(for: "sv-list").write(list)
    files.save()
    #expect(try next().storage.app.values.value(for: "sv-list") == list)
    #expect(defaults.object(forKey: "sv-list") == nil)
  }

  @Test func aDamagedFileChangesNoDefaults() throws {
    let path = folder + "/.local/share/program/app-storage.json"
    try UserFolders.create(FilePath(path).folder)
    try Data("{".utf8).write(to: URL(filePath: path))
    defaults.set(5, forKey: "sv-count")
    let files = try start()
    #expect(files.storage.app.values.value(for: "sv-count") == .integer(5))
    files.save()
    #expect(try Data(contentsOf: URL(filePath: path)) == Data("{".utf8))
  }
}
