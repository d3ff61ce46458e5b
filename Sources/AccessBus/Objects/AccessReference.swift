import MessageBus
import Semantics

/// The place of an object among those of this program.
package enum AccessPath: Hashable, Sendable {
  case application
  /// An element of the window with a number; that of the first window is 0.
  case element(SemanticID, window: Int = 0)
  /// The list of all elements with their facts, for readers that fetch them at once.
  case cache

  private static let folder = "/org/a11y/atspi/accessible/"

  /// The path on the bus.
  package var text: String {
    switch self {
    case .application: Self.folder + "root"
    case .element(let id, let window): Self.folder + (window == 0 ? "" : "\(window)_") + String(id.rawValue)
    case .cache: "/org/a11y/atspi/cache"
    }
  }

  /// Reads a path; nil for paths in another form.
  package init?(_ text: String) {
    if text == AccessPath.application.text {
      self = .application
    } else if text == AccessPath.cache.text {
      self = .cache
    } else if text.hasPrefix(Self.folder), let path = Self.element(text.dropFirst(Self.folder.count)), path.text == text
    {
      self = path
    } else {
      return nil
    }
  }
}

extension AccessPath {
  /// Reads “12”, the element 12 of the first window, or “3_12”, that of the window 3.
  private static func element(_ name: Substring) -> AccessPath? {
    let parts = name.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count <= 2, let number = parts.last.flatMap({ UInt64($0) }),
      let window = parts.count == 1 ? 0 : Int(parts[0])
    else { return nil }
    return .element(SemanticID(rawValue: number), window: window)
  }
}

/// A reference to an object of any program: the name of its connection and its path.
package struct AccessReference: Hashable, Sendable {
  package var name: String
  package var path: String

  /// The reference to no object.
  package static let null = AccessReference(name: "", path: "/org/a11y/atspi/null")

  package var value: DBusValue { .structure([.string(name), .objectPath(path)]) }

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }

  /// Reads a structure of the type `(so)`; nil for other values.
  package init?(_ value: DBusValue?) {
    guard let members = value?.elements, members.count == 2, let name = members[0].asString,
      case .objectPath(let path) = members[1]
    else { return nil }
    self.init(name: name, path: path)
  }
}
