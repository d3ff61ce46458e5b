import Foundation

/// Folders for the files of tests, in one folder of this process that is removed when the process ends.
package enum TemporaryFolder {
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: TemporaryFolder.root) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("scrollui-tests-\(getpid())")
  }()

  /// Creates an empty folder.
  ///
  /// - Parameter permissions: The mode of the folder.
  package static func make(permissions: Int = 0o755) throws -> URL {
    let folder = unusedPath()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: permissions])
    return folder
  }

  /// A path at which nothing exists. The folder around it exists.
  package static func unusedPath() -> URL {
    try? FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    return root.appendingPathComponent(UUID().uuidString)
  }
}
