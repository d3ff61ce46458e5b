import Foundation

/// Where an app's pictures are looked for.
///
/// In this order, as far as the folders exist:
/// 1. the folders that the environment variable `SCROLLUI_ASSETS` names, with colons between them;
/// 2. `Assets` beside the program, as an archive unpacks;
/// 3. `../share/NAME/Assets` and `../share/scrollui/Assets` seen from the program, as a package manager installs, where NAME is that of
///    the program;
/// 4. `Assets` in a folder above the program's: the checkout that a program in `.build` was built from;
/// 5. `Assets` in the working folder.
struct AssetFolders {
  /// Absolute paths, without a slash at the end, each once.
  let paths: [String]

  static let variable = "SCROLLUI_ASSETS"

  /// The folders for the program that runs.
  static func standard() -> AssetFolders {
    AssetFolders(
      variable: ProcessInfo.processInfo.environment[variable], program: programPath,
      workingFolder: FileManager.default.currentDirectoryPath)
  }

  /// `exists` tells whether there is a folder at a path.
  init(
    variable: String?, program: String, workingFolder: String,
    exists: (String) -> Bool = AssetFolders.isFolder
  ) {
    var candidates = (variable ?? "").split(separator: ":").map(String.init)
    let (folder, name) = (AssetFolders.parent(of: program), (program as NSString).lastPathComponent)
    candidates.append(folder + "/Assets")
    let prefix = AssetFolders.parent(of: folder)
    candidates += ["\(prefix)/share/\(name)/Assets", "\(prefix)/share/scrollui/Assets"]
    if folder.contains("/.build/") {
      var above = prefix
      while above.count > 1 {
        candidates.append(above + "/Assets")
        above = AssetFolders.parent(of: above)
      }
    }
    candidates.append(workingFolder + "/Assets")
    var seen: Set<String> = []
    paths = candidates.map(AssetFolders.withoutSlash).filter { seen.insert($0).inserted && exists($0) }
  }

  private static func parent(of path: String) -> String { (path as NSString).deletingLastPathComponent }

  private static func withoutSlash(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The program's file, with links followed: a link in a folder of programs leads to where its pictures are.
  private static var programPath: String {
    let path =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return (path as NSString).standardizingPath
  }
}
