import Foundation

/// Opens the dialogs for files of the desktop in front of a window. The host sets `EnvironmentValues.fileChooser` for windows with a user.
@MainActor package protocol FileChooser: AnyObject {
  /// Asks for a dialog. `answer` is called once, and not after `OpenFileDialog.close()`; during this call with `FileAnswer.unavailable`
  /// if the desktop is known to have no dialogs.
  func open(_ request: FileRequest, answer: @escaping @MainActor (FileAnswer) -> Void) -> any OpenFileDialog
}

/// An open dialog of the desktop, from `FileChooser.open(_:answer:)`.
@MainActor package protocol OpenFileDialog: AnyObject {
  /// Closes the dialog without a `FileAnswer`. It has no effect after a `FileAnswer`.
  func close()
}

/// A dialog for files, as `FileChooser.open(_:answer:)` opens it.
package struct FileRequest: Equatable, Sendable {
  /// The choice of the user.
  package enum Task: Equatable, Sendable {
    case files(several: Bool)
    case folders(several: Bool)
    /// The place of a new file, with a proposed name.
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

    /// Creates a filter that lists a file if its extension or its type fits.
    package init(name: String, extensions: [String], types: [String]) {
      self.name = name
      self.extensions = extensions
      self.types = types
    }
  }

  package var task: Task
  package var title: String
  /// The label of the button that confirms, by `fileDialogConfirmationLabel`; nil for that of the desktop.
  package var confirmation: String?
  /// The filters that the user can choose; empty for all files.
  package var filters: [Filter]
  /// The folder at the beginning, by `fileDialogDefaultDirectory`; nil for that of the desktop.
  package var folder: URL?

  /// Creates a dialog.
  package init(_ task: Task, title: String, confirmation: String? = nil, filters: [Filter] = [], folder: URL? = nil) {
    self.task = task
    self.title = title
    self.confirmation = confirmation
    self.filters = filters
    self.folder = folder
  }
}

/// The end of an `OpenFileDialog`.
package enum FileAnswer: Equatable, Sendable {
  /// The chosen files, never empty.
  case chosen([URL])
  /// The user has left the dialog.
  case cancelled
  /// The desktop has no such dialog, or ended it without a decision of the user.
  case unavailable
}

/// A `FileChooser` in the environment, which does not keep it alive.
package struct FileChooserReference {
  package private(set) weak var object: (any FileChooser)?

  /// Creates a reference.
  package init(_ object: any FileChooser) { self.object = object }
}

extension EnvironmentValues {
  /// The `FileChooser` of the host; nil for the `FileDialog` of the library.
  @Entry package var fileChooser: FileChooserReference?
}
