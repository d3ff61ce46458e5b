import Engine
import Files
import Gallery
import ScrollUI

/// The file with the `GalleryState` of the last run: `scrolldemo/state.json` in the state directory of the XDG base directory specification,
/// `$XDG_STATE_HOME` or `~/.local/state`.
@MainActor package final class StateFile {
  private let path: String
  /// True after `save(_:)` has reported an error; further errors are not reported.
  private var hasFailed = false
  /// The content of the file as a `GalleryState`.
  package private(set) var state: GalleryState

  /// The maximum size of the file in bytes; a larger file is not read.
  private static let byteLimit = 1 << 16

  /// Reads the file below `directory`, and removes the drafts that killed programs have left beside it. A missing file is the state of a
  /// first run; so is a broken file, which is reported on standard error and replaced by the next `save(_:)`.
  package init(directory: String) {
    path = "\(directory)/scrolldemo/state.json"
    state = GalleryState()
    OutputFile.removeAbandonedDrafts(in: FilePath(path).folder)
    if access(path, F_OK) != 0, errno == ENOENT || errno == ENOTDIR { return }
    guard let data = try? BoundedFile.read(path, limit: Self.byteLimit).data,
      let read = try? JSONDecoder().decode(GalleryState.self, from: data)
    else {
      StandardError.warn("the state of the last run in \(path) cannot be read and is not used")
      return
    }
    state = read
  }

  /// Replaces the content of the file. An interrupted write leaves the former content.
  package func save(_ state: GalleryState) {
    guard state != self.state else { return }
    self.state = state
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      try OutputFile.replace(path, with: encoder.encode(state))
    } catch {
      guard !hasFailed else { return }
      hasFailed = true
      StandardError.warn("the state of the gallery cannot be kept in \(path); --fresh does without it")
    }
  }
}
