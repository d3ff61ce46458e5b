import Foundation
import ScrollUI

/// A button that shares a value: a menu copies its text, puts it into a mail, or saves it as a file.
///
/// ```swift
/// ShareLink(item: trip.address, subject: Text(trip.name))
/// ShareLink(item: photo, preview: SharePreview(photo.title))
/// ```
///
/// The text of a value and its data are those of its `Transferable.transferRepresentation`. The menu has the ways that the value allows.
public struct ShareLink<Label: View> {
  private let values: [any Transferable]
  private let subject: Text?
  private let message: Text?
  private let title: Text?
  private let label: Label
  @State private var file: SharedFile?
  @State private var failure: String?
  @Environment(\.openURL) private var openURL
  @Environment(\.copyText) private var copyText
  @Environment(\.stringTable) private var table

  nonisolated private init(values: [any Transferable], subject: Text?, message: Text?, title: Text?, label: Label) {
    self.values = values
    self.subject = subject
    self.message = message
    self.title = title
    self.label = label
  }
}

/// The data of values that is about to be saved: a file, or a folder of files.
private struct SharedFile: FileDocument {
  static var readableContentTypes: [UTType] { [.data] }
  let type: UTType
  let content: FileWrapper

  /// Asks `items` for their data. Nil without data.
  @MainActor init?(_ items: [SharedItem], name: String) async throws {
    var files: [(type: UTType, data: Data)] = []
    for item in items {
      if let type = item.fileType, let data = try await item.fileData() { files.append((type, data)) }
    }
    guard let first = files.first else { return nil }
    guard files.count > 1 else {
      (type, content) = (first.type, FileWrapper(regularFileWithContents: first.data))
      return
    }
    type = .folder
    let wrappers = files.enumerated().map { index, file in
      let ending = file.type.preferredFilenameExtension.map { "." + $0 } ?? ""
      return ("\(name) \(index + 1)\(ending)", FileWrapper(regularFileWithContents: file.data))
    }
    content = FileWrapper(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: wrappers))
  }

  init(configuration: ReadConfiguration) { (type, content) = (configuration.contentType, configuration.file) }

  func fileWrapper(configuration: WriteConfiguration) -> FileWrapper { content }
}

nonisolated extension ShareLink {
  /// Creates a link that shares a value.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - subject: The subject of a mail.
  ///   - message: The text before the value in a mail.
  ///   - preview: The title of the value; nil for no title.
  ///   - label: The views of the link.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>? = SharePreview<Never, Never>?.none, @ViewBuilder label: () -> Label
  ) {
    self.init(values: [item], subject: subject, message: message, title: preview?.title, label: label())
  }

  /// Creates a link that shares values. The texts are shared as lines, and data is saved as a folder of files.
  ///
  /// - Parameters:
  ///   - items: The values.
  ///   - subject: The subject of a mail.
  ///   - message: The text before the values in a mail.
  ///   - label: The views of the link.
  public init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable {
    self.init(values: Array(items), subject: subject, message: message, title: nil, label: label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the label Share that shares a value with the title of `preview`.
  public init<Item: Transferable, Image, Icon>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>? = SharePreview<Never, Never>?.none
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a link with the label Share that shares values. The texts are shared as lines, and data is saved as a folder of files.
  public init<Data: RandomAccessCollection>(items: Data, subject: Text? = nil, message: Text? = nil)
  where Data.Element: Transferable {
    self.init(items: items, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link with a localized title that shares a value with the title of `preview`.
  public init<Item: Transferable, Image, Icon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<Image, Icon>? = SharePreview<Never, Never>?.none
  ) {
    self.init(item: item, subject: subject, message: message, preview: preview) {
      DefaultShareLinkLabel(title: Text(titleKey))
    }
  }

  /// Creates a link with a title that is not localized and shares a value.
  @_disfavoredOverload
  public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(title)) }
  }
}

/// The label of a `ShareLink`: the symbol of sharing and a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(title: Text = Text("Share")) { self.title = title }

  /// The symbol and the title.
  public var body: some View {
    Label(title: { title }, icon: { Image(systemName: "square.and.arrow.up") })
  }
}

@MainActor extension ShareLink: View {
  /// A button that opens a menu.
  public var body: some View {
    Menu {
      if let title { Section(content: { ways }, header: { title }) } else { ways }
    } label: {
      label
    }
    .menuIndicator(.hidden)
    .fileExporter(
      isPresented: Binding(get: { file != nil }, set: { if !$0 { file = nil } }), document: file,
      contentType: file?.type ?? .data, defaultFilename: plain(title)
    ) { result in
      if case .failure(let error) = result { failure = error.localizedDescription }
    }
    .alert("The item was not shared", isPresented: Binding(get: { failure != nil }, set: { if !$0 { failure = nil } }))
    {
      Button("OK") {}
    } message: {
      Text(verbatim: failure ?? "")
    }
  }

  /// The buttons of the menu.
  @ViewBuilder private var ways: some View {
    let items = values.map { SharedItem($0) }
    if items.contains(where: \.hasText) {
      Button("Copy", systemImage: "doc.on.doc") { sharing { copyText(try await Self.text(of: items)) } }
      Button("Send by Mail", systemImage: "envelope") {
        sharing {
          let body = [plain(message), try await Self.text(of: items)]
          if let mail = Self.mail(subject: plain(subject), body: body) { openURL(mail) }
        }
      }
    }
    if items.contains(where: { $0.fileType != nil }) {
      Button("Save to File", systemImage: "square.and.arrow.down") {
        sharing { file = try await SharedFile(items, name: plain(title) ?? "Item") }
      }
    }
  }

  /// Runs an action that waits for data, and shows its error.
  private func sharing(_ action: @escaping @MainActor () async throws -> Void) {
    Task.immediate { @MainActor in
      do { try await action() } catch { failure = error.localizedDescription }
    }
  }

  private static func text(of items: [SharedItem]) async throws -> String {
    var lines: [String] = []
    for item in items { if let text = try await item.text() { lines.append(text) } }
    return lines.joined(separator: "\n")
  }

  private func plain(_ text: Text?) -> String? { text?.plainText(in: table) }

  /// The address that opens a new mail.
  static func mail(subject: String?, body: [String?]) -> URL? {
    var address = URLComponents()
    address.scheme = "mailto"
    let lines = body.compactMap(\.self).filter { !$0.isEmpty }
    var items = [URLQueryItem(name: "body", value: lines.joined(separator: "\n"))]
    if let subject, !subject.isEmpty { items.insert(URLQueryItem(name: "subject", value: subject), at: 0) }
    address.queryItems = items
    return address.url
  }
}
