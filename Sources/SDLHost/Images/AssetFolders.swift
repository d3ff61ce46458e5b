import Files
import Foundation

/// The folders that an app's images are searched in.
///
/// In this order, if the folders exist:
/// 1. the folders of the environment variable `SCROLLUI_ASSETS`, separated by colons;
/// 2. `Assets` beside the program, as in an unpacked archive;
/// 3. `../share/NAME/Assets` and `../share/scrollui/Assets` relative to the program's folder, as installed by a package
///    manager; `NAME` is the file name of the program;
/// 4. `Assets` in a folder above the program's: the checkout that a program in `.build` was built from;
/// 5. `Assets` in the working folder.
package struct AssetFolders {
  /// The paths of the existing folders in the order of the search, without a slash at the end and without duplicates.
  package let paths: [String]

  /// The environment variable with the folders that are searched first.
  static let variable = "SCROLLUI_ASSETS"

  /// The folders of the running program.
  package static func standard() -> AssetFolders {
    AssetFolders(
      variable: ProcessInfo.processInfo.environment[variable], program: programPath,
      workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// Creates the list of folders.
  ///
  /// - Parameters:
  ///   - variable: the value of the environment variable `SCROLLUI_ASSETS`, if it is set.
  ///   - program: the absolute path of the program.
  ///   - workingFolder: the path of the working folder.
  ///   - exists: returns true if a folder exists at a path.
  package init(
    variable: String?, program: String, workingFolder: String,
    exists: (String) -> Bool = AssetFolders.isFolder
  ) {
    var candidates = (variable ?? "").split(separator: ":").map(String.init)
    let (folder, name) = (FilePath(program).folder, FilePath(program).name)
    candidates.append(folder + "/Assets")
    let prefix = FilePath(folder).folder
    candidates += ["\(prefix)/share/\(name)/Assets", "\(prefix)/share/scrollui/Assets"]
    if folder.contains("/.build/") {
      var above = prefix
      while above.count > 1 {
        candidates.append(above + "/Assets")
        above = FilePath(above).folder
      }
    }
    candidates.append(workingFolder + "/Assets")
    var seen: Set<String> = []
    paths = candidates.map(AssetFolders.withoutSlash).filter { seen.insert($0).inserted && exists($0) }
  }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The path of the program with symbolic links resolved: a link in `/usr/bin` leads to the folder with the images.
  private static var programPath: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
  }
}
