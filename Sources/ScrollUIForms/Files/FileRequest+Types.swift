import Files
import Foundation
import ScrollUI

extension FileRequest {
  /// The dialog of the desktop for a task of `FileDialog`; nil for a choice among files and folders, which desktops do not have.
  @MainActor init?(_ task: FileDialog.Task, _ settings: FileDialogSettings, in table: StringTable?) {
    let (choice, types): (Task, [UTType])
    switch task {
    case .open(let allowed, let several):
      let folders = allowed.filter(\.isFolder)
      guard folders.isEmpty || folders.count == allowed.count else { return nil }
      choice = folders.isEmpty ? .files(several: several) : .folders(several: several)
      types = folders.isEmpty ? allowed : []
    case .save(let name, let fileExtension):
      let isComplete = name.isEmpty || fileExtension == nil || !(name as NSString).pathExtension.isEmpty
      choice = .save(name: isComplete ? name : name + "." + (fileExtension ?? ""))
      types = fileExtension.flatMap { UTType(filenameExtension: $0) }.map { [$0] } ?? []
    }
    let title = settings.message ?? Text(task.isSaving ? "Save" : "Open")
    self.init(
      choice, title: title.plainText(in: table), confirmation: settings.confirmation?.plainText(in: table),
      filters: Self.filters(types, in: table), folder: settings.directory)
  }

  /// A `Filter` with all `types`, and a `Filter` for each of several types. Empty if a type has all files, or has no extension and no type of MIME.
  @MainActor private static func filters(_ types: [UTType], in table: StringTable?) -> [Filter] {
    func filter(_ name: LocalizedStringKey, _ types: [UTType]) -> Filter {
      Filter(
        name: Text(name).plainText(in: table), extensions: Set(types.flatMap(\.filenameExtensions)).sorted(),
        types: Set(types.flatMap(\.mimeTypes)).sorted())
    }
    let single = types.map { filter($0.filesName, [$0]) }
    let isOpen =
      types.contains { UTType.data.conforms(to: $0) } || single.contains { $0.extensions.isEmpty && $0.types.isEmpty }
    if isOpen { return [] }
    return types.count > 1 ? [filter("All supported files", types)] + single : single
  }
}

extension UTType {
  fileprivate var isFolder: Bool { conforms(to: .folder) || identifier == "public.directory" }

  /// The files of the type, for the list of filters in a dialog.
  fileprivate var filesName: LocalizedStringKey {
    switch self {
    case .text: "Text files"
    case .plainText, .utf8PlainText: "Plain text"
    case .html: "HTML documents"
    case .xml: "XML documents"
    case .json: "JSON files"
    case .rtf: "Rich text"
    case .commaSeparatedText: "CSV tables"
    case .image: "Images"
    case .png: "PNG images"
    case .jpeg: "JPEG images"
    case .gif: "GIF images"
    case .svg: "SVG images"
    case .pdf: "PDF documents"
    case .audio: "Audio"
    case .movie: "Videos"
    case .zip: "ZIP archives"
    default: LocalizedStringKey(identifier)
    }
  }
}
