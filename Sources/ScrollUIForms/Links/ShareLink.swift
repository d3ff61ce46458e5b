import Foundation
import ScrollUI

/// A button that offers to copy a text or an address, and to send it by mail.
///
/// Linux has no common panel for sharing, so the button opens a menu.
public struct ShareLink<Label: View> {
  /// The text that is shared, a line for each item.
  private let text: String
  private let subject: Text?
  private let message: Text?
  private let label: Label
  @Environment(\.openURL) private var openURL
  @Environment(\.copyText) private var copyText
  @Environment(\.stringTable) private var table

  nonisolated private init(text: String, subject: Text?, message: Text?, label: Label) {
    self.text = text
    self.subject = subject
    self.message = message
    self.label = label
  }
}

nonisolated extension ShareLink {
  /// Creates a link that shares an address.
  ///
  /// - Parameters:
  ///   - item: The address.
  ///   - subject: The subject of a mail.
  ///   - message: The text before the address in a mail.
  ///   - label: The views of the link.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item.absoluteString, subject: subject, message: message, label: label())
  }

  /// Creates a link that shares a text.
  ///
  /// - Parameters:
  ///   - item: The text.
  ///   - subject: The subject of a mail.
  ///   - message: The text before the item in a mail.
  ///   - label: The views of the link.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: item, subject: subject, message: message, label: label())
  }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link with the label Share that shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link with the label Share that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel() }
  }

  /// Creates a link with a localized title that shares an address.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
  }

  /// Creates a link with a localized title that shares a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleKey)) }
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
      Button("Copy", systemImage: "doc.on.doc") { copyText(text) }
      Button("Send by Mail", systemImage: "envelope") {
        if let mail = Self.mail(subject: plain(subject), body: [plain(message), text]) { openURL(mail) }
      }
    } label: {
      label
    }
    .menuIndicator(.hidden)
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
