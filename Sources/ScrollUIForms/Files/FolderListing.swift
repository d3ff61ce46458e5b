import Foundation
import ScrollUI

/// The files and folders of a folder, as a dialog shows them: folders first, then by name. Hidden files, pipes and devices are left out.
package struct FolderListing: Equatable {
  package struct Entry: Identifiable, Equatable {
    let url: URL
    let isFolder: Bool
    /// The number of bytes; nil for folders.
    let size: Int?

    package var id: String { url.path }
    package var name: String { url.lastPathComponent }
  }

  package private(set) var entries: [Entry] = []
  /// A message if the folder cannot be read; nil for a folder that was read.
  private(set) var problem: String?

  /// Reads a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - types: The types of the files; an empty array accepts each file.
  package init(of folder: URL, types: [UTType]) {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
      entries = names.compactMap { Self.entry(folder.appendingPathComponent($0), types) }.sorted { one, other in
        if one.isFolder != other.isFolder { return one.isFolder }
        return one.name.localizedStandardCompare(other.name) == .orderedAscending
      }
    } catch {
      problem = error.localizedDescription
    }
  }

  private static func entry(_ url: URL, _ types: [UTType]) -> Entry? {
    var status = stat()
    guard stat(url.path, &status) == 0 else { return nil }
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    // A program that reads a pipe or a device waits for it.
    guard isFolder || status.st_mode & S_IFMT == S_IFREG else { return nil }
    if !isFolder, !types.isEmpty, !accepts(url, types) { return nil }
    return Entry(url: url, isFolder: isFolder, size: isFolder ? nil : Int(status.st_size))
  }

  /// True if `types` has the type of a file by the extension of its name. A file of an unknown type is accepted as data.
  private static func accepts(_ url: URL, _ types: [UTType]) -> Bool {
    let type = url.pathExtension.isEmpty ? nil : UTType(filenameExtension: url.pathExtension)
    return types.contains { $0 == .item || (type ?? .data).conforms(to: $0) }
  }
}
