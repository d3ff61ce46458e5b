import CDBus

/// A message of D-Bus: a call, its answer, an error or a signal.
///
/// The header is read on demand, and the body by `read()`, so that a message of no interest costs little.
@MainActor package final class DBusMessage {
  /// The purpose of a message.
  package enum Kind { case call, answer, failure, signal }

  private let library: dbus_library
  let handle: OpaquePointer

  /// Takes over the library's message `handle`, which is released at the end of the object's life.
  init(_ handle: OpaquePointer, of library: dbus_library) {
    self.handle = handle
    self.library = library
  }

  isolated deinit { library.message_unref(handle) }

  package var kind: Kind {
    switch library.message_get_type(handle) {
    case Int32(dbus_kind_call): .call
    case Int32(dbus_kind_return): .answer
    case Int32(dbus_kind_error): .failure
    default: .signal
    }
  }

  /// The object that is called, or that sends a signal.
  package var path: String { text(library.message_get_path(handle)) }
  /// The interface of the member; empty if a call leaves it out.
  package var interface: String { text(library.message_get_interface(handle)) }
  package var member: String { text(library.message_get_member(handle)) }
  /// The unique name of the sender's connection.
  package var sender: String { text(library.message_get_sender(handle)) }
  /// The types of the body, in the notation of D-Bus.
  package var signature: String { String(cString: library.message_get_signature(handle)) }
  /// The name of the error; empty in other messages.
  package var errorName: String { text(library.message_get_error_name(handle)) }
  /// The number of the call that an answer or an error belongs to.
  var answeredSerial: UInt32 { library.message_get_reply_serial(handle) }
  /// True if the sender of a call waits for an answer.
  var wantsAnswer: Bool { library.message_get_no_reply(handle) == 0 }

  private func text(_ bytes: UnsafePointer<CChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }

  /// Returns the body; nil if it has more values than `limit` or a file descriptor.
  ///
  /// - Parameter limit: The maximum number of values, those inside of arrays and structures included.
  package func read(limit: Int = 100_000) -> [DBusValue]? {
    var position = dbus_position()
    guard library.message_iter_init(handle, &position) != 0 else { return [] }
    var reader = DBusReader(library: library, remaining: limit)
    return reader.values(at: &position)
  }

  /// Appends `values` to the body. Returns false without memory.
  func append(_ values: [DBusValue]) -> Bool {
    var position = dbus_position()
    library.message_iter_init_append(handle, &position)
    let writer = DBusWriter(library: library)
    return values.allSatisfy { writer.append($0, at: &position) }
  }
}
