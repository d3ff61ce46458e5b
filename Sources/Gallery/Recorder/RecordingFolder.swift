import Files
import ScrollUI

/// The folder of saved recordings: `scrolldemo/recordings` in `XDG_STATE_HOME`.
package struct RecordingFolder: Equatable {
  /// A file in the folder.
  package struct File: Identifiable, Equatable {
    let path: String
    /// The name without its extension.
    package let name: String

    package var id: String { path }
  }

  static let fileExtension = "jsonl"

  package let path: String

  package init(path: String) { self.path = path }

  /// The folder of recordings of a user.
  package init(_ folders: UserFolders) {
    self.init(path: (folders.state ?? "/.local/state") + "/scrolldemo/recordings")
  }

  /// The path of a new file: its name has the date, the time and the page. `date` is in the local time zone.
  package func newPath(page: String, date: Date) -> String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    func digits(_ part: Int?, _ count: Int = 2) -> String { String(format: "%0\(count)d", part ?? 0) }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day))"
    let time = digits(parts.hour) + digits(parts.minute) + digits(parts.second)
    return "\(path)/\(day)-\(time)-\(page).\(Self.fileExtension)"
  }

  /// The `File`s with `fileExtension`, the newest first by their names. Empty if the folder cannot be read.
  package var files: [File] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix("." + Self.fileExtension) }.sorted(by: >).map { name in
      File(path: path + "/" + name, name: String(name.dropLast(Self.fileExtension.count + 1)))
    }
  }
}
