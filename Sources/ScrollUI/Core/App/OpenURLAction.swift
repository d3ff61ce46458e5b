import Foundation

/// An action that opens an address, read from `EnvironmentValues.openURL`.
///
/// ```swift
/// @Environment(\.openURL) private var openURL
/// Button("Help") { openURL(helpPage) }
/// ```
public struct OpenURLAction {
  /// The answer of a handler.
  public struct Result: Sendable {
    fileprivate enum Answer: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    fileprivate let answer: Answer

    /// The handler has opened the address.
    public static let handled = Result(answer: .handled)
    /// The address is not opened.
    public static let discarded = Result(answer: .discarded)
    /// The system opens the address.
    public static let systemAction = Result(answer: .system(nil))

    /// The system opens `url` instead of the address.
    public static func systemAction(_ url: URL) -> Result { Result(answer: .system(url)) }
  }

  private let handler: (URL) -> Result
  /// Opens an address with the program that the desktop has chosen for it. Returns false if it cannot be opened.
  fileprivate var system: @MainActor (URL) -> Bool = { _ in false }

  /// Creates an action that calls `handler`.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Creates the action of a window.
  init(system: @escaping @MainActor (URL) -> Bool) {
    handler = { _ in .systemAction }
    self.system = system
  }

  /// Opens `url`.
  @MainActor public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens `url` and calls `completion` with false if it was not opened.
  @MainActor public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  @MainActor private func open(_ url: URL) -> Bool {
    switch handler(url).answer {
    case .handled: return true
    case .discarded: return false
    case .system(let other):
      let url = other ?? url
      return Self.isOpened(url) && system(url)
    }
  }

  /// True for the addresses that the system may open: web pages and mail. Others, such as files, could start programs.
  nonisolated package static func isOpened(_ url: URL) -> Bool {
    ["http", "https", "mailto"].contains(url.scheme?.lowercased() ?? "")
  }
}

extension EnvironmentValues {
  /// The action that opens addresses: by default with the program of the desktop, for http, https and mailto alone.
  public var openURL: OpenURLAction {
    get { openURLAction }
    set {
      var action = newValue
      // A handler may leave the address to the system.
      action.system = openURLAction.system
      openURLAction = action
    }
  }

  @Entry var openURLAction: OpenURLAction = OpenURLAction { _ in .systemAction }
}
