import Foundation
import ScrollUI

@MainActor extension View {
  /// Shows a dialog in which the user chooses a file to open: that of the desktop by `EnvironmentValues.fileChooser`, otherwise a `FileDialog`.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - allowedContentTypes: The types of the files that are listed, by the extensions of their names. `.folder` accepts folders.
  ///   - onCompletion: Receives the file.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false) {
      result in onCompletion(result.map { $0[0] })
    }
  }

  /// Shows a dialog in which the user chooses files to open.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - allowedContentTypes: The types of the files that are listed, by the extensions of their names. `.folder` accepts folders.
  ///   - allowsMultipleSelection: True if several files can be chosen.
  ///   - onCompletion: Receives the files, at least one.
  ///   - onCancellation: Called when the dialog was left without a choice.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        task: .open(types: allowedContentTypes, allowsMultiple: allowsMultipleSelection),
        choose: { onCompletion(.success($0)) }, cancelled: onCancellation))
  }

  /// Shows a dialog in which the user chooses the place of a new file, and writes a document into it.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - document: The document; the dialog is not shown for nil.
  ///   - contentType: The type of the file, which gives its name an extension.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Receives the file, or the error of writing.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType], defaultFilename: defaultFilename,
      onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows a dialog in which the user chooses the place of a new file, and writes a document into it.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - document: The document; the dialog is not shown for nil.
  ///   - contentTypes: The types of the file, of which the first gives its name an extension; those of the document if it is empty.
  ///   - defaultFilename: The name that is proposed.
  ///   - onCompletion: Receives the file, or the error of writing.
  ///   - onCancellation: Called when the dialog was left without a choice.
  public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let type = contentTypes.first ?? D.writableContentTypes.first ?? .data
    return exporter(isPresented, hasItem: document != nil, type, defaultFilename, onCompletion, onCancellation) { url in
      guard let document else { return }
      let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: try? FileWrapper(url: url))
      try document.fileWrapper(configuration: configuration).write(to: url)
    }
  }

  private func exporter(
    _ isPresented: Binding<Bool>, hasItem: Bool, _ type: UTType, _ name: String?,
    _ onCompletion: @escaping (Result<URL, any Error>) -> Void, _ onCancellation: @escaping () -> Void,
    write: @escaping (URL) throws -> Void
  ) -> some View {
    let shown = Binding(get: { isPresented.wrappedValue && hasItem }, set: { isPresented.wrappedValue = $0 })
    let save = FileDialog.Task.save(name: name ?? "", fileExtension: type.preferredFilenameExtension)
    return modifier(
      FileDialogModifier(
        isPresented: shown, task: save,
        choose: { urls in
          guard let url = urls.first else { return }
          onCompletion(Result { try write(url) }.map { url })
        }, cancelled: onCancellation))
  }

  /// Shows a dialog in which the user chooses the folder that a file is moved to.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - file: The file; the dialog is not shown for nil.
  ///   - onCompletion: Receives the new place of the file, or the error of moving. A file with the name in the folder is an error.
  ///   - onCancellation: Called when the dialog was left without a choice.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [], onCompletion: { onCompletion($0.map { $0[0] }) },
      onCancellation: onCancellation)
  }

  /// Shows a dialog in which the user chooses the folder that files are moved to.
  ///
  /// - Parameters:
  ///   - isPresented: True while the dialog is shown; false after the choice.
  ///   - files: The files; the dialog is not shown without files.
  ///   - onCompletion: Receives the new places of the files, or the first error of moving. The files before it are moved.
  ///   - onCancellation: Called when the dialog was left without a choice.
  public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    let shown = Binding(
      get: { isPresented.wrappedValue && !files.isEmpty }, set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogModifier(
        isPresented: shown, task: .open(types: [.folder], allowsMultiple: false),
        choose: { folders in
          guard let folder = folders.first else { return }
          onCompletion(
            Result {
              try files.map { file in
                let place = folder.appendingPathComponent(file.lastPathComponent)
                try FileManager.default.moveItem(at: file, to: place)
                return place
              }
            })
        }, cancelled: onCancellation))
  }

  /// Sets the folder in which the file dialogs of this view begin; the user's home without it.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.directory = defaultDirectory }
  }

  /// Sets a message above the files in the file dialogs of this view.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  /// Sets a localized message above the files in the file dialogs of this view.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets the label of the button that confirms the file dialogs of this view.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.confirmation = label }
  }

  /// Sets the localized label of the button that confirms the file dialogs of this view.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }
}
