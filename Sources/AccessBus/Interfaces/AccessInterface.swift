import MessageBus

/// A method of an interface: its types, and the function that answers it.
package struct AccessMethod: Sendable {
  typealias Body = @MainActor @Sendable (AccessObject, [DBusValue]) throws(DBusFailure) -> [DBusValue]

  package let name: String
  /// The types of the arguments. A call with other types is answered with an error, and `body` is not called.
  package let input: String
  /// The types of the answer.
  package let output: String
  let body: Body

  init(_ name: String, _ input: String = "", returns output: String = "", _ body: @escaping Body) {
    self.name = name
    self.input = input
    self.output = output
    self.body = body
  }
}

/// A property of an interface.
package struct AccessProperty: Sendable {
  typealias Getter = @MainActor @Sendable (AccessObject) throws(DBusFailure) -> DBusValue
  typealias Setter = @MainActor @Sendable (AccessObject, DBusValue) throws(DBusFailure) -> Void

  package let name: String
  package let type: String
  let get: Getter
  /// Changes the property to a value of its type; nil if it is read-only.
  let set: Setter?

  init(_ name: String, _ type: String, set: Setter? = nil, get: @escaping Getter) {
    self.name = name
    self.type = type
    self.get = get
    self.set = set
  }
}

/// An interface of objects: a table of methods and properties, by which calls are checked, answered and described.
package struct AccessInterface: Sendable {
  package let name: String
  /// True if the object has the interface.
  let isOffered: @MainActor @Sendable (AccessObject) -> Bool
  package var methods: [AccessMethod] = []
  package var properties: [AccessProperty] = []
  /// Names and types of the signals.
  var signals: [(name: String, type: String)] = []

  /// All interfaces. The first three are those of D-Bus.
  package static let all: [AccessInterface] = [
    .properties, .introspectable, .peer, .accessible, .application, .component, .action, .value, .selection, .text,
    .editableText, .table, .tableCell, .cache,
  ]

  static let prefix = "org.a11y.atspi."
}

/// Arguments of a call. Their types were checked.
extension [DBusValue] {
  func integer(_ index: Int) -> Int { self[index].asInteger ?? 0 }

  func string(_ index: Int) -> String { self[index].asString ?? "" }

  /// The coordinate system by its AT-SPI number, the argument at `index`.
  func coordinates(_ index: Int) throws(DBusFailure) -> AccessCoordinates { try AccessCoordinates(integer(index)) }
}
