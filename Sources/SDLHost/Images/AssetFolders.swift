import Files
import Foundation

/// The folders that an app's images are searched in.
///
/// In this order, if the folders exist:
/// 1. the folders of the environment variable `SCROLLUI_ASSETS`, separated by colons;
/// 2. `Assets` beside the program, as in an unpacked archive;
/// 3. the resources of the program's target, which SwiftPM puts beside the program: `PACKAGE_NAME.resources`. The process of the tests of a package,
///    `PACKAGEPackageTests.xctest`, has those of all targets;
/// 4. `../share/NAME/Assets` and `../share/scrollui/Assets` relative to the program's folder, as installed by a package
///    manager; `NAME` is the file name of the program;
/// 5. `Assets` in a folder above the program's: the checkout that a program in `.build` was built from;
/// 6. `Assets` in the working folder.
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
  ///   - entries: returns the names of the files and folders in a folder.
  package init(
    variable: String?, program: String, workingFolder: String,
    exists: (String) -> Bool = AssetFolders.isFolder, entries: (String) -> [String] = AssetFolders.entries(of:)
  ) {
    var candidates = (variable ?? "").split(separator: ":").map(String.init)
    let (folder, name) = (FilePath(program).folder, FilePath(program).name)
    candidates.append(folder + "/Assets")
    let suffix = name.hasSuffix("PackageTests.xctest") ? ".resources" : "_\(name).resources"
    candidates += entries(folder).filter { $0.hasSuffix(suffix) }.sorted().map { "\(folder)/\($0)" }
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

  private static func entries(of folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
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
