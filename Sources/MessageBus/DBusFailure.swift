/// An error in the answer to a call.
package struct DBusFailure: Error, Hashable, Sendable {
  /// The name of the error: `org.freedesktop.DBus.Error.InvalidArgs`.
  package let name: String
  /// The reason and its remedy, for the programmer of the caller.
  package let message: String

  private init(_ name: String, _ message: String) {
    self.name = "org.freedesktop.DBus.Error." + name
    self.message = message
  }

  /// The object does not exist, or not any more.
  package static func unknownObject(_ path: String) -> DBusFailure {
    .init("UnknownObject", "there is no object \(path)")
  }

  package static func unknownInterface(_ name: String) -> DBusFailure {
    .init("UnknownInterface", "the object has no interface \(name)")
  }

  package static func unknownMethod(_ name: String) -> DBusFailure {
    .init("UnknownMethod", "there is no method \(name)")
  }

  package static func unknownProperty(_ name: String) -> DBusFailure {
    .init("UnknownProperty", "there is no property \(name)")
  }

  package static func readOnlyProperty(_ name: String) -> DBusFailure {
    .init("PropertyReadOnly", "the property \(name) cannot be set")
  }

  package static func invalidArguments(_ message: String) -> DBusFailure { .init("InvalidArgs", message) }
}
