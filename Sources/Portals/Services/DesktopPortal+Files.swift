import Files
import Foundation
import MessageBus

extension DesktopPortal {
  private static let fileChooser = "org.freedesktop.portal.FileChooser"
  /// The first version of the interface in which `OpenFile` has the option `directory`.
  private static let versionOfFolders = 3

  /// Asks for a dialog of the desktop, `org.freedesktop.portal.FileChooser`.
  ///
  /// - Parameters:
  ///   - parent: The parent window of the dialog, as portals write it: `x11:2a00007` or `wayland:HANDLE`; empty without a window.
  ///   - answer: Called once, and not after `PortalRequest.close()`; at once if there is no portal.
  package func chooseFiles(
    _ dialog: FileRequest, parent: String = "", answer: @escaping @MainActor (FileAnswer) -> Void
  ) -> PortalRequest {
    let request = PortalRequest(to: self) { end in
      switch end {
      case .answered(let results): answer(dialog.files(results).map { .chosen($0) } ?? .unavailable)
      case .cancelled: answer(.cancelled)
      case .failed: answer(.unavailable)
      }
    }
    request.begin(
      Self.fileChooser, dialog.isSaving ? "SaveFile" : "OpenFile", [.string(parent), .string(dialog.title)],
      leastVersion: dialog.isOfFolders ? Self.versionOfFolders : 1, options: dialog.options)
    return request
  }
}

extension FileRequest {
  fileprivate var isSaving: Bool { if case .save = task { true } else { false } }
  fileprivate var isOfFolders: Bool { if case .folders = task { true } else { false } }

  fileprivate var options: [(String, DBusValue)] {
    var options: [(String, DBusValue)] = [("modal", .boolean(true))]
    switch task {
    case .files(let several): options.append(("multiple", .boolean(several)))
    case .folders(let several): options += [("multiple", .boolean(several)), ("directory", .boolean(true))]
    case .save(let name): if !name.isEmpty { options.append(("current_name", .string(name))) }
    }
    if let confirmation { options.append(("accept_label", .string(confirmation))) }
    if let first = filters.first {
      options += [("filters", .array(of: "(sa(us))", filters.map(\.value))), ("current_filter", first.value)]
    }
    if let folder {
      options.append(("current_folder", .array(of: "y", (Array(folder.path.utf8) + [0]).map { .byte($0) })))
    }
    return options
  }

  /// The files in the results of the portal; nil without a file of this computer. A portal may not return more files than were asked for.
  fileprivate func files(_ results: [String: DBusValue]) -> [URL]? {
    let files = results["uris"]?.elements.lazy.compactMap(\.asString).compactMap(Self.file) ?? []
    let chosen = isSeveral ? Array(files) : Array(files.prefix(1))
    return chosen.isEmpty ? nil : chosen
  }

  private var isSeveral: Bool {
    switch task {
    case .files(let several), .folders(let several): several
    case .save: false
    }
  }

  /// The file of an address; nil for addresses of other kinds and of other computers, and for names that are no text.
  private static func file(_ address: String) -> URL? {
    guard let url = URL(string: address), url.isFileURL, ["", "localhost"].contains(url.host ?? ""),
      let path = url.path(percentEncoded: true).removingPercentEncoding, path.hasPrefix("/"), !path.utf8.contains(0)
    else { return nil }
    return URL(fileURLWithPath: path)
  }
}

extension FileRequest.Filter {
  /// The filter in the notation of portals: `(sa(us))`, with 0 for patterns and 1 for types.
  fileprivate var value: DBusValue {
    let rules =
      extensions.map { DBusValue.structure([.uint32(0), .string("*." + $0)]) }
      + types.map { .structure([.uint32(1), .string($0)]) }
    return .structure([.string(name), .array(of: "(us)", rules)])
  }
}
