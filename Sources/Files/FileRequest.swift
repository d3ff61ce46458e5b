import Foundation

/// A dialog of the desktop in which the user chooses files. `DesktopPortal.chooseFiles(_:parent:answer:)` and `FileChooser` open it.
package struct FileRequest: Equatable, Sendable {
  /// The choice of the user.
  package enum Task: Equatable, Sendable {
    /// Files that exist.
    case files(several: Bool)
    /// Folders that exist.
    case folders(several: Bool)
    /// The place of a new file, with a proposed name. The dialog asks before it accepts the place of another file.
    case save(name: String)
  }

  /// Files that the dialog lists.
  package struct Filter: Equatable, Sendable {
    /// The name of the filter, for the user.
    package var name: String
    /// The ends of names, without a dot, such as `png` or `jpeg`.
    package var extensions: [String]
    /// Types of MIME, such as `image/png` or `image/*`.
    package var types: [String]

    /// Creates a `Filter` that lists a file if `extensions` or `types` have its own.
    package init(name: String, extensions: [String], types: [String]) {
      self.name = name
      self.extensions = extensions
      self.types = types
    }
  }

  package var task: Task
  package var title: String
  /// The label of the button that confirms (`accept_label`); nil for that of the desktop.
  package var confirmation: String?
  /// The `Filter`s that the user can choose, the first at the beginning; empty for all files.
  package var filters: [Filter]
  /// The folder at the beginning; nil for that of the desktop.
  package var folder: URL?

  /// Creates a dialog.
  package init(
    _ task: Task, title: String = "", confirmation: String? = nil, filters: [Filter] = [], folder: URL? = nil
  ) {
    self.task = task
    self.title = title
    self.confirmation = confirmation
    self.filters = filters
    self.folder = folder
  }
}

/// The end of the dialog of a `FileRequest`.
package enum FileAnswer: Equatable, Sendable {
  /// The chosen files, never empty.
  case chosen([URL])
  /// The user has left the dialog.
  case cancelled
  /// The desktop has no such dialog, or it has ended without a decision of the user.
  case unavailable
}
