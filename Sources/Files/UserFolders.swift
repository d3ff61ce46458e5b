import Foundation

/// The folders of a user by the XDG base directory specification.
package struct UserFolders: Sendable {
  /// The home folder; nil if `HOME` is not an absolute path.
  package let home: String?
  private let environment: [String: String]

  /// Reads the variables of a process.
  package init(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.environment = environment
    home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folder for the state of programs, `$XDG_STATE_HOME` or `~/.local/state`; nil without a home folder.
  package var state: String? { folder("XDG_STATE_HOME", "/.local/state") }

  /// The folder for the data of programs, `$XDG_DATA_HOME` or `~/.local/share`; nil without a home folder.
  package var data: String? { folder("XDG_DATA_HOME", "/.local/share") }

  /// A relative value of a variable is not valid and is not used.
  private func folder(_ variable: String, _ standard: String) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder }
    return home.map { $0 + standard }
  }

  /// The path that a user means by `text`: blanks at the ends are removed, and `~` is the home folder.
  package func expand(_ text: String) -> String {
    let path = text.trimmingCharacters(in: .whitespaces)
    guard let home, path == "~" || path.hasPrefix("~/") else { return path }
    return home + path.dropFirst(1)
  }

  /// The path with the home folder as `~`, for display.
  package func shorten(_ path: String) -> String {
    guard let home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Creates `folder` and the folders around it, for the user alone (mode 0700) as the specification asks.
  package static func create(_ folder: String) throws(FileError) {
    let outer = FilePath(folder).folder
    guard outer != folder, access(folder, F_OK) != 0 else { return }
    try create(outer)
    guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw .last }
  }
}
