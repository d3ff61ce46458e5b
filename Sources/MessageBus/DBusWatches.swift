import CDBus

/// The watches of a connection: the directions in which libdbus wants to read and write its descriptor at the moment.
final class DBusWatches {
  private var watches: Set<OpaquePointer> = []

  /// Follows the watches of a connection. This object must live until the functions are removed again.
  func observe(_ connection: OpaquePointer, of library: dbus_library) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    _ = library.connection_set_watch_functions(
      connection,
      { watch, context in
        DBusWatches.from(context)?.watches.insert(watch)
        return 1
      },
      { watch, context in DBusWatches.from(context)?.watches.remove(watch) },
      { _, _ in }, context, nil)
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> DBusWatches? {
    context.map { Unmanaged<DBusWatches>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The descriptor, which all watches share; nil without watches.
  func descriptor(of library: dbus_library) -> Int32? { watches.first.map { library.watch_get_unix_fd($0) } }

  /// True if a watch of the direction `flag` is enabled.
  func isEnabled(_ flag: UInt32, of library: dbus_library) -> Bool {
    watches.contains { library.watch_get_flags($0) & flag != 0 && library.watch_get_enabled($0) != 0 }
  }
}
