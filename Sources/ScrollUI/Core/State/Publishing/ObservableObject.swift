import Synchronization

/// An object that says when it is about to change, by its `@Published` properties or by hand.
///
/// New code is better off with `@Observable`, which tells views apart by the properties that they read.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The object's publisher, which lives as long as the object.
  public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publishers of objects that declare none themselves.
///
/// A table beside the objects, since nothing can be stored in them from outside: entries whose object has gone are swept out
/// whenever the table has doubled, so a look-up is O(1) in the mean.
private enum ChangePublishers {
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    var sweepAt = 64
  }

  private static let table = Mutex(Table())

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let owner = UncheckedTransfer(object)
    return table.withLock { table in
      // Another object may have had the same address before.
      if let entry = table.entries[id], entry.object === owner.value { return entry.publisher }
      let entry = Entry(object: owner.value, publisher: ObservableObjectPublisher())
      table.entries[id] = entry
      if table.entries.count > table.sweepAt {
        table.entries = table.entries.filter { $0.value.object != nil }
        table.sweepAt = max(64, table.entries.count * 2)
      }
      return entry.publisher
    }
  }
}
