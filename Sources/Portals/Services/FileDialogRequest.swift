import Foundation

/// A dialog in which a user chooses files, as the desktop shows it.
package struct FileDialogRequest: Hashable, Sendable {
  /// The choice of the user.
  package enum Task: Hashable, Sendable {
    /// Files that exist.
    case files(several: Bool)
    /// Folders that exist.
    case folders(several: Bool)
    /// The place of a new file, with a proposed name. The dialog asks before it accepts the place of another file.
    case save(name: String)
  }

  /// Files that the dialog lists, by the ends of their names or by their types.
  package struct Filter: Hashable, Sendable {
    /// The name of the filter, for the user.
    package var name: String
    /// Patterns of names: `*.png`.
    package var globs: [String]
    /// Types of MIME: `image/png`, `image/*`.
    package var types: [String]

    /// Creates a filter that lists a file if a pattern or a type fits.
    package init(name: String, globs: [String], types: [String]) {
      self.name = name
      self.globs = globs
      self.types = types
    }
  }

  /// The end of a dialog.
  package enum Answer: Hashable, Sendable {
    /// The chosen files, never empty.
    case chosen([URL])
    /// The user has left the dialog.
    case cancelled
    /// There was no dialog, or it has ended without a decision of the user.
    case unavailable
  }

  package var task: Task
  /// The window in front of which the dialog stands, in the notation of portals: `x11:2a00007`, `wayland:HANDLE`; empty without a window.
  package var parent = ""
  package var title = ""
  /// The label of the button that confirms; nil for that of the desktop.
  package var confirmation: String?
  /// The filters that the user can choose, the first at the beginning; empty for all files.
  package var filters: [Filter] = []
  /// The path of the folder at the beginning; nil for that of the desktop.
  package var folder: String?

  /// Creates a dialog without a title, for all files.
  package init(_ task: Task) { self.task = task }
}
