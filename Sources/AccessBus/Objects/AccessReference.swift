import Semantics

/// The place of an object among those of this program.
package enum AccessPath: Hashable, Sendable {
  case application
  case element(SemanticID)
  /// The list of all elements with their facts, for readers that fetch them at once.
  case cache

  private static let folder = "/org/a11y/atspi/accessible/"

  /// The path on the bus.
  package var text: String {
    switch self {
    case .application: Self.folder + "root"
    case .element(let id): Self.folder + String(id.rawValue)
    case .cache: "/org/a11y/atspi/cache"
    }
  }

  /// Reads a path; nil for paths in another form.
  init?(_ text: String) {
    if text == AccessPath.application.text {
      self = .application
    } else if text == AccessPath.cache.text {
      self = .cache
    } else if text.hasPrefix(Self.folder), let number = UInt64(text.dropFirst(Self.folder.count)),
      text == Self.folder + String(number)
    {
      self = .element(SemanticID(rawValue: number))
    } else {
      return nil
    }
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
