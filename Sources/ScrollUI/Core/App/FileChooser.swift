import Files

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
